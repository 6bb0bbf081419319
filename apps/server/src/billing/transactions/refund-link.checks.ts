import type { TransactionType } from '@clubpulse/contract/billing/transactions';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { refundOf } from '@clubpulse/rules/billing/ledger/ledger';
import { refuseOfAnother } from '@clubpulse/rules/billing/transactions/refund-effect';
import type { TransactionRow } from './transactions.store.ts';

interface RefundRequest {
  readonly Type: TransactionType;
  readonly Amount: number;
  readonly Currency: string;
  readonly LinkedTransactionId: number | null;
  readonly UserId: number | null;
  readonly day: string;
  readonly dayOf: (purchase: TransactionRow) => string;
}
export interface Refunded {
  readonly TransactionId: number;
  readonly RefundedAmount: number;
}

const wrong = (field: 'LinkedTransactionId' | 'Currency' | 'At', key: string): Refusal =>
  refuse('ValidationFailed', { errors: [{ field, key }] });

/**
 * The refunded sums after the change, or a refusal. `purchases` are those of the club. `before` is undefined for a new
 * transaction.
 */
export function relink(
  refund: RefundRequest,
  purchases: ReadonlyMap<number, TransactionRow>,
  before?: TransactionRow,
): Refunded[] | Refusal {
  const left = before?.LinkedTransactionId === null || !before ? undefined : purchases.get(before.LinkedTransactionId);
  const released =
    left && before ? { TransactionId: left.TransactionId, RefundedAmount: left.RefundedAmount - before.Amount } : undefined;
  const releases = released ? [released] : [];
  if (refund.LinkedTransactionId === null) return releases;

  const purchase = purchases.get(refund.LinkedTransactionId);
  const isItself = before !== undefined && refund.LinkedTransactionId === before.TransactionId;
  if (refund.Type !== 'Refund' || purchase?.Type !== 'Purchase' || isItself) return wrong('LinkedTransactionId', 'invalid-id');
  if (purchase.Currency !== refund.Currency) return wrong('Currency', 'invalid-currency');
  const ofAnother = refuseOfAnother(refund.UserId, purchase.UserId);
  if (ofAnother) return ofAnother;
  if (refund.day < refund.dayOf(purchase)) return wrong('At', 'refund-before-purchase');
  const isSame = released?.TransactionId === purchase.TransactionId;
  const RefundedAmount = refundOf(
    { ...purchase, RefundedAmount: isSame ? released.RefundedAmount : purchase.RefundedAmount },
    refund.Amount,
  );
  if (isRefusal(RefundedAmount)) return RefundedAmount;
  return [...(isSame ? [] : releases), { TransactionId: purchase.TransactionId, RefundedAmount }];
}
