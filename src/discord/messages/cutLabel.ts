/** Of labels in menus and of what is offered while somebody types (discord.md). */
const LONGEST = 100;

/** A label that Discord takes: cut between characters, never within one. */
export function cutLabel(label: string): string {
  if (label.length <= LONGEST) return label;
  return `${label.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
