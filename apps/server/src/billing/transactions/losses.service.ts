import type { RefundEffect, TransactionId } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { lockPaid, lockPurchases } from './lock-money.service.ts';
import { deleteTransaction } from './off-books.service.ts';
import { recordRefund } from './online-refunds.service.ts';
import { refundPurchase } from './refund.service.ts';
import type { BoughtPorts } from './transactions.ports.ts';
import { hasRequestedRefund, lockPersons, type TransactionRow, transactionOf, updateTransaction } from './transactions.store.ts';

interface LossParts {
  readonly bought: BoughtPorts;
}

export type Losses = ReturnType<typeof createLosses>;

/** Losses of disputes: the payer's bank took the money. Each loss is recorded as a refund without a request to the provider. */
export const createLosses = (parts: LossParts) =>
  bindActs(parts, { lockPaid, lockPurchase, record: recordLoss, revert, effectsOf, decide });

/** Locks the purchase with its member, before all other locks of a transaction. */
async function lockPurchase(
  parts: LossParts,
  trx: Queryable,
  clubId: ClubId,
  transactionId: TransactionId,
): Promise<TransactionRow | undefined> {
  const found = await transactionOf(trx, transactionId, clubId);
  if (!found) return undefined;
  await lockPersons(trx, [found.UserId]);
  return (await lockPurchases(parts, trx, clubId, [transactionId])).get(transactionId);
}

interface Loss {
  readonly Amount: number;
  readonly At: Date;
  readonly ExtDisputeId: string;
}

/**
 * The product remains with the member. Throws while a requested refund is not settled, because the provider may refuse that
 * refund.
 */
async function recordLoss(
  { bought }: LossParts,
  trx: Queryable,
  purchase: TransactionRow,
  { Amount, At, ExtDisputeId: ExtRefundId }: Loss,
): Promise<TransactionId> {
  if (await hasRequestedRefund(trx, purchase.TransactionId))
    throw new Error(`The loss ${ExtRefundId} waits for a refund of purchase ${purchase.TransactionId}.`);
  const { Description, VisibleInExport, RefundedAmount } = purchase;
  const lost = {
    Amount,
    At,
    Description,
    VisibleInExport,
    ExtRefundId,
    by: null,
    RefundState: 'Disputed',
    PlatformFee: 0,
  } as const;
  const refund = { purchase, RefundedAmount, Amount, Effect: 'Keep', KeepCredits: true, by: null } as const;
  const id = await refundPurchase(trx, { bought, refund }, (Effect) => recordRefund(trx, purchase, { ...lost, Effect }));
  if (isRefusal(id)) throw new Error(`The loss ${ExtRefundId} cannot be recorded: ${id.refused}.`);
  return id;
}

async function revert(
  { bought }: LossParts,
  trx: Queryable,
  { purchase, lossId, at }: { readonly purchase: TransactionRow; readonly lossId: TransactionId; readonly at: Date },
): Promise<void> {
  const row = await transactionOf(trx, lossId, purchase.ClubId);
  if (!row) return;
  const refused = await deleteTransaction(trx, { row, purchase, bought }, { by: null, at, ExtRefundId: null });
  if (refused) throw new Error(`The loss ${lossId} stays on the books: ${refused.refused}.`);
}

async function effectsOf(
  { bought }: LossParts,
  db: Queryable,
  clubId: ClubId,
  transactionId: TransactionId,
): Promise<readonly RefundEffect[]> {
  const purchase = await transactionOf(db, transactionId, clubId);
  if (!purchase) return [];
  if (purchase.UserSubscriptionId === null) return purchase.ClubCreditsPackageId === null ? ['Keep'] : ['Keep', 'TakeBack'];
  const { Subscription } = await bought.boughtSubscription(db, purchase.UserSubscriptionId, purchase.RefundedAmount);
  if (Subscription === null || Subscription.IsOver) return ['Keep'];
  return Subscription.Tickets === null ? ['Keep', 'End'] : ['Keep', 'End', 'TakeBack'];
}

interface Decided {
  readonly purchase: TransactionRow;
  readonly loss: Pick<TransactionRow, 'TransactionId' | 'Amount'>;
  readonly Effect: RefundEffect;
  readonly by: number;
}

async function decide(
  { bought }: LossParts,
  trx: Queryable,
  { purchase, loss, Effect, by }: Decided,
): Promise<Refusal | undefined> {
  const { Amount, TransactionId } = loss;
  const refund = { purchase, RefundedAmount: purchase.RefundedAmount - Amount, Amount, Effect, KeepCredits: undefined, by };
  const written = await refundPurchase(trx, { bought, refund }, async (effect) => {
    await updateTransaction(trx, TransactionId, { Effect: effect });
    return TransactionId;
  });
  return isRefusal(written) ? written : undefined;
}
