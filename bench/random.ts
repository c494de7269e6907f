/** A small fast generator (xorshift32) for benches and searches; never for real deals. */
export function randomNumbers(seed: number): (bound: number) => number {
  let state = seed | 0 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (((state >>> 0) * bound) / 4294967296) | 0;
  };
}
