/** A small fast generator (xorshift32) of numbers below a bound up to 65536, for benches; never for real deals. */
export function randomNumbers(seed: number): (bound: number) => number {
  let state = seed | 0 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 16) * bound) >>> 16;
  };
}
