/** In code, durations are whole seconds. */

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

// Days.hh:mm:ss, hh:mm:ss, mm:ss or seconds.
const pattern = /^(?:(?:(?:(\d{1,5})\.)?([01]?\d|2[0-3]):)?([0-5]?\d):)?([0-5]?\d)$/;

/** A point counts as a colon, because a phone's number pad has no colon. */
const pointed = /^(\d{1,2})\.([0-5]\d)$/;

const units: readonly (readonly [seconds: number, word: RegExp])[] = [
  [HOUR, /^(?:h|hrs?|hours?|ora|ore|horas?|heures?)$/iu],
  [MINUTE, /^(?:m|min|mins|minutes?|minut[io]|minutos?|['’′])$/iu],
  [1, /^(?:s|secs?|seg|seconds?|second[io]|segundos?|secondes?|["”″]|''|’’)$/iu],
];

/** Reads texts such as `1 h 05 min`, `1h30`, `1'30"`, `1m30`, `45 min` or `90 s`. A later number has the next smaller unit. */
function spelledOut(text: string): number | undefined {
  const parts = [...text.matchAll(/(\d{1,5})\s*(\D*?)\.?\s*(?=\d|$)/gu)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) return undefined;
  let [sum, last] = [0, -1];
  for (const [, number = '', word = ''] of parts) {
    const unit = word === '' ? (last < 0 ? -1 : last + 1) : units.findIndex(([, spelling]) => spelling.test(word));
    const seconds = units[unit]?.[0];
    if (seconds === undefined || unit <= last || (last >= 0 && Number(number) >= 60)) return undefined;
    sum += Number(number) * seconds;
    last = unit;
  }
  return sum;
}

/** In seconds; 0 for an empty text, undefined if invalid. */
export function parseDuration(text: string): number | undefined {
  if (text.trim() === '') return 0;
  const found = pattern.exec(text.trim().replace(pointed, '$1:$2'));
  if (found === null) return spelledOut(text.trim());
  const [days, hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0));
  return (days ?? 0) * DAY + (hours ?? 0) * HOUR + (minutes ?? 0) * MINUTE + (seconds ?? 0);
}

/** Limits in seconds, both inclusive. */
export function isDuration(text: string, limits: { readonly min?: number; readonly max?: number } = {}): boolean {
  const seconds = parseDuration(text);
  return seconds !== undefined && seconds >= (limits.min ?? 0) && seconds <= (limits.max ?? Infinity);
}

const longUnits = { year: 365, month: 31 } as const;

export function longUnit(days: number): { readonly unit: 'year' | 'month'; readonly count: number } | undefined {
  const unit = (['year', 'month'] as const).find((one) => days > 0 && days % longUnits[one] === 0);
  return unit && { unit, count: days / longUnits[unit] };
}

const two = (number: number) => String(number).padStart(2, '0');

/** `47:05` below an hour, otherwise `1 h 52`, with non-breaking spaces. */
export function formatDuration(seconds: number): string {
  const rounded = Math.max(0, Math.floor(seconds));
  if (rounded < HOUR) return `${Math.floor(rounded / MINUTE)}:${two(rounded % MINUTE)}`;
  return `${Math.floor(rounded / HOUR)}\u00A0h\u00A0${two(Math.floor((rounded % HOUR) / MINUTE))}`;
}

/** For a column with hours, where `20:00` could be twenty hours: `1 h 52`, `20 min`, `45 s`. */
export function formatBesideHours(seconds: number): string {
  const rounded = Math.max(0, Math.floor(seconds));
  if (rounded >= HOUR) return formatDuration(rounded);
  return rounded > 0 && rounded < MINUTE ? `${rounded}\u00A0s` : `${Math.floor(rounded / MINUTE)}\u00A0min`;
}

export const columnOfDurations = (all: readonly number[]): ((seconds: number) => string) =>
  all.some((seconds) => seconds >= HOUR) ? formatBesideHours : formatDuration;

/** A text like `0:27`, `12:00` or `1:02:03`. The seconds are rounded up, so a countdown shows 0:00 only when it is over. */
export function formatCountdown(seconds: number): string {
  const rounded = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(rounded / MINUTE);
  if (rounded < HOUR) return `${minutes}:${two(rounded % MINUTE)}`;
  return `${Math.floor(rounded / HOUR)}:${two(minutes % 60)}:${two(rounded % MINUTE)}`;
}
