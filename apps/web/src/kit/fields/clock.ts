import type { TimeFormat } from '@clubpulse/contract/accounts/users';

export function clockText(clock: string, format: TimeFormat): string {
  if (format === 'h24') return clock;
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Parses `18`, `1830`, `18:30`, `18.30`, `6 pm`, `6:30PM`; undefined for anything else. */
export function parseClock(text: string): string | undefined {
  const found = /^(\d{1,2})[:.h]?(\d{2})?\s*(?:(a|p)\.?m\.?)?$/i.exec(text.trim());
  if (found === null) return undefined;
  const [, hours = '', minutes = '00', half] = found;
  const written = Number(hours);
  if (half !== undefined && (written < 1 || written > 12)) return undefined;
  const hour = half === undefined ? written : (written % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

export const halfHours: readonly string[] = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

/** The result is between `00:00` and `24:00` of the same day. `minutes` may be negative. */
export function minutesLater(clock: string, minutes: number): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const total = Math.max(0, Math.min(hour * 60 + minute + minutes, 24 * 60));
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}
