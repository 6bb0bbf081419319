import type { UserId } from '@clubpulse/contract/accounts/users';
import type { NewEvent } from '@clubpulse/contract/all-events';
import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import type { Payment } from '@clubpulse/rules/billing/ledger/choose-payment';
import type { SeatDeltas } from '@clubpulse/rules/calendar/seats/seat-decisions';
import { type RawBuilder, sql } from 'kysely';
import { movementSteps, subscriptionStep } from '../../billing/ledger/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type guardFailed, type Step, writeTogether } from '../../platform/database/statements.ts';
import { emitSteps } from '../../platform/events/emit.store.ts';
import { type RequestKey, storeResultStep } from '../../platform/http/idempotency.store.ts';
import { jobStep } from '../../platform/jobs/jobs.store.ts';
import { bookingMemberStep, strikeStep } from '../booking-rules/public.ts';
import { type SeatGuard, seatCountGuards, seatCountsStep } from '../classes/public.ts';
import { queueJobOf } from './queue/queue.jobs.ts';
import type { MineFacts, SeatFacts } from './seats.facts.ts';

type WithoutTotal<E> = E extends { Payload: infer P }
  ? Omit<E, 'Payload'> & { readonly Payload: Omit<P, 'TotalCredits'> }
  : never;
export type CreditsMoved = WithoutTotal<Extract<NewEvent, { Type: 'CreditsAdd' | 'CreditsSub' }>>;
export type SeatEvent = Exclude<NewEvent, { Type: 'CreditsAdd' | 'CreditsSub' }> | CreditsMoved;

/** If one of these constraints is violated, another request has changed the seat, the money or the member. */
const seatGuards = [
  ...seatCountGuards,
  'class_participants_once',
  'ledger_accounts_balance',
  'ledger_accounts_credits',
  'ledger_accounts_UserSubscriptionId_key',
] as const;

export type SeatAfter =
  | { readonly State: 'Booked'; readonly Place: Place; readonly payment: Payment }
  | { readonly State: 'Waiting'; readonly Place: Place };

export interface SeatChange {
  readonly facts: SeatFacts;
  readonly userId: UserId;
  readonly to: SeatAfter | null;
  readonly canceled: boolean;
  /** The user who leaves an appointment or takes the member off it. Undefined otherwise. */
  readonly cancelsBy: UserId | undefined;
  readonly deltas: SeatDeltas;
  readonly strike: boolean;
  readonly staffId: UserId | null;
  readonly forced: boolean;
  /** True if the seat was offered to another member, who loses the offer and continues to wait. */
  readonly releases: boolean;
  /** True for a move by staff, with `force`, and for an open seat. Then only a free seat is required. */
  readonly overtakes: boolean;
  /** True if a seat is held for the member as a visitor of the website. */
  readonly usesHeld: boolean;
  readonly events: readonly SeatEvent[];
  readonly key: RequestKey | undefined;
  readonly answer: object | null;
  readonly also?: readonly Step[];
}

interface SeatWritten {
  readonly ClassParticipantId: number;
  readonly queued: number;
}

/** Writes the change in one statement, the row of the class last. Writes nothing when the facts are outdated. */
export function changeSeat(db: Queryable, change: SeatChange): Promise<SeatWritten | typeof guardFailed> {
  const { facts, userId, to, canceled, releases, deltas, strike, key, answer, events } = change;
  const { ClassId, ClubId, RowVersion } = facts.class;
  const steps: Step[] = [
    ...(to === null ? [] : [bookingMemberStep({ ClubId, UserId: userId, BookingsVersion: facts.member.BookingsVersion })]),
    ...paymentSteps(change),
    participantStep(change),
    ...(to !== null && facts.mine !== null && facts.class.ClassType === 'Course' ? [forgetDaysStep(facts.mine)] : []),
    ...(facts.mine !== null && freesSeat(facts.mine) && !canceled ? [leftSeatStep(facts.mine, to === null)] : []),
    ...(releases && to !== null ? [releasedStep(change, to.Place)] : []),
    ...(strike ? [lateCancelStep(change)] : []),
    ...(change.also ?? []),
    ...emitSteps([
      ...events.map((event) => (isMovement(event) ? { ...event, completion: totalCredits } : event)),
      ...(releases ? [lostOffer(change)] : []),
    ]),
    ...((freesSeat(facts.mine) && !canceled) || to?.State === 'Waiting'
      ? [jobStep('queue_job', queueJobOf(facts.class.ClassId))]
      : []),
    ...(key === undefined ? [] : [storeResultStep(key, answerSql(answer, facts.mine === null))]),
    seatCountsStep({
      ClassId,
      RowVersion,
      counters: deltas.counters,
      guard: guardOf(change),
      canceled,
      cancelsBy: change.cancelsBy,
    }),
  ];
  return writeTogether(
    db,
    steps,
    sql<SeatWritten>`(select to_jsonb(written) from (select "ClassParticipantId", queued from participant, seat) written)`,
    {
      planOnce: true,
      guards: seatGuards,
    },
  );
}

const isMovement = (event: SeatEvent): event is CreditsMoved => event.Type === 'CreditsAdd' || event.Type === 'CreditsSub';

export const freesSeat = (mine: MineFacts | null): boolean =>
  mine !== null && (mine.State === 'Booked' || mine.OfferExpiresAt !== null);

const totalCredits = sql`jsonb_build_object('TotalCredits', (select "Balance" from account))`;

function paymentSteps({ facts, userId, to, deltas, staffId }: SeatChange): Step[] {
  const { class: clubClass, member } = facts;
  const paying = to?.State === 'Booked' ? to.payment.subscription?.UserSubscriptionId : undefined;
  const stored = member.payment.subscriptions.find((one) => one.UserSubscriptionId === paying);
  const { movement } = deltas;
  // A payment requires the balance that was read. A refund is valid with any balance.
  const balance = movement === null || movement.Change > 0 ? null : stored ? stored.RemainingTickets : member.payment.credits;
  return [
    ...(stored ? [subscriptionStep(stored.UserSubscriptionId, stored.RowVersion)] : []),
    ...(movement === null
      ? []
      : movementSteps({
          ...movement,
          ClubId: clubClass.ClubId,
          UserId: userId,
          ClassId: clubClass.ClassId,
          ClassName: clubClass.Name,
          operatorId: staffId,
          balance,
          Reason: movement.Change < 0 ? 'Booking' : 'GiveBack',
        })),
  ];
}

function participantStep(change: SeatChange): Step {
  const { mine } = change.facts;
  const removal = change.canceled ? canceledSeat : deleted;
  const write = mine === null ? inserted(change) : change.to === null ? removal(mine) : updated(change, mine);
  return { name: 'participant', write };
}

/** SQL condition: the row of the seat has not changed since it was read. */
const asRead = ({ ClassParticipantId, WrittenIn }: MineFacts): RawBuilder<unknown> =>
  sql`p."ClassParticipantId" = ${ClassParticipantId} and p.xmin::text = ${WrittenIn}::text`;

const inserted =
  (change: SeatChange): Step['write'] =>
  (previous) => {
    const { class: clubClass, now } = change.facts;
    const { State, Place, PaymentKind, UserSubscriptionId, Credits, Tickets } = columnsAfter(change);
    return sql`insert into class_participants ("ClassId", "UserId", "ClubId", "ClassBegin", "ClassEnd", "Place", "State", "Since",
        "PaymentKind", "UserSubscriptionId", "Credits", "Tickets", "AddedBy", "Forced")
      select ${clubClass.ClassId}::bigint, ${change.userId}::bigint, ${clubClass.ClubId}::bigint, ${clubClass.Begin}::timestamptz,
        ${clubClass.End}::timestamptz, ${Place}::text, ${State}::text, ${now}::timestamptz, ${PaymentKind}::text,
        ${UserSubscriptionId}::bigint, ${Credits}::integer, ${Tickets}::integer, ${change.staffId}::bigint, ${change.forced}::boolean
      from ${previous} returning "ClassParticipantId"`;
  };

const updated =
  (change: SeatChange, mine: MineFacts): Step['write'] =>
  (previous) => {
    const { State, Place, TakenFromSeat, PaymentKind, UserSubscriptionId, Credits, Tickets } = columnsAfter(change);
    return sql`update class_participants p set "State" = ${State}, "Place" = ${Place}, "Since" = ${change.facts.now},
        "OfferExpiresAt" = null, "OpenTold" = false, "TakenFromSeat" = ${TakenFromSeat}::boolean, "Attendance" = null, "NoShow" = false,
        "PaymentKind" = ${PaymentKind},
        "UserSubscriptionId" = ${UserSubscriptionId}::bigint, "Credits" = ${Credits}, "Tickets" = ${Tickets},
        "AddedBy" = ${change.staffId}::bigint, "Forced" = ${change.forced}
      from ${previous} where ${asRead(mine)} returning p."ClassParticipantId"`;
  };

const deleted =
  (mine: MineFacts): Step['write'] =>
  (previous) =>
    sql`delete from class_participants p using ${previous} where ${asRead(mine)} returning p."ClassParticipantId"`;

const forgetDaysStep = ({ ClassParticipantId }: MineFacts): Step => ({
  name: 'forgotten_days',
  rows: 'any',
  write: (previous) => sql`delete from course_attendance a using ${previous}
    where a."ClassParticipantId" = ${ClassParticipantId} returning a."ClassParticipantId"`,
});

const canceledSeat =
  (mine: MineFacts): Step['write'] =>
  (previous) =>
    sql`update class_participants p set "State" = 'Canceled', "OfferExpiresAt" = null, "OpenTold" = false, "TakenFromSeat" = false, "Attendance" = null,
        "NoShow" = false, "PaymentKind" = null, "UserSubscriptionId" = null, "Credits" = 0, "Tickets" = 0
      from ${previous} where ${asRead(mine)} returning p."ClassParticipantId"`;

/** A waiting member may get the left seat. Clears the marks that a member was notified of it, or lost a seat to staff. */
const leftSeatStep = ({ ClassId, Place, ClassParticipantId, State }: MineFacts, leaves: boolean): Step => ({
  name: 'left',
  rows: 'any',
  write: (previous) => sql`update class_participants p set "OpenTold" = false,
      "TakenFromSeat" = p."TakenFromSeat" and not ${leaves && State === 'Booked'}::boolean from ${previous}
    where p."ClassId" = ${ClassId} and p."Place" = ${Place} and p."State" = 'Waiting' and (p."TakenFromSeat" or p."OpenTold")
      and p."ClassParticipantId" <> ${ClassParticipantId} returning p."ClassParticipantId"`,
});

const releasedStep = ({ facts, userId }: SeatChange, place: Place): Step => ({
  name: 'released',
  write: (previous) => sql`update class_participants p set "OfferExpiresAt" = null from ${previous}
    where p."ClassParticipantId" = (select q."ClassParticipantId" from class_participants q
      where q."ClassId" = ${facts.class.ClassId} and q."Place" = ${place} and q."OfferExpiresAt" is not null and q."UserId" <> ${userId}
      order by q."Since" desc, q."UserId" desc limit 1) and p."OfferExpiresAt" is not null returning p."UserId"`,
});

const lostOffer = ({ facts: { class: clubClass }, staffId }: SeatChange) => {
  const { ClassId, Name: ClassName, Begin } = clubClass;
  const Payload = { ClassId, ClassName, ClassDate: Begin.toISOString(), By: staffId };
  const completion = sql`jsonb_build_object('Target', (select "UserId" from released))`;
  return { ClubId: clubClass.ClubId, Type: 'OfferExpired', Payload, completion } as const;
};

export const columnsAfter = ({ to, facts }: Pick<SeatChange, 'to' | 'facts'>) => ({
  State: to?.State ?? null,
  Place: to?.Place ?? null,
  TakenFromSeat: to?.State === 'Waiting' && facts.mine !== null,
  ...paidColumns(to),
});

export function paidColumns(to: SeatAfter | null) {
  const payment = to?.State === 'Booked' ? to.payment : undefined;
  return {
    PaymentKind: payment?.kind ?? null,
    UserSubscriptionId: payment?.subscription?.UserSubscriptionId ?? null,
    Credits: payment?.credits ?? 0,
    Tickets: payment?.tickets ?? 0,
  };
}

const lateCancelStep = ({ facts: { class: clubClass, now }, userId }: SeatChange): Step =>
  strikeStep({
    ClubId: clubClass.ClubId,
    UserId: userId,
    Kind: 'LateCancel',
    ClassId: clubClass.ClassId,
    ClassName: clubClass.Name,
    ClassBegin: clubClass.Begin,
    At: now,
  });

const answerSql = (answer: object | null, isNew: boolean): RawBuilder<unknown> => {
  const stored = sql`${JSON.stringify({ result: answer })}::jsonb`;
  return isNew && answer !== null
    ? sql`jsonb_set(${stored}, '{result,ClassParticipantId}', to_jsonb((select "ClassParticipantId" from participant)))`
    : stored;
};

function guardOf({ facts: { mine }, to, overtakes, releases, usesHeld }: SeatChange): SeatGuard | undefined {
  if (to === null || releases || usesHeld) return undefined;
  const place = to.Place;
  if (to.State === 'Waiting') return mine === null ? { place, demands: 'full' } : undefined;
  if (mine && mine.OfferExpiresAt !== null && mine.Place === place) return undefined;
  return { place, demands: overtakes ? 'free' : 'nobodyWaits' };
}
