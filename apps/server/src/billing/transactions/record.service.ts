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
import { insertTransaction } from './transactions.store.ts';

/** `Amount` is in minor units, above 0. */
export interface Recorded {
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
  readonly UserSubscriptionId?: number;
  readonly ClubCreditsPackageId?: number;
  readonly LinkedTransactionId?: number | null;
  readonly Note?: string;
  readonly LeftDue?: number;
  readonly Effect?: RefundEffect | null;
  /** By default computed from the amount of an online purchase. */
  readonly PlatformFee?: number;
  readonly RefundState?: RefundState;
  readonly RequestKey?: string;
  readonly ExtRefundId?: string;
}

export async function record(trx: Queryable, entry: Recorded): Promise<number> {
  const { Type, Amount, PaymentMode = 'Manual' } = entry;
  const { PlatformFee = Type === 'Purchase' ? platformFee(Amount, PaymentMode) : 0 } = entry;
  const TransactionId = await insertTransaction(trx, { ...entry, PaymentMode, PlatformFee });
  await emitTransaction(trx, 'TransactionAdded', { ...entry, TransactionId }, entry.by);
  return TransactionId;
}

interface Told extends Pick<Recorded, 'ClubId' | 'UserId' | 'Amount' | 'Currency' | 'Description'> {
  readonly TransactionId: number;
  readonly Type: Recorded['Type'];
  readonly Method: Recorded['Method'];
}

export const emitTransaction = (
  trx: Queryable,
  EventType: 'TransactionAdded' | 'TransactionUpdated' | 'TransactionDeleted',
  { ClubId, UserId, TransactionId, Type, Method, Amount, Currency, Description }: Told,
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
