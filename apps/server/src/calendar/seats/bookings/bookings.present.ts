import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { BookedDay, Booking } from '@clubpulse/contract/calendar/seats/bookings';
import { isRefusal } from '@clubpulse/contract/errors';
import { freeUntil, leaveClass } from '@clubpulse/rules/calendar/seats/leave-class';
import { freeSeats } from '@clubpulse/rules/calendar/seats/seat-deltas';
import { presentDay, type StoredDay } from '../../classes/public.ts';
import type { SeatOfUser } from '../own-days.facts.ts';
import type { MineFacts } from '../seats.facts.ts';
import { attendanceOf, beginFor, mayTake, paidOf, seatsOf } from '../seats.rows.ts';
import type { SeatAfterwards } from '../seats.service.ts';

export function presentBooking(seat: SeatOfUser): Booking {
  const { class: clubClass, mine } = seat;
  return {
    ClassParticipantId: mine.ClassParticipantId,
    ClassId: clubClass.ClassId,
    ClubId: clubClass.ClubId,
    ClubName: clubClass.ClubName,
    UserId: mine.UserId,
    Name: clubClass.Name,
    Begin: clubClass.Begin.toISOString(),
    End: clubClass.End.toISOString(),
    Days: clubClass.Days.map((day) => bookedDay(day, mine)),
    Color: clubClass.Color,
    CalendarType: clubClass.CalendarType,
    Location: clubClass.Location,
    DisplayGroupName: clubClass.DisplayGroupName,
    TrainerName: clubClass.TrainerName,
    Place: mine.Place,
    RemoteLink: mine.State === 'Booked' && mine.Place === 'Remote' ? clubClass.RemoteLink : null,
    State: mine.State,
    QueuePosition: mine.QueuePosition,
    OfferExpiresAt: offerOf(seat),
    OfferIsOpen: isOpen(seat),
    Since: new Date(mine.Since).toISOString(),
    CancelUntil: freeUntil({ ...clubClass, Begin: beginFor(clubClass, mine) }, mine.Moved).toISOString(),
    MayCancel: mayCancel(seat),
    CancelReason: clubClass.CancelReason,
    Moved: mine.Moved,
    Attendance: mine.Attendance,
    NoShow: mine.NoShow,
    Paid: paidOf(mine),
  };
}

function bookedDay(day: StoredDay, { MarkedDays }: MineFacts): BookedDay {
  const at = new Date(day.Begin).getTime();
  const marked = MarkedDays.find(({ Begin }) => new Date(Begin).getTime() === at);
  return { ...presentDay(day), Attendance: marked?.Attendance ?? null, NoShow: marked?.NoShow ?? false };
}

export const ownSeat = {
  staffId: null,
  answer({ facts: { now, class: clubClass, mine, member } }: SeatAfterwards): Booking {
    if (mine === null) throw new Error('Who has left a class has no booking.');
    return presentBooking({ now, class: clubClass, mine, settings: member.settings });
  },
};

export const ownLeaving = {
  staffId: null,
  answer: ({ giveBack, strike }: SeatAfterwards) => ({ GivenBack: giveBack, Strike: strike }),
};

/** True when a seat is free for the first waiting member who takes it. */
export const isOpen = (seat: SeatOfUser): boolean => mayTake(seat) && freeSeats(seatsOf(seat.class, seat.mine.Place)) > 0;

export function offerOf(seat: SeatOfUser): string | null {
  if (isOpen(seat)) return seat.class.Begin.toISOString();
  const {
    now,
    mine: { OfferExpiresAt },
  } = seat;
  const until = OfferExpiresAt === null ? null : new Date(OfferExpiresAt);
  return until !== null && until > now ? until.toISOString() : null;
}

export const mayCancel = ({ now, class: clubClass, mine, settings }: SeatOfUser): boolean =>
  !isRefusal(
    leaveClass({
      now,
      by: 'athlete',
      State: mine.State,
      Attendance: attendanceOf(mine),
      Moved: mine.Moved,
      class: { ...clubClass, Begin: beginFor(clubClass, mine) },
      settings: settings ?? defaultBookingSettings,
    }),
  );
