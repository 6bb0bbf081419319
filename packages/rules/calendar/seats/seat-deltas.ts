import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import type { ParticipantState } from '@clubpulse/contract/calendar/seats/participants';

/** The counters of one place of a class. */
export interface Seats {
  readonly max: number;
  readonly booked: number;
  /** Held for waiting people. */
  readonly offered: number;
  /** Waiting, those with an offer included. */
  readonly queued: number;
}

/** Seats nobody has and nobody holds. */
export const freeSeats = ({ max, booked, offered }: Seats): number => Math.max(0, max - booked - offered);
/** Seats for somebody who does not wait. */
export const seatsForNewcomers = (seats: Seats): number => Math.max(0, freeSeats(seats) - (seats.queued - seats.offered));

/** A counter of the class: seats taken, people who wait, seats held for some of them. */
export type SeatCounter = `${Place}${'Participants' | 'Queued' | 'Offered'}`;

/** What a change of a seat changes besides the seat: written to the tables by these numbers, and shown by them. */
export interface SeatDeltas {
  /** By how much; what stays is not named. */
  readonly counters: Readonly<Partial<Record<SeatCounter, number>>>;
  /** Of the member's credits in the club, or of the tickets of a subscription; null: nothing moves. Negative is taken. */
  readonly movement: { readonly UserSubscriptionId: number | null; readonly Change: number } | null;
  /** 1 is the first of those who wait for the place; null: she does not wait. */
  readonly QueuePosition: number | null;
}

export interface SeatDeltaFacts {
  /** The member's row as it was read; null: not a participant. */
  readonly mine: {
    readonly State: ParticipantState;
    readonly Place: Place;
    /** A seat is held for her, even where the offer has run out. */
    readonly OfferExpiresAt: string | null;
    readonly UserSubscriptionId: number | null;
    readonly Credits: number;
    readonly Tickets: number;
  } | null;
  /** What she is afterwards, with what she pays; null: she leaves. */
  readonly to: {
    readonly State: ParticipantState;
    readonly Place: Place;
    readonly UserSubscriptionId: number | null;
    readonly Credits: number;
    readonly Tickets: number;
  } | null;
  readonly giveBack: boolean;
  /** The seat was held for somebody else, who waits on. */
  readonly releases?: boolean;
  /** Who waits for the place she goes to, before the change. */
  readonly queued: number;
}

/** The numbers of a change of a seat (architecture, the way of a booking). */
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
    // Tickets of a subscription that was deleted have nowhere to go back to.
    return mine.UserSubscriptionId === null ? null : { UserSubscriptionId: mine.UserSubscriptionId, Change: mine.Tickets };
  return mine.Credits > 0 ? { UserSubscriptionId: null, Change: mine.Credits } : null;
}

/** Whoever comes stands last; who waits for the place already is one of those who are counted. */
function positionOf({ mine, to, queued }: SeatDeltaFacts): number | null {
  if (to?.State !== 'Waiting') return null;
  return queued + (mine?.State === 'Waiting' && mine.Place === to.Place ? 0 : 1);
}
