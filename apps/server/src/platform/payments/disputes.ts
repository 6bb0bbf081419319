import type { Stripe } from 'stripe';
import { moneyOf } from './amounts.ts';
import { type Client, idOf, instantOf } from './client.ts';
import { providerFee } from './paid.ts';
import type { DisputeEvidenceTexts, PaymentMode, PaymentProvider, ProviderDispute } from './payments.ts';

type Disputes = Pick<PaymentProvider, 'disputeOf' | 'disputesOf' | 'answerDispute' | 'acceptDispute' | 'disputePage'>;

/** No payment has more disputes. */
const DISPUTES_MAX = 100;
/** Stored with the dispute, so that a repeated request recognizes the answer after the provider has deleted the key. */
const ANSWER_KEY = 'AnswerKey';
const DASHBOARD = 'https://dashboard.stripe.com';

export const disputesOfProvider = (client: Client, mode: PaymentMode): Disputes => ({
  async disputeOf(account, ExtDisputeId) {
    return disputeOf(await client.ask((stripe) => stripe.disputes.retrieve(ExtDisputeId, {}, { stripeAccount: account })));
  },

  async disputesOf(account, ExtPaymentId) {
    const found = await client.ask((stripe) =>
      stripe.disputes
        .list({ payment_intent: ExtPaymentId, limit: 100 }, { stripeAccount: account })
        .autoPagingToArray({ limit: DISPUTES_MAX }),
    );
    return found.map(disputeOf).reverse();
  },

  async answerDispute(account, answer) {
    const { key, ExtDisputeId } = answer;
    const input = { evidence: evidenceOf(answer), metadata: { [ANSWER_KEY]: key }, submit: true };
    const options = { stripeAccount: account, idempotencyKey: key };
    return disputeOf(await client.ask((stripe) => stripe.disputes.update(ExtDisputeId, input, options)));
  },

  async acceptDispute(account, { key, ExtDisputeId }) {
    const options = { stripeAccount: account, idempotencyKey: key };
    return disputeOf(await client.ask((stripe) => stripe.disputes.close(ExtDisputeId, {}, options)));
  },

  disputePage: (ExtDisputeId) =>
    mode === 'demo' ? null : `${DASHBOARD}${mode === 'test' ? '/test' : ''}/disputes/${encodeURIComponent(ExtDisputeId)}`,
});

const evidenceOf = ({
  Customer,
  Purchase,
  Policies,
  Visits,
  Words,
}: DisputeEvidenceTexts): Stripe.DisputeUpdateParams.Evidence => ({
  ...(Customer !== null && { customer_name: Customer }),
  ...(Purchase !== null && { product_description: Purchase }),
  ...(Policies !== null && { cancellation_policy_disclosure: Policies }),
  ...(Visits !== null && { access_activity_log: Visits }),
  ...(Words !== null && { uncategorized_text: Words }),
});

function disputeOf({ evidence_details, balance_transactions, metadata, ...dispute }: Stripe.Dispute): ProviderDispute {
  const fees = balance_transactions.map((entry) => providerFee(entry, dispute.currency)).filter((fee) => fee !== null);
  return {
    ExtDisputeId: dispute.id,
    ExtPaymentId: idOf(dispute.payment_intent),
    ...moneyOf(dispute.amount, dispute.currency),
    Reason: dispute.reason,
    ExtStatus: dispute.status,
    HoldsMoney: !dispute.is_charge_refundable,
    EvidenceDueBy: evidence_details.due_by === null ? null : instantOf(evidence_details.due_by),
    OpenedAt: instantOf(dispute.created),
    Fee: fees.length < balance_transactions.length ? null : fees.reduce((sum, fee) => sum + fee, 0),
    AnswerKey: metadata[ANSWER_KEY] ?? null,
  };
}
