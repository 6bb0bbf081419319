import type { Place } from '@clubpulse/contract/calendar/classes/classes';

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
