import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { creditsOfRefund, refuseSpentCredits } from '@clubpulse/rules/billing/transactions/refund-credits';
import type { Queryable } from '../../platform/database/database.ts';
import { moveCredits, movedBy } from '../ledger/public.ts';
import type { TransactionRow } from './transactions.store.ts';

export interface CreditsRefund {
  readonly purchase: Pick<TransactionRow, 'TransactionId' | 'Amount'>;
  readonly RefundedAmount: number;
  readonly Amount: number;
  readonly by: number | null;
}

/**
 * Removes the credits of a refund. `write` runs after all checks and returns the id. Refuses with CreditsAlreadySpent, and writes
 * nothing, if too few credits are left.
 */
export async function refundCredits(
  trx: Queryable,
  { purchase, RefundedAmount, Amount, by }: CreditsRefund,
  write: () => Promise<number>,
): Promise<number | Refusal> {
  const movement = await movedBy(trx, purchase.TransactionId);
  if (!movement || movement.Change <= 0) return write();
  const sold = { Amount: purchase.Amount, RefundedAmount, Credits: movement.Change };
  const needed = creditsOfRefund(sold, Amount);
  if (needed === 0) return write();
  let TransactionId = 0;
  const transaction = async () => {
    TransactionId = await write();
    return TransactionId;
  };
  const moved = await moveCredits(trx, movement, { Change: -needed, Reason: 'Refund', transaction, by });
  if (!isRefusal(moved)) return TransactionId;
  return moved.refused === 'NotEnoughCredits' ? refuseSpentCredits(sold, needed, Number(moved.values?.balance)) : moved;
}

export const hasTakenCredits = async (trx: Queryable, refundId: number): Promise<boolean> =>
  ((await movedBy(trx, refundId))?.Change ?? 0) < 0;

export async function restoreRefundedCredits(trx: Queryable, refundId: number, by: number | null): Promise<Refusal | undefined> {
  const taken = await movedBy(trx, refundId);
  if (!taken || taken.Change >= 0) return undefined;
  const transaction = () => Promise.resolve(refundId);
  const moved = await moveCredits(trx, taken, { Change: -taken.Change, Reason: 'Adjustment', transaction, by });
  return isRefusal(moved) ? moved : undefined;
}
