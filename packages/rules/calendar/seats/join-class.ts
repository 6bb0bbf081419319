import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { BookingMode, Place, PublishState } from '@clubpulse/contract/calendar/classes/classes';
import { type ErrorType, isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { choosePayment, type HeldSubscription, type Payment } from '../../billing/ledger/choose-payment.ts';
import { dayIn } from '../../time/days.ts';
import { bookingClosesAt, bookingOpensAt, type WindowFields } from '../classes/booking-window.ts';
import { inProportion, type LateEntry } from '../classes/course-days.ts';
import { freeSeats, type Seats, seatsForNewcomers } from './seat-deltas.ts';

/**
 * Whether somebody takes part in a class (spec 2 section 5), decided from loaded facts. The refusals come in this order
 * (decision 0010): what the class does not allow anybody, when it does not allow it, what stands against this athlete, how she
 * pays, and last whether there is a seat, so that whoever is told that a class is full may really wait for it.
 */

export interface JoinFacts {
  readonly now: Date;
  readonly timeZone: string;
  /** `EnableActivities` of the club. */
  readonly hasActivities: boolean;
  readonly by: 'athlete' | 'staff';
  /** Staff's 'add anyway': passes over booking times and limits and over who waits, nothing else. */
  readonly force: boolean;
  readonly place: Place;
  readonly paymentMode: string;
  /** She would wait when there is no seat. */
  readonly queue: boolean;
  /** What she is in this class now; `offered` waits with a seat held for her, `open` where the first of the queue who takes a seat has it. */
  readonly already: 'none' | 'waiting' | 'offered' | 'open' | 'booked';
  readonly class: WindowFields & {
    readonly CanceledAt: Date | null;
    readonly PublishState: PublishState;
    readonly BookingMode: BookingMode;
    readonly Begin: Date;
    readonly End: Date;
    readonly ClassSubscriptionIds: readonly number[];
    /** Of the place. */
    readonly seats: Seats;
    readonly cost: { readonly credits: number; readonly tickets: number };
    /** Where she joins a course that has begun; null: no late entry. */
    readonly late: LateEntry | null;
  };
  readonly athlete: {
    readonly NoBookingsUntil: string | null;
    readonly IsGuest: boolean;
    /** By strikes. */
    readonly bannedUntil: Date | null;
    readonly policiesAccepted: boolean;
    /** Last valid day of the newest document; null: none. */
    readonly medicalCertificateUntil: string | null;
    readonly membershipUntil: string | null;
    /** Some subscription of the club that is valid on the day of the class. */
    readonly hasSubscription: boolean;
    /** Her bookings in the club in the week and month of the class. */
    readonly weeklyBookings: number;
    readonly monthlyBookings: number;
    readonly held: readonly HeldSubscription[];
    readonly credits: number;
  };
  readonly settings: BookingSettings;
}

export type Joined =
  | { readonly joined: 'booked'; readonly payment: Payment }
  /** Nothing is taken; what would pay was looked at. */
  | { readonly joined: 'waiting' };

/** Refusals that `force` passes over. */
export const forceable = [
  'ClassHasStarted',
  'ClassBookingIsEarly',
  'ClassBookingIsPastDue',
  'ClubLimitsExceeded',
  'SubscriptionLimitsExceeded',
] as const satisfies readonly ErrorType[];

type Check = (facts: JoinFacts) => ErrorType | Refusal | false;
const at = (instant: Date) => ({ at: instant.toISOString() });

/** In order; each says why not, or false. */
const checks: readonly Check[] = [
  // The class.
  (facts) => facts.class.CanceledAt !== null && 'ClassIsCanceled',
  (facts) => facts.class.PublishState === 'Unpublished' && 'ClassNotPublished',
  ({ class: { BookingMode } }) => (BookingMode === 'NotBookable' || BookingMode === 'ExternalApp') && 'ClassNotBookable',
  ({ class: { BookingMode }, by, already }) =>
    BookingMode === 'Invite' && by === 'athlete' && already === 'none' && 'ClassByInvitation',
  ({ class: { End }, now }) => End <= now && 'ClassIsFinished',
  ({ already, queue }) => (already === 'booked' || (already !== 'none' && queue)) && 'Conflict',
  // The time. Whoever waits may take a seat until the class begins.
  ({ class: { Begin, late }, now, force }) => Begin <= now && !force && late === null && 'ClassHasStarted',
  (facts) => mustKeepWindow(facts) && opensAt(facts) > facts.now && early(facts),
  (facts) => mustKeepWindow(facts) && closesAt(facts) <= facts.now && pastDue(facts),
  // The athlete.
  bookingDisabled,
  ({ athlete }) => !athlete.policiesAccepted && 'PoliciesNotAccepted',
  (facts) =>
    facts.settings.DisableOnInvalidMedicalCertificate &&
    isOver(facts.athlete.medicalCertificateUntil, facts) &&
    'RequiredMedicalCertificate',
  (facts) => facts.settings.DisableOnInvalidMembership && isOver(facts.athlete.membershipUntil, facts) && 'RequiredMembership',
  ({ athlete, settings, force }) =>
    !force && !athlete.hasSubscription && overClubLimits(athlete, settings) && 'ClubLimitsExceeded',
];

/** Booked with its payment, waiting, or one of the refusals of spec 2 section 5. */
export function joinClass(facts: JoinFacts): Joined | Refusal {
  for (const check of checks) {
    const why = check(facts);
    if (why !== false) return typeof why === 'string' ? refuse(why) : why;
  }
  const { class: clubClass, athlete, by, force, paymentMode } = facts;
  if (clubClass.seats.max === 0) return refuse('ValidationFailed', { errors: [{ field: 'Place', key: 'place-not-offered' }] });
  const payment = choosePayment({
    paymentMode,
    byStaff: by === 'staff',
    force,
    cost: costOf(clubClass),
    ClassSubscriptionIds: clubClass.ClassSubscriptionIds,
    held: athlete.held,
    credits: athlete.credits,
  });
  if (isRefusal(payment)) return payment;
  if (seatsFor(facts) > 0) return { joined: 'booked', payment };
  return facts.queue && facts.now < clubClass.Begin
    ? { joined: 'waiting' }
    : refuse('ClassFull', {
        values: { queued: clubClass.seats.queued, awaited: Math.max(0, clubClass.seats.max - clubClass.seats.booked) },
      });
}

/** Late she pays for the days that are left. */
const costOf = ({ cost, late }: JoinFacts['class']) =>
  late === null ? cost : { credits: inProportion(cost.credits, late), tickets: inProportion(cost.tickets, late) };

/** A held seat is free for the one it is held for; staff books any who waits onto a free one, and by force anybody onto a held one. */
function seatsFor({ already, by, force, class: { seats } }: JoinFacts): number {
  if (by === 'staff' && force) return Math.max(0, seats.max - seats.booked);
  if (already === 'offered') return freeSeats(seats) + 1;
  return already === 'open' || (already === 'waiting' && by === 'staff') ? freeSeats(seats) : seatsForNewcomers(seats);
}

const firstDay = ({ Begin, late }: JoinFacts['class']): Date => late?.Begin ?? Begin;
const mustKeepWindow = ({ already, force }: JoinFacts) => already === 'none' && !force;
const opensAt = ({ class: clubClass, timeZone }: JoinFacts) => bookingOpensAt(clubClass.Begin, clubClass, timeZone);
const closesAt = ({ class: clubClass }: JoinFacts) => bookingClosesAt(firstDay(clubClass), clubClass);
const early = (facts: JoinFacts) => refuse('ClassBookingIsEarly', { values: at(opensAt(facts)) });
const pastDue = (facts: JoinFacts) => refuse('ClassBookingIsPastDue', { values: at(closesAt(facts)) });

/** Banned by hand (the member or everybody) or by strikes, a guest where guests do not book, or an athlete where the club shows no classes. */
function bookingDisabled({ now, timeZone, by, hasActivities, athlete, settings }: JoinFacts): Refusal | false {
  const today = dayIn(timeZone, now);
  const day = [athlete.NoBookingsUntil ?? '', settings.NoBookingsUntil ?? ''].reduce((a, b) => (a > b ? a : b));
  if (day > today) return refuse('AthleteBookingDisabled', { values: { until: day } });
  if (athlete.bannedUntil !== null && athlete.bannedUntil > now)
    return refuse('AthleteBookingDisabled', { values: { until: dayIn(timeZone, athlete.bannedUntil) } });
  if (!hasActivities && by === 'athlete') return refuse('AthleteBookingDisabled');
  return athlete.IsGuest && !settings.GuestsMayBook ? refuse('AthleteBookingDisabled') : false;
}

/** A document must be valid on the day of the class, of a course on the first she comes to. */
const isOver = (until: string | null, { timeZone, class: clubClass }: JoinFacts) =>
  until === null || until < dayIn(timeZone, firstDay(clubClass));

function overClubLimits(athlete: JoinFacts['athlete'], settings: BookingSettings): boolean {
  const reached = (limit: number | null, bookings: number) => limit !== null && bookings >= limit;
  return (
    reached(settings.MaxWeeklyBookings, athlete.weeklyBookings) || reached(settings.MaxMonthlyBookings, athlete.monthlyBookings)
  );
}
