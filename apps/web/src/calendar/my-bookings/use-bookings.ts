import { listMyBookings } from '@clubpulse/contract/calendar/bookings.calls';
import { useState } from 'react';
import { useCall } from '../../platform/api.ts';
import { useSelf } from '../../platform/session.tsx';
import { instantAway } from './instant-away.ts';

/** One's own bookings between two days counted from now, by their begin; at most `length`. */
export function useBookings({ from, to, length }: { from: number; to: number; length: number }) {
  const { UserId } = useSelf();
  // The moment stays the same while the screen is open, or every render would ask anew.
  const [now] = useState(() => new Date());
  return useCall(
    listMyBookings,
    { params: { id: UserId }, query: { Begin: instantAway(now, from), End: instantAway(now, to), length } },
    { keepPrevious: true },
  );
}
