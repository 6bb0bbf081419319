import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';

/**
 * The StrikeLimit-th strike within StrikeWindowDays begins a ban of StrikeBanDays (decision 0010). The ban is not stored, so that
 * forgiving a strike ends it.
 */

const DAY_MS = 86_400_000;
type StrikeSettings = Pick<BookingSettings, 'StrikeLimit' | 'StrikeWindowDays' | 'StrikeBanDays'>;

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

export const strikesMatterSince = ({ StrikeWindowDays, StrikeBanDays }: StrikeSettings, now: Date): Date =>
  new Date(now.getTime() - (StrikeWindowDays + StrikeBanDays) * DAY_MS);
