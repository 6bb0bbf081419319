import type { Queryable } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/events.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';

export type SubscriptionEvent =
  | 'UserSubscriptionAdd'
  | 'UserSubscriptionUpdate'
  | 'UserSubscriptionDelete'
  | 'UserSubscriptionSuspend'
  | 'UserSubscriptionReactivate'
  | 'UserSubscriptionExpiring'
  | 'UserSubscriptionExpired';

interface Told {
  /** What made it happen, for the club log: `Order`, `ReactivationDate`, `UnpaidExternal` … */
  readonly Reason: string;
  /** Staff who did it; null: the house. */
  readonly by: number | null;
  /** The day in the club's zone it counts for, where that is not the day it is written. */
  readonly Day?: string;
  /** The state a new day found it in. */
  readonly From?: string;
  /** Days that are left, of a notice. */
  readonly Days?: number;
}

/** Tells what happened to a subscription, as it is afterwards. */
export function tellSubscription(
  trx: Queryable,
  Type: SubscriptionEvent,
  row: SubscriptionRow,
  { Reason, by, ...more }: Told,
): Promise<void> {
  const { ClubId, UserId, UserSubscriptionId, SubscriptionName, State, RemainingTickets } = row;
  return publish(trx, {
    ClubId,
    Type,
    Payload: {
      Target: UserId,
      UserSubscriptionId,
      SubscriptionName,
      State,
      // The day it comes back, while it is suspended.
      ExpirationDate: State === 'Suspended' ? row.ReactivationDate : (row.ScheduledEnd ?? row.ExpiryDate),
      /** Tickets left; null where they are not counted. */
      Credits: RemainingTickets,
      Reason,
      By: by,
      ...more,
    },
  });
}
