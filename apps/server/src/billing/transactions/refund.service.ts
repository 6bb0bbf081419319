import type { RefundEffect } from '@clubpulse/contract/billing/transactions';
import type { Refusal } from '@clubpulse/contract/errors';
import { effectOf } from '@clubpulse/rules/billing/transactions/refund-effect';
import type { Queryable } from '../../platform/database/database.ts';
import { giveAgain, refundCredits } from './refunded-credits.service.ts';
import type { BoughtPorts } from './transactions.ports.ts';
import { refundedOfSubscription, type TransactionRow } from './transactions.store.ts';

export interface Refund {
  readonly purchase: TransactionRow;
  readonly RefundedAmount: number;
  readonly Amount: number;
  readonly moved?: { readonly purchase: TransactionRow; readonly Amount: number } | undefined;
  readonly Effect: RefundEffect | undefined;
  readonly KeepCredits: boolean | undefined;
  readonly by: number;
}

/**
 * Refunds money and applies the effect on what was bought. `write` records both when nothing can refuse any more; returns its id.
 * CreditsAlreadySpent, TicketsAlreadySpent, ValidationFailed for a subscription without tickets.
 */
export async function giveBack(
  trx: Queryable,
  { bought, refund }: { readonly bought: BoughtPorts; readonly refund: Refund },
  write: (effect: RefundEffect | null) => Promise<number>,
): Promise<number | Refusal> {
  const { purchase, RefundedAmount, Amount, by } = refund;
  const { UserSubscriptionId } = purchase;
  if (UserSubscriptionId === null) {
    const Effect = refund.KeepCredits || refund.Effect === 'Keep' ? 'Keep' : 'TakeBack';
    if (purchase.ClubCreditsPackageId === null) return write(null);
    return Effect === 'Keep' ? write(Effect) : refundCredits(trx, { purchase, RefundedAmount, Amount, by }, () => write(Effect));
  }
  const refunded = await refundedOfSubscription(trx, UserSubscriptionId);
  const leaves = refund.moved?.purchase;
  const isMovedWithin = leaves?.UserSubscriptionId === UserSubscriptionId && leaves.TransactionId !== purchase.TransactionId;
  const others = refunded - purchase.RefundedAmount - (isMovedWithin ? (refund.moved?.Amount ?? 0) : 0);
  const refundedBefore = others + RefundedAmount;
  const Effect = effectOf(refund.Effect, RefundedAmount + Amount === purchase.Amount);
  return bought.refundSubscription(trx, { UserSubscriptionId, Effect, Amount, refundedBefore, by }, write);
}

export function takeOffBooks(
  trx: Queryable,
  { bought, purchase, refund }: { bought: BoughtPorts; purchase: TransactionRow; refund: TransactionRow },
  by: number,
): Promise<Refusal | undefined> {
  const { TransactionId, Effect } = refund;
  const { UserSubscriptionId } = purchase;
  return UserSubscriptionId === null
    ? giveAgain(trx, TransactionId, by)
    : bought.undoRefund(trx, { TransactionId, UserSubscriptionId, Effect }, by);
}
