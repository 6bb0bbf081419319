import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import type { ParticipantState } from '@clubpulse/contract/calendar/seats/participants';

export interface Seats {
  readonly max: number;
  readonly booked: number;
  readonly offered: number;
  readonly queued: number;
}

export const freeSeats = ({ max, booked, offered }: Seats): number => Math.max(0, max - booked - offered);
export const seatsForNewcomers = (seats: Seats): number => Math.max(0, freeSeats(seats) - (seats.queued - seats.offered));

export type SeatCounter = `${Place}${'Participants' | 'Queued' | 'Offered'}`;

export interface SeatDeltas {
  readonly counters: Readonly<Partial<Record<SeatCounter, number>>>;
  /** Credits, or tickets of a subscription. Null: no change. Negative: the member pays. */
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
    // Tickets of a deleted subscription can not be returned.
    return mine.UserSubscriptionId === null ? null : { UserSubscriptionId: mine.UserSubscriptionId, Change: mine.Tickets };
  return mine.Credits > 0 ? { UserSubscriptionId: null, Change: mine.Credits } : null;
}

/** A new waiting member gets the last position. One who already waits for the place is already counted. */
function positionOf({ mine, to, queued }: SeatDeltaFacts): number | null {
  if (to?.State !== 'Waiting') return null;
  return queued + (mine?.State === 'Waiting' && mine.Place === to.Place ? 0 : 1);
}
