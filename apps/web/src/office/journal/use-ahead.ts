import { type Booking, listClubUserBookings, listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { type Day, type Days, instantsOf } from '@clubpulse/rules/time/days';
import { useMemo } from 'react';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub, useSelf } from '../../platform/session.tsx';
import type { Ahead } from '../../training/trainings/journal/public.ts';

interface AheadDays {
  readonly ahead: ReadonlyMap<Day, readonly Ahead[]>;
  /** False while the days load, after a refusal, and when they were not requested. An empty day then means unknown. */
  readonly isAheadKnown: boolean;
}

/** For the user's own journal the days are from all clubs, for another athlete only from the staff's club. */
export function useAhead(userId: number, { first, last }: Days, today: Day): AheadDays {
  const formats = useFormats();
  const now = useNow().getTime();
  const own = useSelf().UserId === userId;
  const clubId = useClub()?.ClubId ?? 0;
  const from = first < today ? today : first;
  const isAhead = from <= last;
  const query = { ...instantsOf({ first: from, last: isAhead ? last : from }, formats.timeZone), length: 100 };
  const mine = useCall(
    listMyBookings,
    { params: { id: userId }, query },
    { keep: true, keepPrevious: true, quiet: true, enabled: own && isAhead },
  );
  const theirs = useCall(
    listClubUserBookings,
    { params: { id: clubId, userId }, query },
    { keepPrevious: true, quiet: true, ignore: [403, 404], enabled: !own && isAhead && clubId > 0 },
  );
  const answer = own ? mine : theirs;
  const bookings = answer.data?.data;
  const ahead = useMemo(() => {
    const days = new Map<Day, Ahead[]>();
    for (const one of (bookings ?? []).flatMap((booking) => aheadOf(booking, now, own))) {
      const day = formats.dayOf(one.begin);
      days.set(day, [...(days.get(day) ?? []), one]);
    }
    for (const some of days.values()) some.sort((a, b) => a.begin.localeCompare(b.begin));
    return days;
  }, [bookings, formats, now, own]);
  return { ahead, isAheadKnown: !isAhead || (bookings !== undefined && !answer.isPlaceholderData) };
}

function aheadOf(booking: Booking, now: number, own: boolean): Ahead[] {
  if (booking.State === 'Canceled' || booking.CancelReason !== null) return [];
  const times = booking.Days.length > 0 ? booking.Days : [booking];
  return times
    .filter(({ End }) => Date.parse(End) > now)
    .map(({ Begin }) => ({
      key: `${booking.ClassParticipantId} ${Begin}`,
      name: booking.Name,
      begin: Begin,
      waits: booking.State !== 'Booked',
      to: own ? pathTo('MyBookings') : pathTo('ClubClassParticipants', booking.ClassId),
    }));
}
