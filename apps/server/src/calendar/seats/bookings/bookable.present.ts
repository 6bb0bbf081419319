import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import type { BookableClass, BookablePlace } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import type { Payment } from '@clubpulse/rules/billing/ledger/choose-payment';
import { bookingClosesAt, bookingOpensAt } from '@clubpulse/rules/calendar/booking-rules/booking-times';
import { endsBefore } from '@clubpulse/rules/calendar/seats/look-outs';
import { freeUntil, type Joined, joinClass, seatsAt, seatsForNewcomers } from '@clubpulse/rules/calendar/seats/seat-decisions';
import { presentDay } from '../../classes/public.ts';
import { beginFor, joinFacts, lateEntryOf, type SeatFacts } from '../seats.facts.ts';
import { isOpen, lastDayOf, mayCancel, offerOf, paidOf, payingOf, wouldPay } from './bookings.present.ts';

const places = ['InSite', 'Remote'] as const;

export function presentBookable(facts: SeatFacts, MovedTo: BookableClass['MovedTo']): BookableClass {
  const { class: clubClass } = facts;
  const late = facts.mine === null ? lateEntryOf(facts, false) : null;
  const opensAt = bookingOpensAt(clubClass.Begin, clubClass, clubClass.TimeZone);
  const first = facts.mine === null ? (late?.Begin ?? clubClass.Begin) : beginFor(clubClass, facts.mine);
  return {
    ClassId: clubClass.ClassId,
    ClubId: clubClass.ClubId,
    ClassScheduleId: clubClass.ClassScheduleId,
    Name: clubClass.Name,
    Description: clubClass.Description,
    PictureUri: clubClass.PictureUri,
    Begin: clubClass.Begin.toISOString(),
    End: clubClass.End.toISOString(),
    Days: clubClass.Days.map(presentDay),
    Duration: clubClass.Duration,
    ClassType: clubClass.ClassType,
    CalendarType: clubClass.CalendarType,
    BookingMode: clubClass.BookingMode,
    ExternalAppLink: clubClass.ExternalAppLink,
    TrainingType: clubClass.TrainingType,
    ServiceType: clubClass.ServiceType,
    Color: clubClass.Color,
    Location: clubClass.Location,
    DisplayGroupName: clubClass.DisplayGroupName,
    TrainerName: clubClass.TrainerName,
    TrainerPictureUri: clubClass.TrainerPictureUri,
    BookingOpensAt: opensAt.toISOString(),
    BookingClosesAt: bookingClosesAt(first, clubClass).toISOString(),
    CancelUntil: freeUntil({ ...clubClass, Begin: first }, facts.mine?.Moved ?? false).toISOString(),
    Late: late && { Begin: late.Begin.toISOString(), Days: late.left },
    MovedTo,
    Places: places.filter((place) => clubClass[`Max${place}Participants`] > 0).map((place) => presentPlace(facts, place)),
    Mine: mineOf(facts),
  };
}

function presentPlace(facts: SeatFacts, Place: Place): BookablePlace {
  const seats = seatsAt(facts.class, Place);
  const ask = (Queue: boolean) => joinClass(joinFacts(facts, { by: 'athlete', Place, paymentMode: 'Auto', force: false, Queue }));
  const now = ask(false);
  const refused = isRefusal(now) ? now : undefined;
  const mayWait = refused?.refused === 'ClassFull' && !isRefusal(ask(true));
  const payment = paymentOf(now);
  const paying = payingOf(facts, payment?.subscription?.UserSubscriptionId ?? null);
  return {
    Place,
    SeatsLeft: seatsForNewcomers(seats),
    Queued: seats.queued,
    Offer: refused === undefined ? 'Book' : mayWait ? 'Queue' : 'None',
    Refused: refused?.refused ?? null,
    RefusedValues: { ...refused?.values },
    Paid: payment && wouldPay(payment),
    LastTicket: payment !== null && payment.tickets > 0 && payment.subscription?.RemainingTickets === payment.tickets,
    EndsBefore: endsBefore(paying?.ScheduledEnd ?? paying?.ExpiryDate ?? null, lastDayOf(facts.class)),
  };
}

const paymentOf = (joined: Joined | Refusal): Payment | null =>
  !isRefusal(joined) && joined.joined === 'booked' ? joined.payment : null;

function mineOf({ now, class: clubClass, mine, member }: SeatFacts): BookableClass['Mine'] {
  if (mine === null) return null;
  const seat = { now, class: clubClass, mine, settings: member.settings };
  return {
    State: mine.State,
    Place: mine.Place,
    QueuePosition: mine.QueuePosition,
    OfferExpiresAt: offerOf(seat),
    OfferIsOpen: isOpen(seat),
    Paid: paidOf(mine),
    MayCancel: mayCancel(seat),
  };
}
