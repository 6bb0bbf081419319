import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

export interface BookingsPaid {
  readonly weeklyBookings: number;
  readonly monthlyBookings: number;
}

/** A class to come whose seat a subscription pays. */
export interface BookingToCome {
  readonly ClassId: number;
  readonly ClassName: string;
  readonly Begin: Date;
}

/** What subscriptions ask of the calendar to the right. All may be asked inside a transaction. */
export interface BookingPorts {
  /** Seats of classes that are not over yet which the subscription pays. */
  activeBookings(db: Queryable, userSubscriptionId: number, now: Date): Promise<number>;
  /** Those of classes that have not begun at `now`, the next first. */
  bookingsToCome(db: Queryable, userSubscriptionId: number, now: Date): Promise<BookingToCome[]>;
  /**
   * Staff takes the member off them, and she is told as when staff takes her off a class. The subscription is locked, so that no
   * other booking comes meanwhile; what is freed is offered once the transaction ends.
   */
  takeOffClasses(trx: Queryable, userSubscriptionId: number, by: number, now: Date): Promise<void>;
  /** Seats they pay in the week and the month of `now` in the club's zone; one without any may be left out. */
  bookingsPaid(
    db: Queryable,
    userSubscriptionIds: readonly number[],
    now: Date,
    timeZone: string,
  ): Promise<ReadonlyMap<number, BookingsPaid>>;
}

export const bookingPorts = ports<BookingPorts>('billing/subscriptions', {
  activeBookings: 'which seats to come a subscription pays',
  bookingsToCome: 'which classes to come a subscription pays',
  takeOffClasses: 'to take a member off the classes to come that a subscription pays',
  bookingsPaid: 'how many seats subscriptions pay in a week and a month',
});
