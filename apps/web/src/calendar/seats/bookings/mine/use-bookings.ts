import { listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { useCall } from '../../../../platform/api.ts';
import { useNow } from '../../../../platform/clock.ts';
import { useSelf } from '../../../../platform/session.tsx';

const DAY_MS = 86_400_000;

/** The times are whole days, so that the cached result is found, also offline. */
export function useBookings({ from, to, length }: { from: number; to: number; length: number }) {
  const { UserId } = useSelf();
  const today = Math.floor(useNow().getTime() / DAY_MS);
  const midnight = (days: number) => new Date((today + days) * DAY_MS).toISOString();
  return useCall(
    listMyBookings,
    { params: { id: UserId }, query: { Begin: midnight(from), End: midnight(to + 1), length } },
    { keep: true, keepPrevious: true, quiet: true },
  );
}
