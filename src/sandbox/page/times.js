/** Times as Discord's client writes them. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @type {readonly (readonly [seconds: number, unit: Intl.RelativeTimeFormatUnit])[]} */
const UNITS = [
  [365 * DAY, 'year'],
  [30 * DAY, 'month'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
  [1, 'second'],
];

/** @type {Readonly<Record<string, Intl.DateTimeFormatOptions>>} */
const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/**
 * `<t:unix:style>`; `R` counts down or up to the second.
 * @param {{ unix: number, style: string }} time seconds since 1970
 * @param {string} locale
 * @param {number} now ms since 1970
 */
function timeText({ unix, style }, locale, now) {
  if (style !== 'R') return new Intl.DateTimeFormat(locale, STYLES[style]).format(unix * 1000);
  const seconds = unix - Math.floor(now / 1000);
  const [size, unit] = UNITS.find(([size]) => Math.abs(seconds) >= size) ?? [1, 'second'];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.trunc(seconds / size), unit);
}

/**
 * When a message was sent: the time today, else with its day.
 * @param {number} at ms since 1970
 * @param {string} locale
 * @param {number} now
 * @param {(time: string) => string} yesterday
 */
export function sentText(at, locale, now, yesterday) {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
  const days = dayNumber(now) - dayNumber(at);
  if (days === 0) return time;
  return days === 1
    ? yesterday(time)
    : new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(at);
}

/** @param {number} at ms since 1970 */
export function dayNumber(at) {
  const date = new Date(at);
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (DAY * 1000));
}

/**
 * Writes every `<time data-unix>` of the page; lit-html leaves their content alone.
 * @param {string} locale
 */
export function fillTimes(locale) {
  const now = Date.now();
  for (const element of document.querySelectorAll('time[data-unix]')) {
    if (!(element instanceof HTMLElement)) continue;
    const text = timeText({ unix: Number(element.dataset.unix), style: element.dataset.style ?? 'f' }, locale, now);
    if (element.textContent !== text) element.textContent = text;
  }
}
