import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  freeSeats,
  joinClass,
  leaveClass,
  type SeatDeltas,
  seatDeltas,
  seatsAt,
} from '@clubpulse/rules/calendar/seats/seat-decisions';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { guardFailed, type Step } from '../../platform/database/statements.ts';
import type { RequestKey } from '../../platform/http/idempotency.store.ts';
import { usedSeatStep } from './holds/holds.store.ts';
import { changeSeat, columnsAfter, freesSeat, paidColumns, type SeatAfter, type SeatChange } from './seat-change.store.ts';
import { seatEvents } from './seats.events.ts';
import {
  isOffered,
  type JoinRequest,
  joinFacts,
  leaveFacts,
  type MineFacts,
  mayTake,
  type SeatFacts,
  seatFacts,
} from './seats.facts.ts';

const TRIES = 10;

export interface SeatAct<T> {
  readonly classId: ClassId;
  readonly userId: UserId;
  readonly staffId: CallerId | null;
  /** The payer who acts. The rules of the member apply nevertheless. */
  readonly payerId?: UserId | undefined;
  readonly key?: RequestKey | undefined;
  /** A seat that is held for the member as a visitor, and that the change uses. */
  readonly visitorSeatId?: number | undefined;
  /** Builds the result. Called before the write, which stores the result and then adds the id of a new seat. */
  readonly answer: (after: SeatAfterwards) => T;
  readonly also?: readonly Step[];
}

export interface SeatAfterwards {
  readonly facts: SeatFacts;
  readonly giveBack: boolean;
  readonly strike: boolean;
}

interface Decision {
  readonly to: SeatAfter | null;
  readonly canceled?: boolean;
  readonly giveBack: boolean;
  readonly strike: boolean;
}
const asItIs = Symbol('as it is');
type Decide = (facts: SeatFacts) => Decision | Refusal | typeof asItIs;

export interface SeatParts {
  readonly db: Database;
  readonly seatFreed: (classId: ClassId) => Promise<void>;
  readonly log?: Pick<Logger, 'warn'>;
}

export type Seats = ReturnType<typeof createSeats>;

/** Reads facts without locks, decides by a pure rule and writes one guarded statement; if the guard fails, it starts again. */
export function createSeats(parts: SeatParts) {
  return {
    /** With `Queue` the member joins the waiting list of a full class. */
    join: <T>(act: SeatAct<T>, request: JoinRequest): Promise<T | Refusal> =>
      change(parts, act, request.force, (facts) => (facts.member.isAthlete ? joining(facts, request) : refuse('NotFound'))),

    /** Takes an offered seat, or an open seat in the last hour. */
    acceptOffer: <T>(act: SeatAct<T>, paymentMode: string): Promise<T | Refusal> =>
      change(parts, act, false, (facts) => accepting(facts, paymentMode)),

    declineOffer: <T>(act: SeatAct<T>): Promise<T | Refusal> => change(parts, act, false, declining),

    leave: <T>(act: SeatAct<T>, giveBack?: boolean): Promise<T | Refusal> =>
      change(parts, act, false, (facts) => leaving(facts, act.staffId === null ? 'athlete' : 'staff', giveBack)),

    canceled: (act: SeatAct<undefined>): Promise<undefined | Refusal> => change(parts, act, false, canceling),

    /** `Booked` requires a free seat and a payment. `Waiting` refunds and puts the member at the end of the waiting list. */
    move: <T>(act: SeatAct<T>, to: 'Booked' | 'Waiting', paymentMode: string, force: boolean): Promise<T | Refusal> =>
      change(parts, act, force, (facts) => moving(facts, to, paymentMode, force)),
  };
}

async function change<T>(parts: SeatParts, act: SeatAct<T>, forced: boolean, decide: Decide): Promise<T | Refusal> {
  const { classId, userId } = act;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const facts = await seatFacts(parts.db, classId, userId, act.staffId !== null);
    if (!facts) return refuse('NotFound');
    const decision = decide(facts);
    if (decision === asItIs) return act.answer({ facts, giveBack: false, strike: false });
    if (isRefusal(decision)) return decision;
    const written = await write(parts, act, forced, facts, decision);
    if (written !== guardFailed) return written;
  }
  parts.log?.warn({ classId, userId, tries: TRIES }, 'a seat could not be written: others were always faster');
  return refuse('ServiceUnavailable');
}

async function write<T>(
  { db, seatFreed }: SeatParts,
  act: SeatAct<T>,
  forced: boolean,
  facts: SeatFacts,
  decision: Decision,
): Promise<T | typeof guardFailed> {
  const { userId, staffId, key, visitorSeatId, also = [] } = act;
  const { mine } = facts;
  const releases = takesHeldSeat(facts, decision, staffId !== null && forced);
  const deltas = deltasOf(facts, decision, releases, visitorSeatId !== undefined);
  const by = staffId ?? act.payerId ?? null;
  const cancelsBy = endsAppointment(facts, decision) ? (by ?? userId) : undefined;
  const changed = { facts, userId, staffId, canceled: false, cancelsBy, deltas, forced, ...decision };
  const { giveBack, strike } = decision;
  const answer = act.answer({ facts: seatAfter(changed), giveBack, strike });
  const written = await changeSeat(db, {
    ...changed,
    releases,
    overtakes: staffId === null ? mayTake({ ...facts, settings: facts.member.settings }) : mine !== null || forced,
    events: seatEvents({ ...changed, by, movement: deltas.movement }),
    key,
    answer: key ? (answer ?? null) : null,
    usesHeld: visitorSeatId !== undefined,
    also: visitorSeatId === undefined ? also : [usedSeatStep(visitorSeatId), ...also],
  });
  if (written === guardFailed) return guardFailed;
  if (key) key.stored = true;
  if (!changed.canceled && freesSeat(mine) && written.queued > 0) await seatFreed(facts.class.ClassId);
  return mine === null ? withId(answer, written.ClassParticipantId) : answer;
}

const withId = <T>(answer: T, ClassParticipantId: number): T =>
  typeof answer === 'object' && answer !== null ? { ...answer, ClassParticipantId } : answer;

function joining(facts: SeatFacts, request: JoinRequest): Decision | Refusal {
  const joined = joinClass(joinFacts(facts, request));
  if (isRefusal(joined)) return joined;
  const { Place } = request;
  const to: SeatAfter =
    joined.joined === 'booked' ? { State: 'Booked', Place, payment: joined.payment } : { State: 'Waiting', Place };
  return { to, giveBack: false, strike: false };
}

function accepting(facts: SeatFacts, paymentMode: string): Decision | Refusal {
  const { mine, now } = facts;
  const mayAccept = isOffered(mine, now) || mayTake({ ...facts, settings: facts.member.settings });
  if (mine === null || !mayAccept || facts.class.CanceledAt !== null) return refuse('OfferExpired');
  return joining(facts, { by: 'athlete', Place: mine.Place, paymentMode, force: false, Queue: false });
}

const declining: Decide = ({ mine, now, class: { CanceledAt } }) =>
  isOffered(mine, now) && CanceledAt === null ? { to: null, giveBack: false, strike: false } : refuse('OfferExpired');

function leaving(facts: SeatFacts, by: 'athlete' | 'staff', giveBack: boolean | undefined): Decision | Refusal {
  const { mine } = facts;
  // A moved class is refused as canceled, because the member may have a seat in the new class.
  if (mine === null) return refuse(facts.class.CanceledAt === null ? 'NotFound' : 'ClassIsCanceled');
  const left = leaveClass(leaveFacts(facts, mine, by, giveBack));
  return isRefusal(left) ? left : { to: null, ...left };
}

const canceling: Decide = ({ mine }) =>
  mine === null || mine.State === 'Canceled' ? asItIs : { to: null, canceled: true, giveBack: true, strike: false };

function moving(facts: SeatFacts, to: 'Booked' | 'Waiting', paymentMode: string, force: boolean): ReturnType<Decide> {
  const { mine } = facts;
  if (mine === null) return refuse('NotFound');
  if (mine.State === to) return asItIs;
  if (to === 'Booked') return joining(facts, { by: 'staff', Place: mine.Place, paymentMode, force, Queue: false });
  const left = leaving(facts, 'staff', true);
  return isRefusal(left) ? left : { ...left, to: { State: 'Waiting', Place: mine.Place } };
}

/** The member's cancellation also ends the appointment, so that the trainer is free at that time. */
const endsAppointment = ({ class: clubClass, mine }: SeatFacts, { to, canceled = false }: Decision): boolean =>
  clubClass.IsAppointment && mine?.State === 'Booked' && to === null && !canceled;

const takesHeldSeat = ({ class: clubClass, mine }: SeatFacts, { to }: Decision, byForce: boolean): boolean =>
  byForce &&
  to?.State === 'Booked' &&
  freeSeats(seatsAt(clubClass, to.Place)) === 0 &&
  !(mine !== null && mine.OfferExpiresAt !== null && mine.Place === to.Place);

function deltasOf(
  { class: clubClass, mine }: SeatFacts,
  { to, giveBack }: Decision,
  releases: boolean,
  usesHeld: boolean,
): SeatDeltas {
  const deltas = seatDeltas({
    releases,
    mine,
    to: to && { ...to, ...paidColumns(to) },
    giveBack,
    queued: to === null ? 0 : clubClass[`${to.Place}Queued`],
  });
  return usesHeld ? { ...deltas, counters: { ...deltas.counters, InSiteHeld: -1 } } : deltas;
}

type Changed = Pick<SeatChange, 'facts' | 'userId' | 'to' | 'deltas' | 'staffId' | 'forced'>;

function seatAfter(changed: Changed): SeatFacts {
  const { facts, to } = changed;
  const mine = to === null ? null : mineAfter(changed, to);
  return { ...facts, mine };
}

function mineAfter(changed: Changed, to: SeatAfter): MineFacts {
  const { facts, userId, deltas, staffId, forced } = changed;
  const { State: _state, Place: _place, ...paid } = columnsAfter(changed);
  const payment = to.State === 'Booked' ? to.payment : undefined;
  const tickets = payment?.subscription?.RemainingTickets ?? null;
  return {
    ClassParticipantId: facts.mine?.ClassParticipantId ?? 0,
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
