import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { BookingMode, Place, PublishState } from '@clubpulse/contract/calendar/classes/classes';
import type { Attendance, ParticipantState } from '@clubpulse/contract/calendar/seats/participants';
import { type ErrorType, isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { choosePayment, type HeldSubscription, type Payment } from '../../billing/ledger/choose-payment.ts';
import { dayIn } from '../../time/days.ts';
import {
  bookingClosesAt,
  bookingOpensAt,
  cancelUntilOf,
  inProportion,
  type LateEntry,
  todayIn,
  type WindowFields,
} from '../booking-rules/booking-times.ts';

export interface Seats {
  readonly max: number;
  /** Includes the seats held for visitors of the website. */
  readonly booked: number;
  readonly offered: number;
  readonly queued: number;
}

export const freeSeats = ({ max, booked, offered }: Seats): number => Math.max(0, max - booked - offered);
export const seatsForNewcomers = (seats: Seats): number => Math.max(0, freeSeats(seats) - (seats.queued - seats.offered));

export type CountedSeats = Readonly<
  Record<`${Place}${'Participants' | 'Queued' | 'Offered'}` | `Max${Place}Participants` | 'InSiteHeld', number>
>;

export const seatsAt = (counted: CountedSeats, place: Place): Seats => ({
  max: counted[`Max${place}Participants`],
  booked: counted[`${place}Participants`] + (place === 'InSite' ? counted.InSiteHeld : 0),
  offered: counted[`${place}Offered`],
  queued: counted[`${place}Queued`],
});

export const freeInClass = (counted: CountedSeats): number =>
  freeSeats(seatsAt(counted, 'InSite')) + freeSeats(seatsAt(counted, 'Remote'));

/**
 * Checked in this order: class, time, athlete, payment, free seat. So `ClassFull` means that the athlete may wait (decision
 * 0010).
 */

export interface JoinFacts {
  readonly now: Date;
  readonly timeZone: string;
  readonly hasActivities: boolean;
  readonly by: 'athlete' | 'staff';
  /** Staff override booking times, limits and waiting members. All other rules apply. */
  readonly force: boolean;
  readonly place: Place;
  readonly paymentMode: string;
  readonly queue: boolean;
  /** `offered`: a seat is reserved. `open`: in the last hour the first who takes the free seat gets it. */
  readonly already: 'none' | 'waiting' | 'offered' | 'open' | 'booked';
  /** A visitor of the website, who pays with neither credits nor tickets. */
  readonly guest?: boolean;
  readonly class: WindowFields & {
    readonly CanceledAt: Date | null;
    readonly PublishState: PublishState;
    readonly BookingMode: BookingMode;
    readonly Begin: Date;
    readonly End: Date;
    readonly ClassSubscriptionIds: readonly number[];
    readonly seats: Seats;
    readonly cost: { readonly credits: number; readonly tickets: number };
    readonly late: LateEntry | null;
  };
  readonly athlete: {
    readonly NoBookingsUntil: string | null;
    readonly IsGuest: boolean;
    readonly bannedUntil: Date | null;
    readonly policiesAccepted: boolean;
    /** Last day of the newest document; null if there is no document. */
    readonly medicalCertificateUntil: string | null;
    readonly membershipUntil: string | null;
    readonly hasSubscription: boolean;
    readonly weeklyBookings: number;
    readonly monthlyBookings: number;
    readonly held: readonly HeldSubscription[];
    readonly credits: number;
  };
  readonly settings: BookingSettings;
}

export type Joined = { readonly joined: 'booked'; readonly payment: Payment } | { readonly joined: 'waiting' };

export const forceable = [
  'ClassHasStarted',
  'ClassBookingIsEarly',
  'ClassBookingIsPastDue',
  'ClubLimitsExceeded',
  'SubscriptionLimitsExceeded',
] as const satisfies readonly ErrorType[];

type Check = (facts: JoinFacts) => ErrorType | Refusal | false;
const at = (instant: Date) => ({ at: instant.toISOString() });

const checks: readonly Check[] = [
  (facts) => facts.class.CanceledAt !== null && 'ClassIsCanceled',
  (facts) => facts.class.PublishState === 'Unpublished' && 'ClassNotPublished',
  ({ class: { BookingMode } }) => (BookingMode === 'NotBookable' || BookingMode === 'ExternalApp') && 'ClassNotBookable',
  ({ class: { BookingMode }, by, already }) =>
    BookingMode === 'Invite' && by === 'athlete' && already === 'none' && 'ClassByInvitation',
  ({ class: { End }, now }) => End <= now && 'ClassIsFinished',
  ({ already, queue }) => (already === 'booked' || (already !== 'none' && queue)) && 'Conflict',
  // This also refuses a waiting member, who may take a seat only until the begin.
  ({ class: { Begin, late }, now, force }) => Begin <= now && !force && late === null && 'ClassHasStarted',
  (facts) => mustKeepWindow(facts) && opensAt(facts) > facts.now && early(facts),
  (facts) => mustKeepWindow(facts) && closesAt(facts) <= facts.now && pastDue(facts),
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

export function joinClass(facts: JoinFacts): Joined | Refusal {
  for (const check of checks) {
    const why = check(facts);
    if (why !== false) return typeof why === 'string' ? refuse(why) : why;
  }
  const { class: clubClass, athlete, by, force, paymentMode } = facts;
  if (clubClass.seats.max === 0) return refuse('ValidationFailed', { errors: [{ field: 'Place', key: 'place-not-offered' }] });
  const payment = choosePayment({
    paymentMode: facts.guest ? 'Free' : paymentMode,
    byStaff: by === 'staff' || facts.guest === true,
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

const costOf = ({ cost, late }: JoinFacts['class']) =>
  late === null ? cost : { credits: inProportion(cost.credits, late), tickets: inProportion(cost.tickets, late) };

/**
 * A seat that is offered to this member counts as free. Staff can give a waiting member any free seat, and with `force` also a
 * reserved one.
 */
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

function bookingDisabled({ now, timeZone, by, hasActivities, athlete, settings }: JoinFacts): Refusal | false {
  const today = todayIn(timeZone, now);
  const day = [athlete.NoBookingsUntil ?? '', settings.NoBookingsUntil ?? ''].reduce((a, b) => (a > b ? a : b));
  if (day > today) return refuse('AthleteBookingDisabled', { values: { until: day } });
  if (athlete.bannedUntil !== null && athlete.bannedUntil > now)
    return refuse('AthleteBookingDisabled', { values: { until: dayIn(timeZone, athlete.bannedUntil) } });
  if (!hasActivities && by === 'athlete') return refuse('AthleteBookingDisabled');
  return athlete.IsGuest && !settings.GuestsMayBook ? refuse('AthleteBookingDisabled') : false;
}

const isOver = (until: string | null, { timeZone, class: clubClass }: JoinFacts) =>
  until === null || until < dayIn(timeZone, firstDay(clubClass));

function overClubLimits(athlete: JoinFacts['athlete'], settings: BookingSettings): boolean {
  const reached = (limit: number | null, bookings: number) => limit !== null && bookings >= limit;
  return (
    reached(settings.MaxWeeklyBookings, athlete.weeklyBookings) || reached(settings.MaxMonthlyBookings, athlete.monthlyBookings)
  );
}

export interface LeaveFacts {
  readonly now: Date;
  readonly by: 'athlete' | 'staff';
  /** The choice of staff whether to refund. If undefined, the cancel deadline decides, as for an athlete. */
  readonly giveBack?: boolean;
  readonly State: ParticipantState;
  readonly Attendance: Attendance | null;
  readonly Moved: boolean;
  readonly class: WindowFields & { readonly Begin: Date; readonly End: Date; readonly CanceledAt: Date | null };
  readonly settings: Pick<BookingSettings, 'AllowLateCancel' | 'StrikeForLateCancel'>;
}

export interface Left {
  readonly giveBack: boolean;
  readonly strike: boolean;
}

/** Athletes can leave until the cancel deadline with a refund, and later without a refund if the club allows it. */
export function leaveClass(facts: LeaveFacts): Left | Refusal {
  const { now, by, State, Attendance: marked, Moved, class: clubClass, settings } = facts;
  if (clubClass.CanceledAt !== null) return refuse('ClassIsCanceled');
  if (clubClass.End <= now) return refuse('ClassIsFinished');
  if (State === 'Waiting') return { giveBack: false, strike: false };
  const cancelUntil = freeUntil(clubClass, Moved);
  const inTime = now <= cancelUntil;
  if (by === 'staff') return { giveBack: facts.giveBack ?? inTime, strike: false };
  if (marked === 'Present') return refuse('ParticipantHasCome');
  if (inTime) return { giveBack: true, strike: false };
  if (clubClass.Begin <= now) return refuse('ClassHasStarted');
  if (!settings.AllowLateCancel) return refuse('ClassCancelIsPastDue', { values: { at: cancelUntil.toISOString() } });
  return { giveBack: false, strike: settings.StrikeForLateCancel };
}

export const freeUntil = (clubClass: WindowFields & { readonly Begin: Date }, Moved: boolean): Date =>
  Moved ? clubClass.Begin : cancelUntilOf(clubClass.Begin, clubClass);

export type SeatCounter = `${Place}${'Participants' | 'Queued' | 'Offered'}` | 'InSiteHeld';

export interface SeatDeltas {
  readonly counters: Readonly<Partial<Record<SeatCounter, number>>>;
  /** Credits, or tickets of the subscription. Negative when the member pays, null if nothing changes. */
  readonly movement: { readonly UserSubscriptionId: number | null; readonly Change: number } | null;
  readonly QueuePosition: number | null;
}

export interface SeatDeltaFacts {
  readonly mine: {
    readonly State: ParticipantState;
    readonly Place: Place;
    readonly OfferExpiresAt: string | null;
    readonly UserSubscriptionId: number | null;
    readonly Credits: number;
    readonly Tickets: number;
  } | null;
  readonly to: {
    readonly State: ParticipantState;
    readonly Place: Place;
    readonly UserSubscriptionId: number | null;
    readonly Credits: number;
    readonly Tickets: number;
  } | null;
  readonly giveBack: boolean;
  readonly releases?: boolean;
  readonly queued: number;
}

export function seatDeltas(facts: SeatDeltaFacts): SeatDeltas {
  return { counters: countersOf(facts), movement: movementOf(facts), QueuePosition: positionOf(facts) };
}

function countersOf({ mine, to, releases = false }: SeatDeltaFacts): SeatDeltas['counters'] {
  const deltas = new Map<SeatCounter, number>();
  const add = (counter: SeatCounter, by: number) => deltas.set(counter, (deltas.get(counter) ?? 0) + by);
  const counterOf = ({ Place, State }: { Place: Place; State: ParticipantState }): SeatCounter =>
    State === 'Booked' ? `${Place}Participants` : `${Place}Queued`;
  if (mine?.State === 'Canceled') throw new Error('Who was in a canceled class is counted nowhere.');
  if (mine) add(counterOf(mine), -1);
  if (mine && mine.OfferExpiresAt !== null) add(`${mine.Place}Offered`, -1);
  if (to && releases) add(`${to.Place}Offered`, -1);
  if (to) add(counterOf(to), 1);
  return Object.fromEntries([...deltas].filter(([, by]) => by !== 0));
}

function movementOf({ mine, to, giveBack }: SeatDeltaFacts): SeatDeltas['movement'] {
  if (to?.State === 'Booked') {
    const taken = to.Credits + to.Tickets;
    return taken > 0 ? { UserSubscriptionId: to.UserSubscriptionId, Change: -taken } : null;
  }
  if (mine === null || !giveBack) return null;
  if (mine.Tickets > 0)
    return mine.UserSubscriptionId === null ? null : { UserSubscriptionId: mine.UserSubscriptionId, Change: mine.Tickets };
  return mine.Credits > 0 ? { UserSubscriptionId: null, Change: mine.Credits } : null;
}

function positionOf({ mine, to, queued }: SeatDeltaFacts): number | null {
  if (to?.State !== 'Waiting') return null;
  return queued + (mine?.State === 'Waiting' && mine.Place === to.Place ? 0 : 1);
}
