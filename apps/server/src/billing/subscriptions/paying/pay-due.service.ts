import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import type { Transaction } from '@clubpulse/contract/billing/transactions';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { plainAmount } from '@clubpulse/rules/billing/ledger/money-left';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Queryable } from '../../../platform/database/database.ts';
import { presentTransaction, transactionOf } from '../../transactions/public.ts';
import { saveDay } from '../daily.jobs.ts';
import * as store from '../subscriptions.store.ts';
import { type Paying, payNext, reactivateUnpaid } from './pay.service.ts';
import { refuseCharged } from './take-over.service.ts';

export interface PaymentInput extends Pick<Paying, 'Method' | 'VisibleInExport' | 'After'> {
  readonly Amount: number | null;
  readonly Seen?: Pick<UserSubscription, 'AmountDue' | 'DueDateUTC'> | undefined;
}
interface Parts {
  readonly present: (trx: Queryable, id: number) => Promise<UserSubscription | Refusal>;
  readonly now: () => Date;
}
export interface PaidDue {
  readonly Subscription: UserSubscription;
  readonly Transaction: Transaction;
}

function dueChanged(now: UserSubscription | Refusal, seen: NonNullable<PaymentInput['Seen']>): Refusal | undefined {
  if (isRefusal(now)) return now;
  const isSame = now.AmountDue === seen.AmountDue && now.DueDateUTC === seen.DueDateUTC;
  if (isSame || now.AmountDue === 0) return undefined;
  const { AmountDue, Currency } = now;
  return refuse('SubscriptionDueChanged', { values: { amount: plainAmount(AmountDue, Currency), AmountDue, Currency } });
}

export const payDue =
  ({ present, now }: Parts) =>
  async (trx: Queryable, id: number, { Amount, Seen, ...payment }: PaymentInput, by: CallerId): Promise<PaidDue | Refusal> => {
    const stored = await store.lockSubscription(trx, id);
    if (!stored) return refuse('NotFound');
    const today = dayIn(stored.TimeZone, now());
    const before = await saveDay(trx, stored, today);
    const changed = refuseCharged(before) ?? (Seen && dueChanged(await present(trx, id), Seen));
    if (changed) return changed;
    const TransactionId = await payNext(trx, id, { ...payment, Amount, by, now: now() });
    if (isRefusal(TransactionId)) return TransactionId;
    if (TransactionId === null) return refuse('SubscriptionNothingToPay');
    await reactivateUnpaid(trx, before, today, by);
    const Subscription = await present(trx, id);
    const paid = await transactionOf(trx, TransactionId);
    if (isRefusal(Subscription) || !paid) throw new Error('A payment vanished while it was recorded.');
    return { Subscription, Transaction: presentTransaction(paid) };
  };
