import { type BookingSettings, defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import type { PaidWith } from '@clubpulse/contract/calendar/seats/participants';
import type { Payment } from '@clubpulse/rules/billing/ledger/choose-payment';
import { paysOn } from '@clubpulse/rules/billing/subscriptions/states';
import { banOf } from '@clubpulse/rules/calendar/booking-rules/strikes';
import { limitPeriods, type Period } from '@clubpulse/rules/calendar/classes/booking-window';
import { type CourseDay, firstDayOf, type LateEntry, lateEntry } from '@clubpulse/rules/calendar/classes/course-days';
import type { JoinFacts } from '@clubpulse/rules/calendar/seats/join-class';
import type { LeaveFacts } from '@clubpulse/rules/calendar/seats/leave-class';
import { isOpenToQueue } from '@clubpulse/rules/calendar/seats/queue';
import type { Seats } from '@clubpulse/rules/calendar/seats/seat-deltas';
import { dayIn } from '@clubpulse/rules/time/days';
import { heldOn, subscriptionFacts } from '../../billing/ledger/public.ts';
import { columnsAfter, type SeatAfter, type SeatChange } from './seat-change.store.ts';
import type { ClassFacts, MineFacts, SeatFacts } from './seats.facts.ts';

export interface JoinRequest {
  readonly by: 'athlete' | 'staff';
  readonly Place: Place;
  readonly paymentMode: string;
  readonly force: boolean;
  readonly Queue: boolean;
}

export const settingsOf = ({ member }: SeatFacts): BookingSettings => member.settings ?? defaultBookingSettings;

/** An expired offer does not hold the seat, even before it is cleared. */
export const isOffered = (mine: MineFacts | null, now: Date): boolean =>
  mine !== null && mine.OfferExpiresAt !== null && new Date(mine.OfferExpiresAt) > now;

interface OpenFacts {
  readonly now: Date;
  readonly class: Pick<ClassFacts, 'Begin'>;
  readonly mine: Pick<MineFacts, 'State' | 'TakenFromSeat'> | null;
  readonly settings: BookingSettings | null;
}

/**
 * True when the member may take an open seat in the last hour. False after staff moved the member from a seat to the waiting
 * list.
 */
export const mayTake = ({ now, class: { Begin }, mine, settings }: OpenFacts): boolean =>
  mine !== null &&
  mine.State === 'Waiting' &&
  !mine.TakenFromSeat &&
  isOpenToQueue(now, Begin, (settings ?? defaultBookingSettings).OfferMinutes);

export function joinFacts(facts: SeatFacts, request: JoinRequest): JoinFacts {
  const { now, class: clubClass, member } = facts;
  const late = lateEntryOf(facts, request.force);
  const timeZone = clubClass.TimeZone;
  const today = dayIn(timeZone, now);
  const classDay = dayIn(timeZone, late?.Begin ?? clubClass.Begin);
  const periods = limitPeriods(clubClass.Begin, timeZone);
  const countIn = (period: Period, booked: typeof member.booked) =>
    booked.filter(({ ClassBegin }) => isWithin(period, new Date(ClassBegin))).length;
  const paidBy = (id: number) => member.booked.filter((one) => one.UserSubscriptionId === id);
  const settings = settingsOf(facts);
  return {
    now,
    timeZone,
    hasActivities: member.hasActivities,
    by: request.by,
    force: request.force,
    place: request.Place,
    paymentMode: request.paymentMode,
    queue: request.Queue,
    already: alreadyIn(facts, request.Place),
    class: {
      ...clubClass,
      seats: seatsOf(clubClass, request.Place),
      cost: costOf(clubClass, request.Place),
      late,
    },
    athlete: {
      NoBookingsUntil: member.NoBookingsUntil,
      IsGuest: member.IsGuest,
      bannedUntil: banOf(
        member.strikes.map((at) => new Date(at)),
        settings,
        now,
      ).bannedUntil,
      policiesAccepted: member.openPolicies === 0,
      medicalCertificateUntil: member.medicalCertificate,
      membershipUntil: member.membership,
      hasSubscription: member.payment.subscriptions.some((one) => paysOn(subscriptionFacts(one), today, classDay)),
      weeklyBookings: countIn(periods.week, member.booked),
      monthlyBookings: countIn(periods.month, member.booked),
      held: heldOn(member.payment.subscriptions, today, classDay, (id) => ({
        weeklyBookings: countIn(periods.week, paidBy(id)),
        monthlyBookings: countIn(periods.month, paidBy(id)),
      })),
      credits: member.payment.credits,
    },
    settings,
  };
}

export const attendanceOf = ({ Attendance, MarkedDays }: Pick<MineFacts, 'Attendance' | 'MarkedDays'>) =>
  MarkedDays.some((day) => day.Attendance === 'Present') ? 'Present' : Attendance;

export function leaveFacts(
  facts: SeatFacts,
  mine: MineFacts,
  by: 'athlete' | 'staff',
  giveBack: boolean | undefined,
): LeaveFacts {
  return {
    now: facts.now,
    by,
    ...(giveBack === undefined ? {} : { giveBack }),
    State: mine.State,
    Attendance: attendanceOf(mine),
    Moved: mine.Moved,
    class: { ...facts.class, Begin: beginFor(facts.class, mine) },
    settings: settingsOf(facts),
  };
}

export const seatsOf = (clubClass: ClassFacts, place: Place): Seats => ({
  max: clubClass[`Max${place}Participants`],
  booked: clubClass[`${place}Participants`],
  offered: clubClass[`${place}Offered`],
  queued: clubClass[`${place}Queued`],
});

const costOf = (clubClass: ClassFacts, place: Place) => ({
  credits: clubClass[`CreditsCost${place}`],
  tickets: clubClass[`TicketsCost${place}`],
});

/** A seat held in one place does not count for the other. */
function alreadyIn(facts: SeatFacts, place: Place): JoinFacts['already'] {
  const { mine, now } = facts;
  if (mine === null) return 'none';
  if (mine.State === 'Booked') return 'booked';
  if (mine.Place !== place) return 'waiting';
  if (isOffered(mine, now)) return 'offered';
  return mayTake({ ...facts, settings: facts.member.settings }) ? 'open' : 'waiting';
}

const daysOf = ({ Days }: ClassFacts): CourseDay[] =>
  Days.map(({ Begin, End }) => ({ Begin: new Date(Begin), End: new Date(End) }));

export const lateEntryOf = (facts: SeatFacts, force: boolean): LateEntry | null =>
  lateEntry({
    now: facts.now,
    days: daysOf(facts.class),
    BookingBeforeHours: facts.class.BookingBeforeHours,
    force,
    JoinCoursesLate: settingsOf(facts).JoinCoursesLate,
  });

/** The begin for the cancel deadline; in a course the member's own first day. */
export const beginFor = (clubClass: ClassFacts, mine: Pick<MineFacts, 'Since'>): Date =>
  firstDayOf(clubClass.Begin, daysOf(clubClass), new Date(mine.Since));

const isWithin = ({ from, to }: Period, instant: Date): boolean => from <= instant && instant < to;

type Change = Pick<SeatChange, 'facts' | 'userId' | 'to' | 'deltas' | 'staffId' | 'forced'>;

export function seatAfter(change: Change, ClassParticipantId: number): SeatFacts {
  const { facts, to } = change;
  const mine = to === null ? null : mineAfter(change, to, ClassParticipantId);
  return { ...facts, mine };
}

function mineAfter(change: Change, to: SeatAfter, ClassParticipantId: number): MineFacts {
  const { facts, userId, deltas, staffId, forced } = change;
  const { State: _state, Place: _place, ...paid } = columnsAfter(change);
  const payment = to.State === 'Booked' ? to.payment : undefined;
  const tickets = payment?.subscription?.RemainingTickets ?? null;
  return {
    ClassParticipantId,
    ClassId: facts.class.ClassId,
    UserId: userId,
    ClubId: facts.class.ClubId,
    ClassBegin: facts.class.Begin.toISOString(),
    ClassEnd: facts.class.End.toISOString(),
    State: to.State,
    Place: to.Place,
    Since: facts.now.toISOString(),
    OfferExpiresAt: null,
    Attendance: null,
    NoShow: false,
    AddedBy: staffId,
    Moved: facts.mine?.Moved ?? false,
    OpenTold: false,
    Forced: forced,
    SubscriptionName: payment?.subscription?.SubscriptionName ?? null,
    RemainingTickets: tickets === null ? null : tickets + (deltas.movement?.Change ?? 0),
    QueuePosition: deltas.QueuePosition,
    MarkedDays: [],
    WrittenIn: null,
    ...paid,
  };
}

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

/** Includes how much remains of the subscription. */
export const wouldPay = ({ kind, subscription, credits, tickets }: Payment): PaidWith => ({
  PaymentKind: kind,
  UserSubscriptionId: subscription?.UserSubscriptionId ?? null,
  SubscriptionName: subscription?.SubscriptionName ?? null,
  Credits: credits,
  Tickets: tickets,
  RemainingTickets: subscription?.RemainingTickets ?? null,
});
