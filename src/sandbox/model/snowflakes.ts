import type { Clock } from '../clock.ts';

const DISCORD_EPOCH = 1_420_070_400_000;

/**
 * A source of ids as Discord makes them: milliseconds since 2015 in the upper bits, so that ids sort by age.
 * Two ids of one millisecond differ in the lower bits; a clock that is set back never repeats an id.
 */
export function snowflakes(clock: Clock): () => string {
  let last = 0n;
  return () => {
    const fromClock = BigInt(Math.floor(clock.now() - DISCORD_EPOCH)) << 22n;
    last = fromClock > last ? fromClock : last + 1n;
    // Clients take ids for 17–19 digits (discord.md, Gateway); a clock near 2015 would make shorter ones.
    if (last < 10n ** 16n || last >= 10n ** 19n) {
      throw new RangeError(`The sandbox's clock says ${new Date(clock.now()).toISOString()}: no valid id can be made.`);
    }
    return String(last);
  };
}

/** Which of `shardCount` shards serves a server (Discord's own formula). */
export function shardOf(guildId: string, shardCount: number): number {
  return Number((BigInt(guildId) >> 22n) % BigInt(shardCount));
}
