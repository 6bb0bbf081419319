import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { CreditTransaction } from '@clubpulse/contract/billing/credits';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import type { Transaction, TransactionId, TransactionMethod } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { assign, type BookingPorts, presentSubscriptions } from '../subscriptions/public.ts';
import { presentTransaction, record, transactionOf } from '../transactions/public.ts';
import { moveAndPresent } from './credits.service.ts';
import { packageOf } from './packages.store.ts';

interface OrderOf {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly PaymentMode: 'Manual' | 'Online';
  readonly Method: TransactionMethod;
  readonly VisibleInExport: boolean;
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
  async function sellSubscription(trx: Queryable, order: SubscriptionOrder, TimeZone: string, by: CallerId) {
    const { Method, VisibleInExport } = order;
    const request = {
      ...order,
      TimeZone,
      Payment: { Method, VisibleInExport },
      ExpiryDate: null,
      Price: null,
      Installments: null,
      ExternalPayment: false,
      Notes: '',
    };
    const assigned = await assign(trx, request, { by, now: now(), Reason: 'Order' });
    if (isRefusal(assigned)) return assigned;
    const { row, TransactionId } = assigned;
    const Transaction = await presented(trx, TransactionId);
    await emitFulfilled(trx, order, by, {
      ...priceOf(Transaction),
      Title: row.SubscriptionName,
      SubscriptionName: row.SubscriptionName,
    });
    const [Subscription = null] = await presentSubscriptions(trx, [row], bookings, now());
    return { Transaction, Subscription, CreditTransaction: null };
  }

  async function sellCredits(trx: Queryable, order: CreditsOrder, by: CallerId) {
    const sold = await packageOf(trx, order.ClubCreditsPackageId);
    if (sold?.ClubId !== order.ClubId) return refuse('ValidationFailed', { errors: [wrongId('ClubCreditsPackageId')] });
    // Free credits can not be sold; staff adds them directly.
    if (sold.Price === 0)
      return refuse('ValidationFailed', { errors: [{ field: 'ClubCreditsPackageId', key: 'price-required' }] });
    const { ClubId, UserId, Method, VisibleInExport, ClubCreditsPackageId } = order;
    const transaction = () =>
      record(trx, {
        ClubId,
        UserId,
        Method,
        VisibleInExport,
        ClubCreditsPackageId,
        by,
        Type: 'Purchase',
        Amount: sold.Price,
        Currency: sold.Currency,
        Description: sold.Name,
        At: now(),
      });
    const entry = await moveAndPresent(trx, { ClubId, UserId }, { Change: sold.Credits, Reason: 'Purchase', transaction, by });
    if (isRefusal(entry)) return entry;
    const { Credits, BalanceAfter } = entry;
    const Transaction = await presented(trx, entry.TransactionId);
    await emitFulfilled(trx, order, by, { ...priceOf(Transaction), Title: sold.Name, Credits, TotalCredits: BalanceAfter });
    return { Transaction, Subscription: null, CreditTransaction: entry };
  }

  return {
    async create(order: SubscriptionOrder | CreditsOrder, by: CallerId, key?: RequestKey): Promise<Fulfilled | Refusal> {
      if (order.PaymentMode === 'Online') return refuse('OnlinePaymentsNotConfigured');
      const known = await club(order.ClubId);
      if (!known) return refuse('NotFound');
      if (!(await hasRoleIn(db, order.UserId, order.ClubId))) return refuse('ValidationFailed', { errors: [wrongId('UserId')] });
      return transactOnce<Fulfilled>(db, key, (trx) =>
        order.OrderType === 'Subscription' ? sellSubscription(trx, order, known.TimeZone, by) : sellCredits(trx, order, by),
      );
    },
  };
}

const wrongId = (field: string) => ({ field, key: 'invalid-id' });

const priceOf = ({ Amount, Currency }: Transaction) => ({ Amount, Currency });

interface Sold extends Pick<Transaction, 'Amount' | 'Currency'> {
  readonly Title: string;
  readonly SubscriptionName?: string;
  readonly Credits?: number;
  readonly TotalCredits?: number;
}
const emitFulfilled = (trx: Queryable, { ClubId, UserId }: OrderOf, by: CallerId, sold: Sold): Promise<void> =>
  emit(trx, { ClubId, Type: 'OrderFulfilled', Payload: { Target: UserId, ...sold, By: by } });

async function presented(trx: Queryable, transactionId: TransactionId | null): Promise<Transaction> {
  const row = transactionId === null ? undefined : await transactionOf(trx, transactionId);
  if (!row) throw new Error('An order was fulfilled without a transaction.');
  return presentTransaction(row);
}
