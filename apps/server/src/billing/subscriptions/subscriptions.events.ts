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

interface Emitted {
  readonly Reason: string;
  readonly by: number | null;
  /** The day of the change in the club's zone, if it is not the day of writing. */
  readonly Day?: string;
  readonly From?: SubscriptionState;
  readonly Days?: number;
}

export function emitSubscription(
  trx: Queryable,
  Type: SubscriptionEvent,
  row: SubscriptionRow,
  { Reason, by, ...rest }: Emitted,
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
      ExpirationDate: State === 'Suspended' ? row.ReactivationDate : (row.ScheduledEnd ?? row.ExpiryDate),
      Credits: RemainingTickets,
      Reason,
      By: by,
      ...rest,
    },
  });
}
