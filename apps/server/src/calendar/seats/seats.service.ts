import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { joinClass } from '@clubpulse/rules/calendar/seats/join-class';
import { leaveClass } from '@clubpulse/rules/calendar/seats/leave-class';
import { freeSeats, type SeatDeltas, seatDeltas } from '@clubpulse/rules/calendar/seats/seat-deltas';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { guardFailed, type Step } from '../../platform/database/statements.ts';
import type { RequestKey } from '../../platform/http/idempotency.store.ts';
import { changeSeat, freesSeat, paidColumns, type SeatAfter } from './seat-change.store.ts';
import { seatEvents } from './seats.events.ts';
import { type SeatFacts, seatFacts } from './seats.facts.ts';
import { isOffered, type JoinRequest, joinFacts, leaveFacts, mayTake, seatAfter, seatsOf } from './seats.rows.ts';

/** Limit of repeated decisions when other requests are faster. */
const TRIES = 10;

export interface SeatAct<T> {
  readonly classId: ClassId;
  readonly userId: UserId;
  /** The staff who act; null for the member or the server. */
  readonly staffId: CallerId | null;
  /** The payer who acts for the member; the member's rules apply. */
  readonly payerId?: UserId | undefined;
  readonly key?: RequestKey | undefined;
  readonly answer: (after: SeatAfterwards) => T;
  /** Further steps of the same statement. */
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

export interface SeatParts {
  readonly db: Database;
  readonly seatFreed: (classId: ClassId) => Promise<void>;
  readonly log?: Pick<Logger, 'warn'>;
}

export type Seats = ReturnType<typeof createSeats>;

/**
 * Every change of a seat uses this service: it reads facts without locks, decides by a pure rule and writes one guarded
 * statement. When the guard fails, everything is repeated.
 */
export function createSeats({ db, seatFreed, log }: SeatParts) {
  async function change<T>(
    act: SeatAct<T>,
    forced: boolean,
    decide: (facts: SeatFacts) => Decision | Refusal | typeof asItIs,
  ): Promise<T | Refusal> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const facts = await seatFacts(db, act.classId, act.userId, act.staffId !== null);
      if (!facts) return refuse('NotFound');
      const decision = decide(facts);
      if (decision === asItIs) return act.answer({ facts, giveBack: false, strike: false });
      if (isRefusal(decision)) return decision;
      const written = await write(act, forced, facts, decision);
      if (written !== guardFailed) return written;
    }
    log?.warn(
      { classId: act.classId, userId: act.userId, tries: TRIES },
      'a seat could not be written: others were always faster',
    );
    return refuse('ServiceUnavailable');
  }

  async function write<T>(
    act: SeatAct<T>,
    forced: boolean,
    facts: SeatFacts,
    decision: Decision,
  ): Promise<T | typeof guardFailed> {
    const { userId, staffId, key, also = [] } = act;
    const { mine } = facts;
    const releases = takesHeldSeat(facts, decision, staffId !== null && forced);
    const deltas = deltasOf(facts, decision, releases);
    const changed = { facts, userId, staffId, canceled: false, ...decision };
    const after = (participantId: number) =>
      act.answer({
        facts: seatAfter({ ...changed, deltas, forced }, participantId),
        giveBack: decision.giveBack,
        strike: decision.strike,
      });
    const known = mine?.ClassParticipantId;
    const written = await changeSeat(db, {
      ...changed,
      deltas,
      forced,
      releases,
      overtakes: staffId === null ? mayTake({ ...facts, settings: facts.member.settings }) : mine !== null || forced,
      events: seatEvents({ ...changed, by: staffId ?? act.payerId ?? null, movement: deltas.movement }),
      key,
      answer: key ? (after(known ?? 0) ?? null) : null,
      also,
    });
    if (written === guardFailed) return guardFailed;
    if (key) key.stored = true;
    if (!changed.canceled && freesSeat(mine) && written.queued > 0) await seatFreed(facts.class.ClassId);
    return after(written.ClassParticipantId);
  }

  return {
    /** Books a seat, or with `Queue` joins the waiting list when the class is full. NotFound for a user who is no athlete. */
    join: <T>(act: SeatAct<T>, request: JoinRequest): Promise<T | Refusal> =>
      change(act, request.force, (facts) => (facts.member.isAthlete ? joining(facts, request) : refuse('NotFound'))),

    /** Takes the seat held for the member, or an open seat in the last hour. */
    acceptOffer: <T>(act: SeatAct<T>, paymentMode: string): Promise<T | Refusal> =>
      change(act, false, (facts) => {
        const { mine, now } = facts;
        const canTake = isOffered(mine, now) || mayTake({ ...facts, settings: facts.member.settings });
        if (mine === null || !canTake || facts.class.CanceledAt !== null) return refuse('OfferExpired');
        return joining(facts, { by: 'athlete', Place: mine.Place, paymentMode, force: false, Queue: false });
      }),

    declineOffer: <T>(act: SeatAct<T>): Promise<T | Refusal> =>
      change(act, false, ({ mine, now, class: { CanceledAt } }) =>
        isOffered(mine, now) && CanceledAt === null ? { to: null, giveBack: false, strike: false } : refuse('OfferExpired'),
      ),

    leave: <T>(act: SeatAct<T>, giveBack?: boolean): Promise<T | Refusal> =>
      change(act, false, (facts) => leaving(facts, act.staffId === null ? 'athlete' : 'staff', giveBack)),

    /** Refunds a member of a canceled class, once. */
    canceled: (act: SeatAct<undefined>): Promise<undefined | Refusal> =>
      change(act, false, ({ mine }) =>
        mine === null || mine.State === 'Canceled' ? asItIs : { to: null, canceled: true, giveBack: true, strike: false },
      ),

    /** Moves a member to the other list: Booked pays and needs a seat, Waiting refunds and puts the member last. */
    move: <T>(act: SeatAct<T>, to: 'Booked' | 'Waiting', paymentMode: string, force: boolean): Promise<T | Refusal> =>
      change(act, force, (facts) => {
        const { mine } = facts;
        if (mine === null) return refuse('NotFound');
        if (mine.State === to) return asItIs;
        if (to === 'Booked') return joining(facts, { by: 'staff', Place: mine.Place, paymentMode, force, Queue: false });
        const left = leaving(facts, 'staff', true);
        return isRefusal(left) ? left : { ...left, to: { State: 'Waiting', Place: mine.Place } };
      }),
  };
}

function joining(facts: SeatFacts, request: JoinRequest): Decision | Refusal {
  const joined = joinClass(joinFacts(facts, request));
  if (isRefusal(joined)) return joined;
  const { Place } = request;
  const to: SeatAfter =
    joined.joined === 'booked' ? { State: 'Booked', Place, payment: joined.payment } : { State: 'Waiting', Place };
  return { to, giveBack: false, strike: false };
}

function leaving(facts: SeatFacts, by: 'athlete' | 'staff', giveBack: boolean | undefined): Decision | Refusal {
  const { mine } = facts;
  // The member may have a seat in the class to which this one moved.
  if (mine === null) return refuse(facts.class.CanceledAt === null ? 'NotFound' : 'ClassIsCanceled');
  const left = leaveClass(leaveFacts(facts, mine, by, giveBack));
  return isRefusal(left) ? left : { to: null, ...left };
}

const takesHeldSeat = ({ class: clubClass, mine }: SeatFacts, { to }: Decision, byForce: boolean): boolean =>
  byForce &&
  to?.State === 'Booked' &&
  freeSeats(seatsOf(clubClass, to.Place)) === 0 &&
  !(mine !== null && mine.OfferExpiresAt !== null && mine.Place === to.Place);

function deltasOf({ class: clubClass, mine }: SeatFacts, { to, giveBack }: Decision, releases: boolean): SeatDeltas {
  return seatDeltas({
    releases,
    mine,
    to: to && { ...to, ...paidColumns(to) },
    giveBack,
    queued: to === null ? 0 : clubClass[`${to.Place}Queued`],
  });
}
