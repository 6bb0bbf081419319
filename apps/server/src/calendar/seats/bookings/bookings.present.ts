import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { BookedDay, Booking } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { PaidWith } from '@clubpulse/contract/calendar/seats/participants';
import { isRefusal } from '@clubpulse/contract/errors';
import type { Payment } from '@clubpulse/rules/billing/ledger/choose-payment';
import { freeSeats, freeUntil, leaveClass, seatsAt } from '@clubpulse/rules/calendar/seats/seat-decisions';
import { dayIn } from '@clubpulse/rules/time/days';
import { presentDay, type StoredDay } from '../../classes/public.ts';
import type { SeatOfUser } from '../own-days.facts.ts';
import { attendanceOf, beginFor, type ClassFacts, type MineFacts, mayTake, type SeatFacts } from '../seats.facts.ts';
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

/** True for a free seat, which the first waiting member who takes it gets. */
export const isOpen = (seat: SeatOfUser): boolean => mayTake(seat) && freeSeats(seatsAt(seat.class, seat.mine.Place)) > 0;

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

export function paidOf(
  mine: Pick<MineFacts, 'PaymentKind' | 'UserSubscriptionId' | 'SubscriptionName' | 'Credits' | 'Tickets' | 'RemainingTickets'>,
): PaidWith | null {
  if (mine.PaymentKind === null) return null;
  return {
    PaymentKind: mine.PaymentKind,
    UserSubscriptionId: mine.UserSubscriptionId,
    SubscriptionName: mine.SubscriptionName,
    Credits: mine.Credits,
    Tickets: mine.Tickets,
    RemainingTickets: mine.RemainingTickets,
  };
}

export const payingOf = ({ member }: SeatFacts, id: number | null) =>
  member.payment.subscriptions.find((one) => one.UserSubscriptionId === id);

export const lastDayOf = ({ TimeZone, ClassType, Begin, End }: ClassFacts): string =>
  dayIn(TimeZone, ClassType === 'Course' ? End : Begin);

export const wouldPay = ({ kind, subscription, credits, tickets }: Payment): PaidWith => ({
  PaymentKind: kind,
  UserSubscriptionId: subscription?.UserSubscriptionId ?? null,
  SubscriptionName: subscription?.SubscriptionName ?? null,
  Credits: credits,
  Tickets: tickets,
  RemainingTickets: subscription?.RemainingTickets ?? null,
});
