import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { CreditTransaction } from '@clubpulse/contract/billing/credits';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import type { Transaction, TransactionId, TransactionMethod } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import type { Issuing } from '../receipts/public.ts';
import { type BookingPorts, presentSubscriptions } from '../subscriptions/public.ts';
import { presentTransaction, refuseHidden, transactionOf } from '../transactions/public.ts';
import { emitFulfilled, sellCredits, sellSubscription } from './sales.service.ts';

interface OrderOf {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly PaymentMode: 'Manual' | 'Online';
  readonly Method: TransactionMethod;
  readonly VisibleInExport: boolean;
  readonly After?: Issuing['After'];
}
export interface SubscriptionOrder extends OrderOf {
  readonly OrderType: 'Subscription';
  readonly ClassSubscriptionId: number;
  readonly SubscriptionPlanId: number | null;
  readonly ActivationDate: string | null;
  readonly Besides: readonly number[];
}
export interface CreditsOrder extends OrderOf {
  readonly OrderType: 'Credits';
  readonly ClubCreditsPackageId: number;
}
export interface Fulfilled {
  readonly Transaction: Transaction;
  readonly Subscription: UserSubscription | null;
  readonly CreditTransaction: CreditTransaction | null;
}
export interface OrderParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly bookings: BookingPorts;
  readonly now?: () => Date;
}

export type Orders = ReturnType<typeof createOrders>;

export function createOrders({ db, club, bookings, now = () => new Date() }: OrderParts) {
  async function subscription(trx: Queryable, order: SubscriptionOrder, TimeZone: string, by: CallerId) {
    const { Method, VisibleInExport, After } = order;
    const sale = { ...order, TimeZone, Payment: { Method, VisibleInExport, After }, Price: null, Installments: null };
    const assigned = await sellSubscription(trx, sale, { by, now: now() });
    if (isRefusal(assigned)) return assigned;
    const { row, TransactionId } = assigned;
    const Transaction = await presented(trx, TransactionId);
    const { SubscriptionName } = row;
    await emitFulfilled(trx, order, by, { ...priceOf(Transaction), Title: SubscriptionName, SubscriptionName });
    const [Subscription = null] = await presentSubscriptions(trx, [row], bookings, now());
    return { Transaction, Subscription, CreditTransaction: null };
  }

  async function credits(trx: Queryable, order: CreditsOrder, by: CallerId) {
    const { Method, VisibleInExport, After } = order;
    const sold = await sellCredits(trx, { ...order, Payment: { Method, VisibleInExport, After } }, { by, now: now() });
    if (isRefusal(sold)) return sold;
    const { entry, Name: Title } = sold;
    const { Credits, BalanceAfter: TotalCredits } = entry;
    const Transaction = await presented(trx, entry.TransactionId);
    await emitFulfilled(trx, order, by, { ...priceOf(Transaction), Title, Credits, TotalCredits });
    return { Transaction, Subscription: null, CreditTransaction: entry };
  }

  const fulfil = (trx: Queryable, order: SubscriptionOrder | CreditsOrder, TimeZone: string, by: CallerId) =>
    order.OrderType === 'Subscription' ? subscription(trx, order, TimeZone, by) : credits(trx, order, by);

  return {
    fulfil,
    refuse: (order: OrderOf, caller: Caller): Promise<Refusal | undefined> => refuseHidden(db, order.ClubId, order, caller),

    async create(order: SubscriptionOrder | CreditsOrder, by: CallerId, key?: RequestKey): Promise<Fulfilled | Refusal> {
      if (order.PaymentMode === 'Online') return refuse('OnlinePaymentsNotConfigured');
      const known = await club(order.ClubId);
      if (!known) return refuse('NotFound');
      if (!(await hasRoleIn(db, order.UserId, order.ClubId))) return refuse('ValidationFailed', { errors: [wrongId('UserId')] });
      return transactOnce<Fulfilled>(db, key, (trx) => fulfil(trx, order, known.TimeZone, by));
    },
  };
}

const wrongId = (field: string) => ({ field, key: 'invalid-id' });

const priceOf = ({ Amount, Currency }: Transaction) => ({ Amount, Currency });

async function presented(trx: Queryable, transactionId: TransactionId | null): Promise<Transaction> {
  const row = transactionId === null ? undefined : await transactionOf(trx, transactionId);
  if (!row) throw new Error('An order was fulfilled without a transaction.');
  return presentTransaction(row);
}
