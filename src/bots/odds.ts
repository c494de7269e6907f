/** The chance that `drawn` cards from `size`, of which `marked` are marked, hold no marked one. */
export function chanceOfNone(size: number, marked: number, drawn: number): number {
  let chance = 1;
  for (let i = 0; i < drawn; i++) {
    const unmarked = size - marked - i;
    if (unmarked <= 0) return 0;
    chance *= unmarked / (size - i);
  }
  return chance;
}
