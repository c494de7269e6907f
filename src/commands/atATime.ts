const MOST = 50;

/** Runs for every item, some at a time: a thousand servers are asked quickly, and Redis answers others in between. */
export async function atATime<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += MOST) {
    results.push(...(await Promise.all(items.slice(from, from + MOST).map(run))));
  }
  return results;
}
