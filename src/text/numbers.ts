const MINUS = '\u2212';

/** With a real minus sign, which no font mistakes for a hyphen. */
export function amount(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value);
}

/** With its sign, also above zero. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : amount(value);
}

/** `1 trick`, `2 tricks`: for languages that tell one from all others. */
export function counted(count: number, one: string, others: string): string {
  return `${amount(count)} ${Math.abs(count) === 1 ? one : others}`;
}

export function joined(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
