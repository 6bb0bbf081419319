import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Issuing } from '../receipts/public.ts';
import { type Assigned, type AtProvider, assign, type Terms } from '../subscriptions/public.ts';
import { type OnlinePayment, record } from '../transactions/public.ts';
import { moveAndPresent } from './credits.service.ts';
import { packageOf } from './packages.store.ts';

interface Sale {
  readonly ClubId: number;
  readonly UserId: number;
  /** Null for a first payment that falls due later. */
  readonly Payment: {
    readonly Method: TransactionMethod;
    readonly VisibleInExport: boolean;
    readonly Online?: OnlinePayment;
    readonly After?: Issuing['After'];
  } | null;
}
export interface SubscriptionSale extends Sale {
  readonly TimeZone: string;
  readonly ClassSubscriptionId: number;
  readonly SubscriptionPlanId: number | null;
  readonly ActivationDate: string | null;
  readonly Besides: readonly number[];
  /** Null if the price and the installments of the plan or of the subscription type apply. */
  readonly Price: number | null;
  readonly Installments: number | null;
  readonly AtProvider?: AtProvider;
  readonly DueFrom?: string | undefined;
  readonly Agreed?: Terms;
}
export interface CreditsSale extends Sale {
  readonly ClubCreditsPackageId: number;
  readonly Payment: NonNullable<Sale['Payment']>;
  /** The agreed terms, when they may differ from the present package. */
  readonly Agreed?: { readonly Credits: number; readonly Price: number; readonly Currency: string; readonly Name: string };
}
export interface Selling {
  /** Null when the member buys online. */
  readonly by: number | null;
  readonly now: Date;
}

export const sellSubscription = (trx: Queryable, sale: SubscriptionSale, { by, now }: Selling): Promise<Assigned | Refusal> =>
  assign(trx, { ...sale, ExpiryDate: null, ExternalPayment: false, Notes: '' }, { by, now, Reason: 'Order' });

export async function sellCredits(trx: Queryable, sale: CreditsSale, { by, now }: Selling) {
  const { ClubId, UserId, ClubCreditsPackageId, Payment } = sale;
  const stored = await packageOf(trx, ClubCreditsPackageId);
  if (stored?.ClubId !== ClubId)
    return refuse('ValidationFailed', { errors: [{ field: 'ClubCreditsPackageId', key: 'invalid-id' }] });
  const sold = sale.Agreed ?? stored;
  // Free credits cannot be sold; staff adds them directly.
  if (sold.Price === 0) return refuse('ValidationFailed', { errors: [{ field: 'ClubCreditsPackageId', key: 'price-required' }] });
  const { Name, Price: Amount, Currency } = sold;
  const transaction = () =>
    record(trx, {
      ...Payment,
      ClubId,
      UserId,
      ClubCreditsPackageId,
      by,
      Type: 'Purchase',
      Amount,
      Currency,
      Description: Name,
      At: now,
    });
  const entry = await moveAndPresent(trx, { ClubId, UserId }, { Change: sold.Credits, Reason: 'Purchase', transaction, by });
  return isRefusal(entry) ? entry : { entry, Name };
}

interface Sold {
  readonly Title: string;
  readonly Amount?: number;
  readonly Currency?: string;
  /** Set only when nothing was paid. */
  readonly FirstChargeOn?: string;
  readonly SubscriptionName?: string;
  readonly Credits?: number;
  readonly TotalCredits?: number;
}
export const emitFulfilled = (
  trx: Queryable,
  { ClubId, UserId }: Pick<Sale, 'ClubId' | 'UserId'>,
  by: number | null,
  sold: Sold,
): Promise<void> => emit(trx, { ClubId, Type: 'OrderFulfilled', Payload: { Target: UserId, ...sold, By: by } });
