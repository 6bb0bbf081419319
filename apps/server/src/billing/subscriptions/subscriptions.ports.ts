import type { Refusal } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { ports } from '../../platform/feature/ports.ts';
import type { SubscriptionChange } from '../../platform/payments/payments.ts';
import type { SubscriptionEvent } from './subscriptions.events.ts';
import type { SubscriptionColumns } from './subscriptions.store.ts';

export interface BookingsPaid {
  readonly weeklyBookings: number;
  readonly monthlyBookings: number;
}

export interface BookingToCome {
  readonly ClassId: number;
  readonly ClassName: string;
  readonly Begin: Date;
}

export interface BookingPorts {
  activeBookings(db: Queryable, userSubscriptionId: number, now: Date): Promise<number>;
  bookingsToCome(db: Queryable, userSubscriptionId: number, now: Date): Promise<BookingToCome[]>;
  /**
   * Takes the member off the classes and notifies them as when staff do. The subscription must be locked, so that no booking is
   * added. Freed seats are offered after the transaction. `by` is null for the server.
   */
  takeOffClasses(trx: Queryable, userSubscriptionId: number, by: number | null, now: Date): Promise<void>;
  /** The bookings paid in the week and month of `now` in the club's zone. Subscriptions without seats may be missing. */
  bookingsPaid(
    db: Queryable,
    userSubscriptionIds: readonly number[],
    now: Date,
    timeZone: string,
  ): Promise<ReadonlyMap<number, BookingsPaid>>;
}

/** `by` is staff, or null for the member or the server. */
export interface ChangeEvent {
  readonly Type: SubscriptionEvent;
  readonly Reason: string;
  readonly by: number | null;
}
export interface OnlineChange {
  readonly change: SubscriptionChange;
  /** Columns that the provider does not know. The columns that it reports replace them. */
  readonly columns: SubscriptionColumns;
  readonly notice: ChangeEvent;
}

export interface OnlinePorts {
  /** Changes the subscription at the provider and then reads it there. Must be called outside a transaction. */
  changeOnline(userSubscriptionId: number, change: OnlineChange): Promise<Refusal | undefined>;
}

export const bookingPorts = ports<BookingPorts & OnlinePorts>('billing/subscriptions', {
  activeBookings: 'which seats to come a subscription pays',
  bookingsToCome: 'which classes to come a subscription pays',
  takeOffClasses: 'to take a member off the classes to come that a subscription pays',
  changeOnline: 'to change a subscription that a provider renews',
  bookingsPaid: 'how many seats subscriptions pay in a week and a month',
});
