import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';

/**
 * Late cancels and no-shows as strikes (decision 0010): with the strike that makes StrikeLimit of them within StrikeWindowDays a ban
 * of StrikeBanDays begins. Nothing of it is stored, so a forgiven strike lifts what rested on it.
 */

const DAY_MS = 86_400_000;
type StrikeSettings = Pick<BookingSettings, 'StrikeLimit' | 'StrikeWindowDays' | 'StrikeBanDays'>;

/** Strikes that count now, and until when they ban; `strikes` are the instants of those not forgiven. */
export function banOf(
  strikes: readonly Date[],
  { StrikeLimit, StrikeWindowDays, StrikeBanDays }: StrikeSettings,
  now: Date,
): { readonly count: number; readonly bannedUntil: Date | null } {
  const times = strikes
    .map((at) => at.getTime())
    .filter((at) => at <= now.getTime())
    .sort((a, b) => a - b);
  const within = (end: number) => times.filter((at) => at <= end && at > end - StrikeWindowDays * DAY_MS).length;
  const last = times.findLast((at) => within(at) >= StrikeLimit);
  const until = last === undefined ? undefined : last + StrikeBanDays * DAY_MS;
  return { count: within(now.getTime()), bannedUntil: until !== undefined && until > now.getTime() ? new Date(until) : null };
}

/** How far back strikes have to be read to know it. */
export const strikesMatterSince = ({ StrikeWindowDays, StrikeBanDays }: StrikeSettings, now: Date): Date =>
  new Date(now.getTime() - (StrikeWindowDays + StrikeBanDays) * DAY_MS);
