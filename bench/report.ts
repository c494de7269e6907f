/** Prints a figure of one bench, as one JSON object a line. */
export type Report = (metric: string, value: number, unit: string) => void;

export function reporting(bench: string): Report {
  return (metric, value, unit) => {
    process.stdout.write(`${JSON.stringify({ bench, metric, value, unit })}\n`);
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
