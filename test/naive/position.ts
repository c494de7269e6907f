/** `deal 2, play 4` or `deal 2` at the start of an error's text, empty where it names neither (rules.md §5). */
export function positionOf(error: string): string {
  return /^deal \d+(, play \d+)?/.exec(error)?.[0] ?? '';
}
