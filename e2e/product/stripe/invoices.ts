import { createMeans } from './cards.ts';
import type { Intent, Invoice, InvoicePayment, Item, Means, Subscription } from './objects.ts';
import { attempt, createIntent } from './payments.ts';
import { days, StripeError, type World } from './world.ts';

/** Days until the next attempt, as in Stripe's fixed schedule. */
const RETRY_DAYS = [3, 5, 7];

export const itemOf = (subscription: Subscription): Item => subscription.items.data[0];
const subscriptionOf = (world: World, { parent }: Invoice): Subscription =>
  world.find(parent.subscription_details.subscription) as Subscription;

function createLine(world: World, subscription: Subscription, amount: number) {
  const { current_period_start: start, current_period_end: end, price } = itemOf(subscription);
  return world.create('line_item', 'il', world.ownerOf(subscription.id), {
    created: undefined,
    amount,
    subtotal: amount,
    currency: subscription.currency,
    description: subscription['description'] ?? price['nickname'],
    discountable: true,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
        proration: false,
        invoice_item: null,
        proration_details: null,
      },
    },
    period: { start, end },
    quantity: 1,
    subscription: subscription.id,
  });
}

export function createInvoice(world: World, subscription: Subscription, reason: string, amounts: readonly number[]): Invoice {
  const account = world.ownerOf(subscription.id) ?? '';
  const { current_period_start: start } = itemOf(subscription);
  const { customer, currency } = subscription;
  const amount = amounts.reduce((sum, each) => sum + each, 0);
  const lines = amounts.map((each) => createLine(world, subscription, each));
  const invoice = world.create<Invoice>('invoice', 'in', account, {
    amount_due: amount,
    amount_remaining: amount,
    amount_paid: 0,
    amount_overpaid: 0,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { enabled: false, liability: null, status: null, disabled_reason: null, provider: null },
    billing_reason: reason,
    collection_method: 'charge_automatically',
    currency,
    customer,
    issuer: { type: 'self' },
    lines: { object: 'list', data: lines, has_more: false, url: '/v1/invoices/lines' },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: { object: 'list', data: [], has_more: false, url: '/v1/invoice_payments' },
    // As at Stripe, an invoice names the period that ended before it.
    period_start: subscription['start_date'],
    period_end: start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'draft',
    status_transitions: { finalized_at: null, paid_at: null, voided_at: null, marked_uncollectible_at: null },
    subtotal: amount,
    total: amount,
  });
  subscription.latest_invoice = invoice.id;
  world.event('invoice.created', invoice);
  return invoice;
}

export function finalize(world: World, invoice: Invoice): void {
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = world.now();
  invoice.hosted_invoice_url = `${world.pagesUrl()}/i/${invoice.id}`;
  world.event('invoice.finalized', invoice);
}

export function charge(world: World, invoice: Invoice, present: boolean): void {
  const subscription = subscriptionOf(world, invoice);
  if (invoice.status === 'draft') finalize(world, invoice);
  if (invoice.amount_due === 0) return paid(world, invoice);
  const intent = intentOf(world, invoice, subscription);
  const means = world.find(subscription.default_payment_method ?? '') as Means;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = null;
  const status = attempt(world, intent, means, present);
  if (status === 'succeeded') paid(world, invoice);
  else if (status !== 'processing') declined(world, invoice);
}

export function pay(world: World, invoice: Invoice): void {
  if (invoice.status !== 'open') throw new StripeError(400, { message: `Invoice is ${invoice.status} and cannot be paid.` });
  charge(world, invoice, false);
  const error = intentOf(world, invoice, subscriptionOf(world, invoice)).last_payment_error;
  if (error !== null) throw new StripeError(402, error);
}

/** The bank can require a confirmation on the page. The card of the subscription does not change. */
export function payOnPage(world: World, invoice: Invoice, number: string): boolean {
  const subscription = subscriptionOf(world, invoice);
  const means = createMeans(world, world.ownerOf(invoice.id) ?? '', invoice.customer, number);
  if (attempt(world, intentOf(world, invoice, subscription), means, true) !== 'succeeded') return false;
  paid(world, invoice);
  return true;
}

function intentOf(world: World, invoice: Invoice, subscription: Subscription): Intent {
  const before = invoice.payments.data[0];
  if (before !== undefined) return world.find(before.payment.payment_intent) as Intent;
  const account = world.ownerOf(invoice.id) ?? '';
  const percent = subscription.application_fee_percent;
  const intent = createIntent(world, account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    fee: percent === null ? null : Math.round((invoice.amount_due * percent) / 100),
    description: (subscription['description'] as string | null) ?? null,
    metadata: {},
  });
  const payment = world.create<InvoicePayment>('invoice_payment', 'inpay', account, {
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  invoice.payments.data.push(payment);
  return intent;
}

export function paid(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0, next_payment_attempt: null });
  invoice.status_transitions.paid_at = world.now();
  const [payment] = invoice.payments.data;
  if (payment !== undefined) Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due });
  world.event('invoice.paid', invoice);
  world.event('invoice.payment_succeeded', invoice);
  if (['past_due', 'unpaid', 'incomplete'].includes(subscription.status)) subscription.status = 'active';
  world.event('customer.subscription.updated', subscription);
}

export function declined(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  const retry = RETRY_DAYS[invoice.attempt_count - 1];
  const isOver = retry === undefined || subscription.ended_at !== null;
  invoice.next_payment_attempt = isOver ? null : world.now() + days(retry);
  invoice.auto_advance = !isOver;
  if (subscription.ended_at === null) subscription.status = isOver ? 'unpaid' : 'past_due';
  world.event('invoice.payment_failed', invoice);
  world.event('customer.subscription.updated', subscription);
}
