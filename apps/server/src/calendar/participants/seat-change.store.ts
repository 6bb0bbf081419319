import type { NewEvent } from '@clubpulse/contract/all-events';
import type { Place } from '@clubpulse/contract/calendar/classes';
import type { Payment } from '@clubpulse/rules/billing/choose-payment';
import { type RawBuilder, sql } from 'kysely';
import { movementSteps, subscriptionStep } from '../../billing/payment/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type Step, type unmet, writeTogether } from '../../platform/database/write-together.ts';
import { emitSteps } from '../../platform/events/events.ts';
import { keepingStep } from '../../platform/http/idempotency.store.ts';
import type { RequestKey } from '../../platform/http/idempotency.ts';
import { jobStep } from '../../platform/jobs/jobs.store.ts';
import type { MineFacts, SeatFacts } from './facts.store.ts';
import { queueJobOf } from './queue-job.ts';

type WithoutTotal<E> = E extends { Payload: infer P }
  ? Omit<E, 'Payload'> & { readonly Payload: Omit<P, 'TotalCredits'> }
  : never;
/** Credits moved; what she has afterwards is known where the movement is written. */
export type CreditsMoved = WithoutTotal<Extract<NewEvent, { Type: 'CreditsAdd' | 'CreditsSub' }>>;
export type SeatEvent = Exclude<NewEvent, { Type: 'CreditsAdd' | 'CreditsSub' }> | CreditsMoved;

/** What a member is in a class after the change. */
export type SeatAfter =
  | { readonly State: 'Booked'; readonly Place: Place; readonly payment: Payment }
  | { readonly State: 'Waiting'; readonly Place: Place };

export interface SeatChange {
  readonly facts: SeatFacts;
  readonly userId: number;
  /** Null: leaves the class. */
  readonly to: SeatAfter | null;
  /** Of a booked seat that is left: what was paid comes back. */
  readonly giveBack: boolean;
  /** A late cancel that counts. */
  readonly strike: boolean;
  /** Staff who does it; null: she herself. */
  readonly staffId: number | null;
  readonly forced: boolean;
  /** A newcomer takes a seat nobody waits for; somebody staff moves up only needs a free one. */
  readonly overtakes: boolean;
  readonly events: readonly SeatEvent[];
  readonly key: RequestKey | undefined;
  /** What the key keeps: the answer but for a new row's ClassParticipantId. */
  readonly answer: object | null;
  /** Written with it. */
  readonly also?: readonly Step[];
}

interface SeatWritten {
  readonly ClassParticipantId: number;
  /** Who waits for the class, at the moment of writing. */
  readonly queued: number;
}

/**
 * Writes the change in one statement, the class row last: seat, money, ledger entry, strike, events and kept answer, or nothing
 * of it when the facts it was decided from no longer hold.
 */
export function changeSeat(db: Queryable, change: SeatChange): Promise<SeatWritten | typeof unmet> {
  const { facts, to, strike, key, answer, events } = change;
  const steps: Step[] = [
    ...(to === null ? [] : [memberStep(change)]),
    ...paymentSteps(change),
    participantStep(change),
    ...(to === null && facts.mine?.State === 'Booked' ? [leftSeatStep(facts.mine)] : []),
    ...(strike ? [strikeStep(change)] : []),
    ...(change.also ?? []),
    ...emitSteps(events.map((event) => (isMovement(event) ? { ...event, more: totalCredits } : event))),
    ...(freesSeat(facts.mine) || to?.State === 'Waiting' ? [jobStep('queue_job', queueJobOf(facts.class.ClassId))] : []),
    ...(key === undefined ? [] : [keepingStep(key, answerSql(answer, facts.mine === null))]),
    classStep(change),
  ];
  return writeTogether(
    db,
    steps,
    sql<SeatWritten>`(select to_jsonb(written) from (select "ClassParticipantId", queued from participant, seat) written)`,
    {
      planOnce: true,
    },
  );
}

const isMovement = (event: SeatEvent): event is CreditsMoved => event.Type === 'CreditsAdd' || event.Type === 'CreditsSub';

/** Whether any change of hers leaves a seat, or one that is held for her. */
export const freesSeat = (mine: MineFacts | null): boolean =>
  mine !== null && (mine.State === 'Booked' || mine.OfferExpiresAt !== null);

/** What the account holds after the movement. */
const totalCredits = sql`jsonb_build_object('TotalCredits', (select "Balance" from account))`;

/** Of two bookings of one member decided from the same facts, one is written and the other decided again. */
const memberStep = ({ facts: { class: given, member }, userId }: SeatChange): Step => ({
  name: 'member',
  write: (previous) => sql`insert into club_athletes as m ("ClubId", "UserId", "BookingsVersion")
    select ${given.ClubId}::bigint, ${userId}::bigint, 1 from ${previous}
    on conflict ("ClubId", "UserId") do update set "BookingsVersion" = m."BookingsVersion" + 1
      where m."BookingsVersion" = ${member.BookingsVersion} returning "UserId"`,
});

function paymentSteps({ facts, userId, to, giveBack, staffId }: SeatChange): Step[] {
  const { class: given, member, mine } = facts;
  const movement = { ClubId: given.ClubId, UserId: userId, ClassId: given.ClassId, ClassName: given.Name, operatorId: staffId };
  if (to?.State === 'Booked') {
    const { subscription, credits, tickets } = to.payment;
    const stored = member.payment.subscriptions.find((one) => one.UserSubscriptionId === subscription?.UserSubscriptionId);
    const balance = stored ? stored.RemainingTickets : member.payment.credits;
    const taken = credits + tickets;
    return [
      ...(stored ? [subscriptionStep(stored.UserSubscriptionId, stored.RowVersion)] : []),
      ...(taken > 0
        ? movementSteps({
            ...movement,
            UserSubscriptionId: stored?.UserSubscriptionId ?? null,
            Change: -taken,
            balance,
            Reason: 'Booking',
          })
        : []),
    ];
  }
  const back = giveBack && mine !== null ? mine.Credits + mine.Tickets : 0;
  // Tickets of a subscription that was deleted have nowhere to go back to.
  if (mine === null || back === 0 || (mine.Tickets > 0 && mine.UserSubscriptionId === null)) return [];
  const UserSubscriptionId = mine.Tickets > 0 ? mine.UserSubscriptionId : null;
  return movementSteps({ ...movement, UserSubscriptionId, Change: back, balance: null, Reason: 'GiveBack' });
}

function participantStep(change: SeatChange): Step {
  const { mine } = change.facts;
  const write = mine === null ? inserted(change) : change.to === null ? deleted(mine) : updated(change, mine);
  return { name: 'participant', write };
}

/** The row as it was read: `Since` changes with every change of a seat. */
const asRead = (mine: MineFacts): RawBuilder<unknown> => sql`p."ClassParticipantId" = ${mine.ClassParticipantId}
  and p."State" = ${mine.State} and p."Since" = ${mine.Since}::timestamptz
  and p."OfferExpiresAt" is not distinct from ${mine.OfferExpiresAt}::timestamptz`;

const inserted =
  (change: SeatChange): Step['write'] =>
  (previous) => {
    const { class: given, now } = change.facts;
    const { State, Place, PaymentKind, UserSubscriptionId, Credits, Tickets } = columnsAfter(change);
    return sql`insert into class_participants ("ClassId", "UserId", "ClubId", "ClassBegin", "ClassEnd", "Place", "State", "Since",
        "PaymentKind", "UserSubscriptionId", "Credits", "Tickets", "AddedBy", "Forced")
      select ${given.ClassId}::bigint, ${change.userId}::bigint, ${given.ClubId}::bigint, ${given.Begin}::timestamptz,
        ${given.End}::timestamptz, ${Place}::text, ${State}::text, ${now}::timestamptz, ${PaymentKind}::text,
        ${UserSubscriptionId}::bigint, ${Credits}::integer, ${Tickets}::integer, ${change.staffId}::bigint, ${change.forced}::boolean
      from ${previous} returning "ClassParticipantId"`;
  };

const updated =
  (change: SeatChange, mine: MineFacts): Step['write'] =>
  (previous) => {
    const { State, Place, TakenFromSeat, PaymentKind, UserSubscriptionId, Credits, Tickets } = columnsAfter(change);
    return sql`update class_participants p set "State" = ${State}, "Place" = ${Place}, "Since" = ${change.facts.now},
        "OfferExpiresAt" = null, "TakenFromSeat" = ${TakenFromSeat}::boolean, "Attendance" = null, "NoShow" = false,
        "PaymentKind" = ${PaymentKind},
        "UserSubscriptionId" = ${UserSubscriptionId}::bigint, "Credits" = ${Credits}, "Tickets" = ${Tickets},
        "AddedBy" = ${change.staffId}::bigint, "Forced" = ${change.forced}
      from ${previous} where ${asRead(mine)} returning p."ClassParticipantId"`;
  };

const deleted =
  (mine: MineFacts): Step['write'] =>
  (previous) =>
    sql`delete from class_participants p using ${previous} where ${asRead(mine)} returning p."ClassParticipantId"`;

/** A seat that is left is another one than staff took from somebody: she may be offered it. */
const leftSeatStep = ({ ClassId, Place, ClassParticipantId }: MineFacts): Step => ({
  name: 'left',
  rows: 'any',
  write: (previous) => sql`update class_participants p set "TakenFromSeat" = false from ${previous}
    where p."ClassId" = ${ClassId} and p."Place" = ${Place} and p."State" = 'Waiting' and p."TakenFromSeat"
      and p."ClassParticipantId" <> ${ClassParticipantId} returning p."ClassParticipantId"`,
});

/** Columns of the participant's row after the change. */
export function columnsAfter({ to, facts }: Pick<SeatChange, 'to' | 'facts'>) {
  const payment = to?.State === 'Booked' ? to.payment : undefined;
  return {
    State: to?.State ?? null,
    Place: to?.Place ?? null,
    TakenFromSeat: to?.State === 'Waiting' && facts.mine !== null,
    PaymentKind: payment?.kind ?? null,
    UserSubscriptionId: payment?.subscription?.UserSubscriptionId ?? null,
    Credits: payment?.credits ?? 0,
    Tickets: payment?.tickets ?? 0,
  };
}

/** Once for a class, whatever happened to it before. */
const strikeStep = ({ facts: { class: given, now }, userId }: SeatChange): Step => ({
  name: 'strike',
  rows: 'any',
  write: (previous) => sql`insert into booking_strikes ("ClubId", "UserId", "Kind", "ClassId", "ClassName", "ClassBegin", "At")
    select ${given.ClubId}::bigint, ${userId}::bigint, 'LateCancel', ${given.ClassId}::bigint, ${given.Name}, ${given.Begin}::timestamptz,
      ${now}::timestamptz from ${previous} on conflict do nothing returning "StrikeId"`,
});

const answerSql = (answer: object | null, isNew: boolean): RawBuilder<unknown> => {
  const kept = sql`${JSON.stringify({ result: answer })}::jsonb`;
  return isNew && answer !== null
    ? sql`jsonb_set(${kept}, '{result,ClassParticipantId}', to_jsonb((select "ClassParticipantId" from participant)))`
    : kept;
};

/** Counts the class, last: the row everybody of a rush wants is locked for the length of this update and the commit only. */
function classStep(change: SeatChange): Step {
  const { facts, to } = change;
  const { class: given, mine } = facts;
  const deltas = new Map<string, number>();
  const add = (column: string, by: number) => deltas.set(column, (deltas.get(column) ?? 0) + by);
  const counted = (place: string, state: string, by: number) =>
    add(state === 'Booked' ? `${place}Participants` : `${place}Queued`, by);
  if (mine) {
    counted(mine.Place, mine.State, -1);
    if (mine.OfferExpiresAt !== null) add(`${mine.Place}Offered`, -1);
  }
  if (to) counted(to.Place, to.State, 1);
  const changed = [...deltas].filter(([, by]) => by !== 0);
  const sets = changed.map(([column, by]) => sql`${sql.ref(column)} = c.${sql.ref(column)} + ${by}::integer`);
  return {
    name: 'seat',
    write: (previous) => sql`update classes c set ${sql.join(sets)} from ${previous}
      where c."ClassId" = ${given.ClassId} and c."RowVersion" = ${given.RowVersion} and ${seatGuard(change)} returning c."InSiteQueued" + c."RemoteQueued" as queued`,
  };
}

/** What must be so of the seats at the moment of writing; the table's checks say the rest. */
function seatGuard({ facts: { mine }, to, overtakes }: SeatChange): RawBuilder<unknown> {
  if (to === null) return sql`true`;
  const column = (name: string) => sql`c.${sql.ref(name)}`;
  const [booked, queued, offered, max] = [
    column(`${to.Place}Participants`),
    column(`${to.Place}Queued`),
    column(`${to.Place}Offered`),
    column(`Max${to.Place}Participants`),
  ];
  if (to.State === 'Waiting') return mine === null ? sql`${booked} + ${queued} >= ${max}` : sql`true`;
  if (mine && mine.OfferExpiresAt !== null && mine.Place === to.Place) return sql`true`;
  return overtakes ? sql`${booked} + ${offered} < ${max}` : sql`${booked} + ${queued} < ${max}`;
}
