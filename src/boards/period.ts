export const PERIODS = ['all', 'year', 'month', 'week'] as const;
/** All time, or a year, month or ISO week of UTC. */
export type Period = (typeof PERIODS)[number];

const DAY = 24 * 60 * 60 * 1000;

/** ISO 8601: weeks begin on Monday, and belong to the year of their Thursday. */
function weekOf(at: number): string {
  const weekday = (new Date(at).getUTCDay() + 6) % 7;
  const thursday = new Date(at + (3 - weekday) * DAY);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY));
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Name of the period that a moment (ms since 1970) lies in: `all`, `2026`, `2026-09`, `2026-W39`. */
export function periodAt(period: Period, at: number): string {
  switch (period) {
    case 'all':
      return 'all';
    case 'year':
      return new Date(at).toISOString().slice(0, 4);
    case 'month':
      return new Date(at).toISOString().slice(0, 7);
    case 'week':
      return weekOf(at);
  }
}
