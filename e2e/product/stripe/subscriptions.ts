import { isDeepStrictEqual } from 'node:util';
import { charge, createInvoice, finalize, itemOf } from './invoices.ts';
import type { Invoice, Item, Means, Session, Subscription } from './objects.ts';
import { periodEnd } from './periods.ts';
import { StripeError, type World } from './world.ts';

interface NewSubscription {
  readonly line_items: readonly [
    {
      readonly price_data: {
        readonly unit_amount: number;
        readonly product_data: { readonly name: string };
        readonly recurring: { readonly interval: string; readonly interval_count?: number };
      };
    },
    ...{ readonly price_data: { readonly unit_amount: number } }[],
  ];
  readonly subscription_data?: {
    readonly application_fee_percent?: number;
    readonly metadata?: Record<string, string>;
    readonly description?: string;
    readonly trial_end?: number;
    readonly billing_cycle_anchor?: number;
  };
}

export function subscribe(world: World, session: Session, means: Means): { subscription: Subscription; invoice: Invoice } {
  const account = world.ownerOf(session.id) ?? '';
  const { line_items, subscription_data = {} } = world.hidden.pages[session.id] as unknown as NewSubscription;
  const [recurs, ...once] = line_items;
  const { unit_amount, product_data, recurring: requested } = recurs.price_data;
  const recurring = { ...requested, interval_count: requested.interval_count ?? 1, meter: null, usage_type: 'licensed' };
  const now = world.now();
  const later = subscription_data.trial_end ?? subscription_data.billing_cycle_anchor ?? null;
  const start = later !== null && later > now ? later : null;
  const end = start ?? periodEnd(now, now, recurring);
  const price = world.create('price', 'price', account, {
    active: true,
    billing_scheme: 'per_unit',
    currency: session.currency,
    metadata: {},
    nickname: product_data.name,
    product: 'prod_double',
    recurring,
    type: 'recurring',
    unit_amount,
    unit_amount_decimal: String(unit_amount),
  });
  const subscription = world.create<Subscription>('subscription', 'sub', account, {
    application_fee_percent: subscription_data.application_fee_percent ?? null,
    automatic_tax: { enabled: false, liability: null, disabled_reason: null },
    billing_cycle_anchor: start ?? now,
    collection_method: 'charge_automatically',
    currency: session.currency,
    customer: session.customer,
    default_payment_method: means.id,
    description: subscription_data.description ?? null,
    metadata: subscription_data.metadata ?? {},
    start_date: now,
    status: start !== null && subscription_data.trial_end !== undefined ? 'trialing' : 'active',
    trial_start: subscription_data.trial_end === undefined ? null : now,
    trial_end: subscription_data.trial_end ?? null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
  });
  const item = world.create<Item>('subscription_item', 'si', account, {
    price,
    plan: null,
    quantity: 1,
    metadata: {},
    subscription: subscription.id,
    current_period_start: now,
    current_period_end: end,
  });
  subscription.items = {
    object: 'list',
    data: [item],
    has_more: false,
    url: `/v1/subscription_items?subscription=${subscription.id}`,
  };
  world.event('customer.subscription.created', subscription);
  // If the subscription starts later, one-time prices are nevertheless charged now.
  const extras = once.map((extra) => extra.price_data.unit_amount);
  const invoice = createInvoice(world, subscription, 'subscription_create', [start === null ? unit_amount : 0, ...extras]);
  charge(world, invoice, true);
  return { subscription, invoice };
}

export function renew(world: World, subscription: Subscription): void {
  const item = itemOf(subscription);
  if (subscription.cancel_at !== null && subscription.cancel_at <= item.current_period_end) return cancel(world, subscription);
  const start = item.current_period_end;
  item.current_period_start = start;
  item.current_period_end = periodEnd(subscription.billing_cycle_anchor, start, item.price.recurring);
  if (subscription.status === 'trialing') subscription.status = 'active';
  const invoice = createInvoice(world, subscription, 'subscription_cycle', [item.price.unit_amount]);
  if (subscription.status === 'unpaid') {
    invoice.auto_advance = false;
    world.event('customer.subscription.updated', subscription);
  } else if (subscription.pause_collection === null) charge(world, invoice, false);
  else {
    finalize(world, invoice);
    invoice.status = 'void';
    invoice.status_transitions.voided_at = world.now();
    world.event('invoice.voided', invoice);
    world.event('customer.subscription.updated', subscription);
  }
}

export function cancel(world: World, subscription: Subscription): void {
  Object.assign(subscription, {
    status: 'canceled',
    ended_at: world.now(),
    canceled_at: subscription.canceled_at ?? world.now(),
  });
  for (const invoice of world.all<Invoice>('invoice')) {
    const isOf = invoice.parent.subscription_details.subscription === subscription.id;
    if (isOf && (invoice.status === 'open' || invoice.status === 'draft'))
      Object.assign(invoice, { next_payment_attempt: null, auto_advance: false });
  }
  world.event('customer.subscription.deleted', subscription);
}

export interface SubscriptionInput {
  readonly cancel_at_period_end?: boolean;
  readonly cancel_at?: number | '';
  readonly default_payment_method?: string;
  readonly pause_collection?: { readonly behavior: string; readonly resumes_at?: number } | '';
}

export function change(world: World, subscription: Subscription, input: SubscriptionInput): void {
  if (subscription.status === 'canceled')
    throw new StripeError(400, { message: 'A canceled subscription can only update its cancellation_details and metadata.' });
  const { cancel_at_period_end, cancel_at, default_payment_method, pause_collection } = input;
  if (cancel_at_period_end !== undefined && cancel_at !== undefined)
    throw new StripeError(400, {
      param: 'cancel_at',
      message: 'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
    });
  const before = structuredClone(subscription);
  if (cancel_at_period_end !== undefined || cancel_at !== undefined) {
    const end = cancel_at_period_end === true ? itemOf(subscription).current_period_end : Number(cancel_at ?? 0) || null;
    if (end !== null && end <= world.now())
      throw new StripeError(400, { param: 'cancel_at', message: 'cancel_at must be in the future.' });
    Object.assign(subscription, {
      cancel_at_period_end: cancel_at_period_end === true,
      cancel_at: end,
      canceled_at: end === null ? null : world.now(),
    });
  }
  if (default_payment_method !== undefined)
    subscription.default_payment_method = world.get<Means>(
      'payment_method',
      default_payment_method,
      world.ownerOf(subscription.id),
      'default_payment_method',
    ).id;
  if (pause_collection !== undefined)
    subscription.pause_collection = pause_collection === '' ? null : { resumes_at: null, ...pause_collection };
  if (!isDeepStrictEqual(before, subscription)) world.event('customer.subscription.updated', subscription);
}
