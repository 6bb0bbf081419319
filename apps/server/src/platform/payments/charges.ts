import { feeToProvider } from '@clubpulse/rules/billing/online-payments/provider-amount';
import type { Stripe } from 'stripe';
import { sentAmount, sentCurrency } from './amounts.ts';
import type { Client } from './client.ts';
import { nameOfCard, paymentIntentOf, paymentOf } from './paid.ts';
import { type PaymentProvider, type ProviderCheckout, ProviderRefused } from './payments.ts';

const CARDS_MAX = 10;

/** True for the id of a charge, false for that of a payment page. */
export const isCharge = (ExtCheckoutId: string): boolean => ExtCheckoutId.startsWith('pi_');

export const chargesOf = (client: Client): Pick<PaymentProvider, 'storedCards' | 'openCharge' | 'confirmCharge'> => ({
  async storedCards(account, ExtCustomerId) {
    const input = { type: 'card', allow_redisplay: 'always', limit: CARDS_MAX } as const;
    const { data } = await client.ask((stripe) =>
      stripe.customers.listPaymentMethods(ExtCustomerId, input, { stripeAccount: account }),
    );
    return data.flatMap(({ id, card }) => {
      if (!card) return [];
      const LastMonth = `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`;
      return [{ ExtMeansId: id, Name: nameOfCard(card), LastMonth }];
    });
  },

  async openCharge(account, { key, ExtCustomerId, description, Amount, Currency, PlatformFee, orderId }) {
    const fee = feeToProvider(PlatformFee, Currency);
    const input: Stripe.PaymentIntentCreateParams = {
      amount: sentAmount(Amount, Currency),
      currency: sentCurrency(Currency),
      customer: ExtCustomerId,
      allowed_payment_method_types: ['card'],
      description,
      metadata: { orderId: String(orderId) },
      ...(fee > 0 && { application_fee_amount: fee }),
    };
    const options = { stripeAccount: account, idempotencyKey: key };
    return (await client.ask((stripe) => stripe.paymentIntents.create(input, options))).id;
  },

  async confirmCharge(account, ExtCheckoutId, { ExtMeansId, returnUrl }) {
    const input = { payment_method: ExtMeansId, return_url: returnUrl };
    try {
      return bankPage(
        await client.ask((stripe) => stripe.paymentIntents.confirm(ExtCheckoutId, input, { stripeAccount: account })),
      );
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      return bankPage(await paymentIntentOf(client, account, ExtCheckoutId));
    }
  },
});

const bankPage = ({ next_action }: Stripe.PaymentIntent): string | null => next_action?.redirect_to_url?.url ?? null;

/** The charge has the states of a payment page, which stays open after a decline. */
export async function checkoutOfCharge(client: Client, account: string, ExtCheckoutId: string): Promise<ProviderCheckout> {
  const intent = await paymentIntentOf(client, account, ExtCheckoutId);
  const { status } = intent;
  const isComplete = status === 'succeeded' || status === 'processing';
  return {
    ExtCheckoutId,
    State: isComplete ? 'Complete' : status === 'canceled' ? 'Expired' : 'Open',
    Payment: status === 'succeeded' ? 'Paid' : isComplete ? 'Processing' : 'Unpaid',
    payment: paymentOf(intent),
    DebitOn: null,
    ExtSubscriptionId: null,
  };
}

/** False if the charge took the money. */
export async function cancelCharge(client: Client, account: string, ExtCheckoutId: string): Promise<boolean> {
  try {
    await client.ask((stripe) => stripe.paymentIntents.cancel(ExtCheckoutId, {}, { stripeAccount: account }));
    return true;
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    const { State } = await checkoutOfCharge(client, account, ExtCheckoutId);
    if (State === 'Open') throw error;
    return State === 'Expired';
  }
}
