/** Whether every word that was typed occurs somewhere in these texts, in capitals or not; without a word everything fits. */
export function searching(typed: string): (texts: readonly (string | null)[]) => boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return (texts) => {
    const all = texts.join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
}
