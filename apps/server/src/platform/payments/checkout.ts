import { feeToProvider } from '@clubpulse/rules/billing/online-payments/provider-amount';
import type { Stripe } from 'stripe';
import { sentAmount, sentCurrency } from './amounts.ts';
import { cancelCharge, checkoutOfCharge, isCharge } from './charges.ts';
import { type Client, idOf, secondsOf } from './client.ts';
import { debitDay, invoiceWithIntent, paymentIntentOf, paymentOf } from './paid.ts';
import { type NewCheckout, type PaymentProvider, type ProviderCheckout, ProviderRefused } from './payments.ts';
import { failedInvoices, payAgain, withEnd } from './subscriptions.ts';

type Checkout = Pick<PaymentProvider, 'openCheckout' | 'checkout' | 'expireCheckout' | 'openCardChange' | 'applyCardChange'>;
type SessionInput = Stripe.Checkout.SessionCreateParams;

const HOUR_MS = 3_600_000;
/** The provider refuses a trial that ends in less than 48 hours. */
const TRIAL_FROM_MS = 48 * HOUR_MS;
const READ_WITH = ['subscription', 'payment_intent.latest_charge.balance_transaction'];
const units = { Day: 'day', Month: 'month', Year: 'year' } as const;

export const checkoutOf = (client: Client): Checkout => ({
  async openCheckout(account, input) {
    const options = { stripeAccount: account, idempotencyKey: input.key };
    return opened(await client.ask((stripe) => stripe.checkout.sessions.create(sessionInput(input), options)));
  },

  async checkout(account, ExtCheckoutId) {
    if (isCharge(ExtCheckoutId)) return checkoutOfCharge(client, account, ExtCheckoutId);
    const session = await client.ask((stripe) =>
      stripe.checkout.sessions.retrieve(ExtCheckoutId, { expand: READ_WITH }, { stripeAccount: account }),
    );
    const { subscription } = session;
    if (subscription !== null && typeof subscription === 'object') await withEnd(client, account, subscription);
    return checkoutOfSession(client, account, session);
  },

  async expireCheckout(account, ExtCheckoutId) {
    if (isCharge(ExtCheckoutId)) return cancelCharge(client, account, ExtCheckoutId);
    const options = { stripeAccount: account };
    try {
      await client.ask((stripe) => stripe.checkout.sessions.expire(ExtCheckoutId, {}, options));
      return true;
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      const { status } = await client.ask((stripe) => stripe.checkout.sessions.retrieve(ExtCheckoutId, {}, options));
      if (status === 'open') throw error;
      return status === 'expired';
    }
  },

  async openCardChange(account, { key, ExtCustomerId, ExtSubscriptionId, returnUrl, language, text }) {
    const subscription = await client.ask((stripe) =>
      stripe.subscriptions.retrieve(ExtSubscriptionId, {}, { stripeAccount: account }),
    );
    const input: SessionInput = {
      mode: 'setup',
      customer: ExtCustomerId,
      currency: subscription.currency,
      success_url: returnUrl,
      cancel_url: returnUrl,
      locale: language,
      custom_text: { submit: { message: text } },
      metadata: { ExtSubscriptionId },
    };
    const options = { stripeAccount: account, idempotencyKey: key };
    return opened(await client.ask((stripe) => stripe.checkout.sessions.create(input, options)));
  },

  async applyCardChange(account, ExtCheckoutId) {
    const options = { stripeAccount: account };
    const { mode, status, metadata, setup_intent } = await client.ask((stripe) =>
      stripe.checkout.sessions.retrieve(ExtCheckoutId, { expand: ['setup_intent'] }, options),
    );
    const subscription = metadata?.['ExtSubscriptionId'];
    const entered = setup_intent !== null && typeof setup_intent === 'object' ? idOf(setup_intent.payment_method) : null;
    if (mode !== 'setup' || status !== 'complete' || subscription === undefined || entered === null) return null;
    const known = await client.ask((stripe) => stripe.subscriptions.retrieve(subscription, {}, options));
    if (known.ended_at !== null) return subscription;
    const changed = await client.ask((stripe) =>
      stripe.subscriptions.update(subscription, { default_payment_method: entered }, options),
    );
    if (changed.status === 'past_due' || changed.status === 'unpaid')
      for (const invoice of await failedInvoices(client, account, changed)) await payAgain(client, account, invoice);
    return subscription;
  },
});

function opened({ id, url }: Stripe.Checkout.Session): { readonly ExtCheckoutId: string; readonly Url: string } {
  if (url === null) throw new ProviderRefused('checkout_closed', 'the page of this key is closed');
  return { ExtCheckoutId: id, Url: url };
}

function sessionInput(input: NewCheckout): SessionInput {
  const metadata = { orderId: String(input.orderId) };
  const price = {
    currency: sentCurrency(input.Currency),
    unit_amount: sentAmount(input.Amount, input.Currency),
    product_data: { name: input.description },
  };
  const page: Omit<SessionInput, 'mode'> = {
    customer: input.ExtCustomerId,
    client_reference_id: String(input.orderId),
    success_url: input.successUrl,
    cancel_url: input.cancelUrl,
    expires_at: secondsOf(input.ExpiresAt),
    locale: input.language,
    custom_text: { submit: { message: input.text } },
    saved_payment_method_options: {
      payment_method_save: input.storesCard ? 'enabled' : 'disabled',
      payment_method_remove: 'enabled',
    },
    metadata,
  };
  if (input.kind === 'once') {
    const fee = feeToProvider(input.PlatformFee, input.Currency);
    return {
      ...page,
      mode: 'payment',
      line_items: [{ price_data: price, quantity: 1 }],
      payment_intent_data: { description: input.description, metadata, ...(fee > 0 && { application_fee_amount: fee }) },
    };
  }
  const { Every, Unit, PlatformFeePercent, Charges, FirstExtra } = input;
  const recurring = { price_data: { ...price, recurring: { interval: units[Unit], interval_count: Every } }, quantity: 1 };
  // An item that does not recur is only on the first invoice.
  const extra = { price_data: { ...price, unit_amount: sentAmount(FirstExtra, input.Currency) }, quantity: 1 };
  return {
    ...page,
    mode: 'subscription',
    line_items: FirstExtra > 0 ? [recurring, extra] : [recurring],
    subscription_data: {
      description: input.description,
      metadata: { ...metadata, ...(Charges !== null && { charges: String(Charges) }) },
      ...(PlatformFeePercent > 0 && { application_fee_percent: PlatformFeePercent }),
      ...startOf(input),
    },
  };
}

/**
 * A start 48 hours or more after the page expires becomes a trial, an earlier start an anchor after a free time, a start before
 * that the present. Only the input is used, because the provider refuses a repeated request that differs.
 */
function startOf({
  StartsAt,
  ExpiresAt,
}: NewCheckout & { readonly kind: 'recurring' }): Stripe.Checkout.SessionCreateParams.SubscriptionData {
  const afterPage = StartsAt === null ? 0 : StartsAt.getTime() - ExpiresAt.getTime();
  if (StartsAt === null || afterPage <= 0) return {};
  if (afterPage >= TRIAL_FROM_MS) return { trial_end: secondsOf(StartsAt) };
  return { billing_cycle_anchor: secondsOf(StartsAt), proration_behavior: 'none' };
}

async function checkoutOfSession(client: Client, account: string, session: Stripe.Checkout.Session): Promise<ProviderCheckout> {
  const { id, status, payment_status, subscription } = session;
  const intent = await intentOfSession(client, account, session);
  const payment = intent === null ? null : paymentOf(intent);
  const isPaid = payment_status === 'paid' || payment_status === 'no_payment_required' || intent?.status === 'succeeded';
  const isRefused = intent === null || intent.status === 'requires_payment_method' || intent.status === 'canceled';
  return {
    ExtCheckoutId: id,
    State: status === 'complete' ? 'Complete' : status === 'expired' ? 'Expired' : 'Open',
    // The payment also decides, because the session may have an older state.
    Payment: isPaid ? 'Paid' : isRefused ? 'Unpaid' : 'Processing',
    payment: session.mode === 'payment' ? payment : null,
    DebitOn: debitDay(intent),
    ExtSubscriptionId: idOf(subscription),
  };
}

/** The payment of the session or, if it has none, of its unpaid invoice. */
async function intentOfSession(client: Client, account: string, session: Stripe.Checkout.Session) {
  const { payment_intent: payment } = session;
  if (payment !== null) return typeof payment === 'object' ? payment : paymentIntentOf(client, account, payment);
  const invoice = idOf(session.invoice);
  if (invoice === null || session.status !== 'complete' || session.payment_status !== 'unpaid') return null;
  return (await invoiceWithIntent(client, account, invoice)).intent;
}
