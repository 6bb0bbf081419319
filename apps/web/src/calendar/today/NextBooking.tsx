import type { Booking } from '@clubpulse/contract/calendar/bookings';
import { listMyActivities, listMyBookings } from '@clubpulse/contract/calendar/bookings.calls';
import { useState } from 'react';
import { useCall } from '../../platform/api.ts';
import { useSelf } from '../../platform/session.tsx';
import type { SlotProps } from '../../platform/slots.tsx';
import { NextCard } from './NextCard.tsx';

const DAY_MS = 86_400_000;
const AHEAD_DAYS = 60;
const POLL_MS = 30_000;

/** The next booking, what is running included: the answer to 'when do I train next?' (mockup i1). */
export default function NextBooking({ connect, otherwise }: SlotProps['today.next']) {
  const { UserId } = useSelf();
  const [from] = useState(() => Date.now());
  const soon = useCall(listMyActivities, { params: { id: UserId } }, { pollEvery: POLL_MS });
  const near = (soon.data ?? []).flatMap((one) => (one.Kind === 'Booking' ? [one] : []));
  // An offer runs out: it comes before what is merely next.
  const first = near.find((one) => one.Booking.OfferExpiresAt !== null) ?? near[0];
  const later = useCall(
    listMyBookings,
    {
      params: { id: UserId },
      query: {
        Begin: new Date(from).toISOString(),
        End: new Date(from + AHEAD_DAYS * DAY_MS).toISOString(),
        length: 5,
      },
    },
    { enabled: soon.data !== undefined && first === undefined, quiet: true },
  );
  if (soon.isPending || later.isLoading) return null;
  const booking: Booking | undefined = first?.Booking ?? later.data?.data[0];
  if (booking === undefined) return <>{otherwise}</>;
  return <NextCard booking={booking} lastTicket={first?.LastTicket ?? false} connect={connect} />;
}
