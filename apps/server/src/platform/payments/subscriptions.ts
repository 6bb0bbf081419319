import type { Stripe } from 'stripe';
import { moneyOf } from './amounts.ts';
import { type Client, idOf, instantOf, secondsOf } from './client.ts';
import { debitDay, invoiceWithIntent, meansOf, paymentOf } from './paid.ts';
import {
  isMissing,
  type PaymentProvider,
  type ProviderInvoice,
  ProviderRefused,
  type ProviderSubscription,
  type SubscriptionChange,
} from './payments.ts';

type Subscriptions = Pick<PaymentProvider, 'subscription' | 'changeSubscription' | 'invoice' | 'paidInvoices'>;

const INVOICES_MAX = 24;

export const subscriptionsOf = (client: Client): Subscriptions => ({
  async subscription(account, ExtSubscriptionId) {
    return subscriptionOf(await withEnd(client, account, await read(client, account, ExtSubscriptionId)));
  },

  async changeSubscription(account, ExtSubscriptionId, change) {
    if (change.kind === 'cancelNow') await cancelNow(client, account, ExtSubscriptionId);
    else {
      const input = inputOf(change);
      await client.ask((stripe) => stripe.subscriptions.update(ExtSubscriptionId, input, { stripeAccount: account }));
    }
    return subscriptionOf(await withEnd(client, account, await read(client, account, ExtSubscriptionId)));
  },

  async invoice(account, ExtInvoiceId) {
    const { invoice, intent } = await invoiceWithIntent(client, account, ExtInvoiceId);
    return invoiceOf(invoice, intent);
  },

  async paidInvoices(account, ExtSubscriptionId) {
    const input = { subscription: ExtSubscriptionId, status: 'paid', limit: INVOICES_MAX, expand: ['data.payments'] } as const;
    const { data } = await client.ask((stripe) =>
      stripe.invoices.list({ ...input, expand: [...input.expand] }, { stripeAccount: account }),
    );
    return data.map(({ id, payments }) => {
      const paid = payments?.data.find(({ status }) => status === 'paid');
      return { ExtInvoiceId: id, ExtPaymentId: idOf(paid?.payment.payment_intent) };
    });
  },
});

const read = (client: Client, account: string, id: string): Promise<Stripe.Subscription> =>
  client.ask((stripe) => stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] }, { stripeAccount: account }));

/** Sets the end of the subscription at the first read, because the provider's page cannot limit charges. */
export async function withEnd(client: Client, account: string, subscription: Stripe.Subscription): Promise<Stripe.Subscription> {
  const { id, metadata, items, cancel_at, cancel_at_period_end, ended_at, billing_cycle_anchor } = subscription;
  const recurring = items.data[0]?.price.recurring;
  if (metadata['charges'] === undefined || !recurring || cancel_at !== null || cancel_at_period_end || ended_at !== null)
    return subscription;
  const periods = Number(metadata['charges']) * recurring.interval_count;
  const end = secondsOf(afterPeriods(instantOf(billing_cycle_anchor), periods, recurring.interval));
  return client.ask((stripe) =>
    stripe.subscriptions.update(
      id,
      { cancel_at: end, proration_behavior: 'none', expand: ['default_payment_method'] },
      { stripeAccount: account },
    ),
  );
}

/** The end in UTC, as the provider counts. In a month without that day, the last day of the month. */
function afterPeriods(anchor: Date, count: number, interval: string): Date {
  const end = new Date(anchor);
  if (interval === 'day' || interval === 'week') end.setUTCDate(end.getUTCDate() + count * (interval === 'week' ? 7 : 1));
  else {
    end.setUTCDate(1);
    end.setUTCMonth(end.getUTCMonth() + count * (interval === 'year' ? 12 : 1));
    const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
    end.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  }
  return end;
}

/** The latest invoice. For a subscription with a fixed number of charges: all unpaid invoices, oldest first. */
export async function failedInvoices(
  client: Client,
  account: string,
  { id, metadata, latest_invoice }: Stripe.Subscription,
): Promise<readonly string[]> {
  const latest = idOf(latest_invoice);
  if (metadata['charges'] === undefined) return latest === null ? [] : [latest];
  const { data } = await client.ask((stripe) =>
    stripe.invoices.list({ subscription: id, limit: INVOICES_MAX }, { stripeAccount: account }),
  );
  return data.flatMap((invoice) => (invoice.status === 'open' || invoice.status === 'draft' ? [invoice.id] : [])).reverse();
}

/** Pays an invoice again. A draft is finalized first, because the provider leaves drafts after its last attempt. */
export async function payAgain(client: Client, account: string, id: string): Promise<void> {
  const options = { stripeAccount: account };
  const { status } = await client.ask((stripe) => stripe.invoices.retrieve(id, {}, options));
  if (status !== 'open' && status !== 'draft') return;
  try {
    if (status === 'draft') await client.ask((stripe) => stripe.invoices.finalizeInvoice(id, { auto_advance: false }, options));
    await client.ask((stripe) => stripe.invoices.pay(id, {}, options));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
  }
}

/** Cancels a subscription. An already canceled subscription is missing at the provider. */
async function cancelNow(client: Client, account: string, id: string): Promise<void> {
  try {
    const input = { invoice_now: false, prorate: false };
    await client.ask((stripe) => stripe.subscriptions.cancel(id, input, { stripeAccount: account }));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function inputOf(change: Exclude<SubscriptionChange, { kind: 'cancelNow' }>): Stripe.SubscriptionUpdateParams {
  if (change.kind === 'cancelAtPeriodEnd') return { cancel_at_period_end: true };
  if (change.kind === 'keep') return { cancel_at_period_end: false };
  if (change.kind === 'resume') return { pause_collection: '' };
  const { until } = change;
  return { pause_collection: { behavior: 'void', ...(until !== null && { resumes_at: secondsOf(until) }) } };
}

function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, status, items, canceled_at, ended_at, pause_collection, latest_invoice, metadata } = subscription;
  const means = subscription.default_payment_method;
  const orderId = Number(metadata['orderId']);
  return {
    ExtSubscriptionId: id,
    ExtStatus: status,
    CancelAtPeriodEnd: subscription.cancel_at_period_end,
    CurrentPeriodEnd: instantOf(items.data[0]?.current_period_end ?? subscription.billing_cycle_anchor),
    CanceledAt: canceled_at === null ? null : instantOf(canceled_at),
    EndedAt: ended_at === null ? null : instantOf(ended_at),
    CollectionPaused: pause_collection !== null,
    ExtLatestInvoiceId: idOf(latest_invoice),
    means: means === null || typeof means === 'string' ? null : meansOf(means),
    orderId: Number.isSafeInteger(orderId) ? orderId : null,
  };
}

const invoiceStates = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

function invoiceOf(invoice: Stripe.Invoice, intent: Stripe.PaymentIntent | null): ProviderInvoice {
  const { id, parent, status, attempt_count, next_payment_attempt, lines, period_end } = invoice;
  const { Amount, Currency } = moneyOf(invoice.amount_due, invoice.currency);
  const error = intent?.last_payment_error ?? null;
  return {
    ExtInvoiceId: id,
    ExtSubscriptionId: idOf(parent?.subscription_details?.subscription),
    InvoiceState: invoiceStates.find((state) => state === status) ?? 'draft',
    AttemptCount: attempt_count,
    NextAttempt: next_payment_attempt === null ? null : instantOf(next_payment_attempt),
    AmountDue: Amount,
    Currency,
    // The end is read from the lines, because the invoice's own period is before the paid period.
    PeriodEnd: instantOf(Math.max(period_end, ...lines.data.map(({ period }) => period.end))),
    payment: intent === null ? null : paymentOf(intent),
    DebitOn: debitDay(intent),
    DeclineCode: intent?.status === 'requires_action' ? 'authentication_required' : (error?.decline_code ?? error?.code ?? null),
    Url: invoice.hosted_invoice_url ?? null,
  };
}
