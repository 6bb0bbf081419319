import {
  type RefundEffect,
  type RefundState,
  type TransactionMethod,
  type TransactionType,
  transactionMethodSchema,
  transactionTypeSchema,
} from '@clubpulse/contract/billing/transactions';
import { platformFee } from '@clubpulse/rules/billing/transactions/platform-fee';
import type { Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type Issuing, issueReceipt } from '../receipts/public.ts';
import { queueDetails } from './payment-details.store.ts';
import { insertTransaction, setReceipt } from './transactions.store.ts';

/** Fees are in minor units. */
export interface OnlinePayment {
  readonly ExtPaymentId: string;
  readonly PlatformFee: number;
  readonly ProviderFee: number | null;
  readonly PaidAt: Date;
}

/** `Amount` is in minor units, above 0. */
export interface Recorded extends Omit<Issuing, 'by'> {
  readonly ClubId: number;
  readonly UserId: number | null;
  readonly Type: TransactionType;
  readonly Method: TransactionMethod;
  readonly Amount: number;
  readonly Currency: string;
  readonly Description: string;
  readonly VisibleInExport: boolean;
  readonly by: number | null;
  readonly At: Date;
  readonly PaymentMode?: 'Manual' | 'Online';
  readonly Online?: OnlinePayment | undefined;
  readonly UserSubscriptionId?: number;
  readonly ClubCreditsPackageId?: number;
  readonly ArticleId?: number;
  readonly LinkedTransactionId?: number | null;
  readonly Note?: string;
  readonly LeftDue?: number;
  readonly Effect?: RefundEffect | null;
  /** By default computed from the amount of the online purchase. */
  readonly PlatformFee?: number;
  readonly RefundState?: RefundState;
  readonly RequestKey?: string;
  readonly ExtRefundId?: string;
}

export async function record(trx: Queryable, { Online, Price, VatCode, After, ...entry }: Recorded): Promise<number> {
  const TransactionId = await insertTransaction(trx, { ...entry, ...columnsOf(entry, Online) });
  await setReceipt(trx, TransactionId, await issueReceipt(trx, TransactionId, { by: entry.by, Price, VatCode, After }));
  if (Online) await queueDetails(trx, { ClubId: entry.ClubId, ExtPaymentId: Online.ExtPaymentId });
  await emitTransaction(trx, 'TransactionAdded', { ...entry, TransactionId }, entry.by);
  return TransactionId;
}

function columnsOf(
  { Type, Amount, PlatformFee: fee, PaymentMode = 'Manual' }: Omit<Recorded, 'Online'>,
  Online: OnlinePayment | undefined,
) {
  if (Online === undefined)
    return { PaymentMode, PlatformFee: fee ?? (Type === 'Purchase' ? platformFee(Amount, PaymentMode) : 0) };
  const { PaidAt, ...paid } = Online;
  return { ...paid, PaymentMode: 'Online', At: PaidAt } as const;
}

interface Emitted extends Pick<Recorded, 'ClubId' | 'UserId' | 'Amount' | 'Currency' | 'Description'> {
  readonly TransactionId: number;
  readonly Type: Recorded['Type'];
  readonly Method: Recorded['Method'];
}

export const emitTransaction = (
  trx: Queryable,
  EventType: 'TransactionAdded' | 'TransactionUpdated' | 'TransactionDeleted',
  { ClubId, UserId, TransactionId, Type, Method, Amount, Currency, Description }: Emitted,
  by: number | null,
): Promise<void> =>
  emit(trx, {
    ClubId,
    Type: EventType,
    Payload: {
      Target: UserId,
      TransactionId,
      TransactionType: transactionTypeSchema.parse(Type),
      Method: transactionMethodSchema.parse(Method),
      Amount,
      Currency,
      Description,
      By: by,
    },
  });
