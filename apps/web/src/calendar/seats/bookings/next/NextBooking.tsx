import { type Booking, listMyActivities, listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { ReactNode } from 'react';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../../platform/api.ts';
import { useNow } from '../../../../platform/clock.ts';
import { useSelf } from '../../../../platform/session.tsx';
import { isOver, onItsDay } from '../../texts/until.ts';
import { bookedAhead } from './booked-ahead.ts';
import { NextCard } from './NextCard.tsx';

const LOOKED_AT = 100;
const POLL_MS = 30_000;

interface NextBookingProps {
  onConnect?: (() => void) | undefined;
  otherwise: ReactNode;
}

export function NextBooking({ onConnect, otherwise }: NextBookingProps) {
  const { UserId } = useSelf();
  const now = useNow();
  const soon = useCall(listMyActivities, { params: { id: UserId } }, { keep: true, pollEvery: POLL_MS });
  const later = useCall(
    listMyBookings,
    {
      params: { id: UserId },
      query: { ...bookedAhead(now), length: LOOKED_AT },
    },
    { keep: true, pollEvery: POLL_MS },
  );
  if (soon.isPending || later.isPending) return (soon.isLoading || later.isLoading) && <SkeletonRows rows={2} />;
  const near = (soon.data ?? []).flatMap((one) => (one.Kind === 'Booking' ? [one] : []));
  const lastTickets = new Set(near.filter((one) => one.LastTicket).map((one) => one.Booking.ClassId));
  const bookings = [...(later.data?.data ?? []).map((one) => onItsDay(one, now)), ...near.map((one) => one.Booking).toReversed()];
  const all = [...new Map(bookings.map((one) => [one.ClassId, one])).values()]
    .filter(({ End, State }) => State !== 'Canceled' && !isOver(End, now))
    .sort((one, other) => one.Begin.localeCompare(other.Begin));
  // Offers come first, because they expire within an hour.
  const offers = all.filter(isOffer).sort((one, other) => one.OfferExpiresAt.localeCompare(other.OfferExpiresAt));
  const next = all.find((one) => !isOffer(one));
  if (next === undefined && offers.length === 0) return <>{otherwise}</>;
  return (
    <>
      {offers.map((booking) => (
        <NextCard key={booking.ClassId} booking={booking} lastTicket={false} />
      ))}
      {next !== undefined && <NextCard booking={next} lastTicket={lastTickets.has(next.ClassId)} onConnect={onConnect} />}
    </>
  );
}

const isOffer = (one: Booking): one is Booking & { OfferExpiresAt: string } => one.OfferExpiresAt !== null;
