import type { Stripe } from 'stripe';
import { moneyOf, sentAmount } from './amounts.ts';
import { type Client, idOf, instantOf } from './client.ts';
import { paymentIntentOf, paymentOf } from './paid.ts';
import type { PaymentProvider, ProviderRefund } from './payments.ts';

type Refunds = Pick<PaymentProvider, 'payment' | 'refund' | 'refundOf' | 'refundsOf'>;

/** No payment has more refunds. */
const REFUNDS_MAX = 1000;

export const refundsOfProvider = (client: Client): Refunds => ({
  async payment(account, ExtPaymentId) {
    return paymentOf(await paymentIntentOf(client, account, ExtPaymentId));
  },

  async refund(account, { key, ExtPaymentId, Amount, Currency, TransactionId }) {
    // The amount of the fee is read, because the charge gets its fee object later.
    const { application_fee_amount, latest_charge } = await paymentIntentOf(client, account, ExtPaymentId);
    const charged = latest_charge !== null && typeof latest_charge === 'object' ? latest_charge.application_fee_amount : null;
    const hasFee = (application_fee_amount ?? charged ?? 0) > 0;
    const input = {
      payment_intent: ExtPaymentId,
      amount: sentAmount(Amount, Currency),
      // The provider also returns the fee, so that the platform retains none. It would refuse this for a charge without a fee.
      ...(hasFee && { refund_application_fee: true }),
      ...(TransactionId !== null && { metadata: { TransactionId: String(TransactionId) } }),
    };
    return refundOf(await client.ask((stripe) => stripe.refunds.create(input, { stripeAccount: account, idempotencyKey: key })));
  },

  async refundOf(account, ExtRefundId) {
    return refundOf(await client.ask((stripe) => stripe.refunds.retrieve(ExtRefundId, {}, { stripeAccount: account })));
  },

  async refundsOf(account, ExtPaymentId) {
    const found = await client.ask((stripe) =>
      stripe.refunds
        .list({ payment_intent: ExtPaymentId, limit: 100 }, { stripeAccount: account })
        .autoPagingToArray({ limit: REFUNDS_MAX }),
    );
    return found.map(refundOf).reverse();
  },
});

function refundOf({ id, payment_intent, amount, currency, status, created, metadata }: Stripe.Refund): ProviderRefund {
  const TransactionId = Number(metadata?.['TransactionId']);
  return {
    ExtRefundId: id,
    ExtPaymentId: idOf(payment_intent) ?? '',
    ...moneyOf(amount, currency),
    State: status === 'succeeded' ? 'Succeeded' : status === 'failed' || status === 'canceled' ? 'Failed' : 'Pending',
    At: instantOf(created),
    TransactionId: Number.isSafeInteger(TransactionId) ? TransactionId : null,
  };
}
