import { evidenceParts } from '@clubpulse/contract/billing/disputes/disputes';
import { acceptDispute, answerDispute, decideDispute } from '@clubpulse/contract/billing/disputes/disputes.calls';
import type { Random } from '../../../demo/random.ts';
import { type Act, oneOf, onlinePurchase } from './picks.ts';
import type { Person, Shop } from './shop.ts';

interface Charge {
  readonly amount: number;
  readonly amount_refunded: number;
  readonly disputed: boolean;
}
interface Opened {
  readonly id: string;
  readonly evidence_details: object;
}
interface Disputed {
  readonly id: string;
  readonly status: string;
  readonly payment_intent: string;
}

/** Disputes the amount of a purchase that is not refunded, once, or only begins an inquiry. */
async function bankDisputes(shop: Shop, member: Person, random: Random): Promise<void> {
  const purchase = await onlinePurchase(shop, member, random);
  if (!purchase || shop.disputed.has(purchase.ExtPaymentId ?? '')) return;
  const payment = purchase.ExtPaymentId ?? '';
  shop.disputed.add(payment);
  const { latest_charge } = await shop.stripe.control<{ latest_charge: string }>('object', { id: payment });
  const charge = await shop.stripe.control<Charge>('object', { id: latest_charge });
  const amount = charge.amount - charge.amount_refunded;
  if (amount === 0) return;
  // The dispute fails if a refund reduced the amount meanwhile.
  const dispute = await shop.stripe
    .control<Opened>('dispute', { payment, amount, inquiry: random() < 0.2 })
    .catch(() => undefined);
  if (!dispute) return;
  // `due_by` is removed, because the double's clock is behind: by the product's clock the day would be over.
  const evidence_details = { ...dispute.evidence_details, due_by: null };
  await shop.stripe.control('session', { session: dispute.id, evidence_details });
}

async function bankDecides(shop: Shop, member: Person, random: Random): Promise<void> {
  const { db } = shop.open;
  const own = db.selectFrom('transactions').select('ExtPaymentId').where('UserId', '=', member.id).where('Type', '=', 'Purchase');
  const payments = new Set((await own.execute()).map(({ ExtPaymentId }) => ExtPaymentId));
  const all = await shop.stripe.control<readonly Disputed[]>('objects', { type: 'dispute' });
  const waiting = all.filter((one) => payments.has(one.payment_intent) && isWaiting(one));
  const dispute = oneOf(waiting, random);
  if (!dispute) return;
  const isInquiry = dispute.status.startsWith('warning_');
  const status = isInquiry ? 'warning_closed' : random() < 0.5 ? 'won' : 'lost';
  await shop.stripe.control('dispute/close', { dispute: dispute.id, status });
}

const isWaiting = ({ status }: Disputed): boolean => status.endsWith('needs_response') || status.endsWith('under_review');

const disputesOf = ({ open: { db } }: Shop, member: Person) =>
  db
    .selectFrom('payment_disputes as dispute')
    .innerJoin('transactions as purchase', 'purchase.TransactionId', 'dispute.TransactionId')
    .selectAll('dispute')
    .where('purchase.UserId', '=', member.id);

async function deskAnswers(shop: Shop, member: Person, random: Random): Promise<void> {
  const open = await disputesOf(shop, member).where('State', '=', 'NeedsResponse').execute();
  const disputeId = oneOf(open, random)?.PaymentDisputeId;
  if (disputeId === undefined) return;
  const params = { id: shop.clubId, disputeId };
  if (random() < 0.3) await shop.call(shop.manager, acceptDispute, { params });
  else await shop.call(shop.manager, answerDispute, { params, body: { Parts: [...evidenceParts], Words: 'Ours' } });
}

async function deskDecides(shop: Shop, member: Person, random: Random): Promise<void> {
  const lost = await disputesOf(shop, member).where('LossTransactionId', 'is not', null).where('Decision', 'is', null).execute();
  const disputeId = oneOf(lost, random)?.PaymentDisputeId;
  if (disputeId === undefined) return;
  const params = { id: shop.clubId, disputeId };
  await shop.call(shop.manager, decideDispute, { params, body: { Effect: random() < 0.5 ? 'End' : 'Keep' } });
}

export const disputeActs: readonly (readonly [number, Act])[] = [
  [3, bankDisputes],
  [3, bankDecides],
  [2, deskAnswers],
  [2, deskDecides],
];
