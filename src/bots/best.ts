/** The choice of highest worth, of several the first. Throws if there is nothing to choose from. */
export function firstBest<Choice>(choices: readonly Choice[], worth: (choice: Choice) => number): Choice {
  const [first, ...rest] = choices.map((choice) => ({ choice, worth: worth(choice) }));
  if (!first) throw new RangeError('nothing to choose from');
  return rest.reduce((best, each) => (each.worth > best.worth ? each : best), first).choice;
}
