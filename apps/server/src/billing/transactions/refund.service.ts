import type { RefundEffect } from '@clubpulse/contract/billing/transactions';
import type { Refusal } from '@clubpulse/contract/errors';
import { effectOf } from '@clubpulse/rules/billing/transactions/refund-effect';
import type { Queryable } from '../../platform/database/database.ts';
import { refundCredits, restoreRefundedCredits } from './refunded-credits.service.ts';
import type { BoughtPorts } from './transactions.ports.ts';
import { isEndedByRefund, refundedOfSubscription, type TransactionRow } from './transactions.store.ts';

export interface Refund {
  readonly purchase: TransactionRow;
  readonly RefundedAmount: number;
  readonly Amount: number;
  readonly moved?: { readonly purchase: TransactionRow; readonly Amount: number } | undefined;
  readonly Effect: RefundEffect | undefined;
  readonly KeepCredits: boolean | undefined;
  readonly by: number | null;
}

/**
 * `write` records refund and effect after all checks and returns the id. Refuses with CreditsAlreadySpent, TicketsAlreadySpent,
 * or ValidationFailed for a subscription without tickets.
 */
export async function refundPurchase(
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
  const Effect = effectOf(refund.Effect, RefundedAmount + Amount === purchase.Amount);
  if (Effect !== 'TakeBack') {
    const id = await write(Effect);
    await recomputeEnd(trx, { bought, purchase }, by);
    return id;
  }
  const refunded = await refundedOfSubscription(trx, UserSubscriptionId);
  const leaves = refund.moved?.purchase;
  const isMovedWithin = leaves?.UserSubscriptionId === UserSubscriptionId && leaves.TransactionId !== purchase.TransactionId;
  const others = refunded - purchase.RefundedAmount - (isMovedWithin ? (refund.moved?.Amount ?? 0) : 0);
  return bought.takeTickets(trx, { UserSubscriptionId, Amount, refundedBefore: others + RefundedAmount, by }, write);
}

/** `write` deletes the refund. It runs after all checks. */
export async function undoRefund(
  trx: Queryable,
  { bought, purchase, refund }: Purchased & { readonly refund: TransactionRow },
  by: number | null,
  write: () => Promise<void>,
): Promise<Refusal | undefined> {
  const { TransactionId } = refund;
  const { UserSubscriptionId } = purchase;
  const refused =
    UserSubscriptionId === null
      ? await restoreRefundedCredits(trx, TransactionId, by)
      : await bought.returnTickets(trx, { TransactionId, UserSubscriptionId }, by);
  if (refused) return refused;
  await write();
  await recomputeEnd(trx, { bought, purchase }, by);
  return undefined;
}

interface Purchased {
  readonly bought: BoughtPorts;
  readonly purchase: TransactionRow;
}

/** All recorded refunds decide together whether the subscription is ended (decision 0029). */
async function recomputeEnd(
  trx: Queryable,
  { bought, purchase: { UserSubscriptionId } }: Purchased,
  by: number | null,
): Promise<void> {
  if (UserSubscriptionId === null) return;
  await bought.endByRefunds(trx, { UserSubscriptionId, isEnded: await isEndedByRefund(trx, UserSubscriptionId) }, by);
}
