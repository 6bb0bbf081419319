import { type SubscriptionState, subscriptionStateSchema } from '@clubpulse/contract/billing/subscriptions';
import type { Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
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
  readonly From?: SubscriptionState;
  /** Days that are left, of a notice. */
  readonly Days?: number;
}

/** Emits what happened to a subscription, as it is afterwards. */
export function emitSubscription(
  trx: Queryable,
  Type: SubscriptionEvent,
  row: SubscriptionRow,
  { Reason, by, ...rest }: Told,
): Promise<void> {
  const { ClubId, UserId, UserSubscriptionId, SubscriptionName, State, RemainingTickets } = row;
  return emit(trx, {
    ClubId,
    Type,
    Payload: {
      Target: UserId,
      UserSubscriptionId,
      SubscriptionName,
      State: subscriptionStateSchema.parse(State),
      // The day it comes back, while it is suspended.
      ExpirationDate: State === 'Suspended' ? row.ReactivationDate : (row.ScheduledEnd ?? row.ExpiryDate),
      Credits: RemainingTickets,
      Reason,
      By: by,
      ...rest,
    },
  });
}
