import type { CallerId } from '@clubpulse/contract/accounts/users';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Database } from '../../../platform/database/database.ts';
import type { OnlinePorts } from '../subscriptions.ports.ts';
import { type SubscriptionRow, subscriptionOf } from '../subscriptions.store.ts';
import { isChargedOnline } from './card-installments.rows.ts';

interface Parts {
  readonly db: Database;
  readonly online?: OnlinePorts | undefined;
}

export const refuseCharged = (row: SubscriptionRow): Refusal | undefined =>
  isChargedOnline(row) ? refuse('InstallmentsPaidByCard') : undefined;

/**
 * Ends installments at the provider after it stopped retrying a failed charge. The desk then collects the rest. Must be called
 * before the collecting transaction, which calls `refuseCharged` under its lock.
 */
export async function takeOver({ db, online }: Parts, id: number, by: CallerId): Promise<Refusal | undefined> {
  const row = await subscriptionOf(db, id);
  if (!row || !isChargedOnline(row)) return undefined;
  if (row.PaymentStatus !== 'PaymentFailed') return refuseCharged(row);
  const notice = { Type: 'UserSubscriptionUpdate', Reason: 'CardPaymentsEnded', by } as const;
  const ending = { change: { kind: 'cancelNow' }, columns: {}, notice } as const;
  return online ? online.changeOnline(id, ending) : refuse('OnlinePaymentsNotConfigured');
}
