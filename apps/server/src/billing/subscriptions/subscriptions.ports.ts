import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';

export interface BookingsPaid {
  readonly weeklyBookings: number;
  readonly monthlyBookings: number;
}

/** What subscriptions ask of the calendar to the right. Both may be asked inside a transaction. */
export interface BookingPorts {
  /** Seats of classes that are not over yet which the subscription pays. */
  activeBookings(db: Queryable, userSubscriptionId: number, now: Date): Promise<number>;
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
  bookingsPaid: 'how many seats subscriptions pay in a week and a month',
});
