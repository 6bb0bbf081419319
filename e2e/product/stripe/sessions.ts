import { cards, createMeans } from './cards.ts';
import { declined as invoiceDeclined, paid } from './invoices.ts';
import type { Account, Intent, Invoice, Resource, Session } from './objects.ts';
import { attempt, createIntent, settle } from './payments.ts';
import { subscribe } from './subscriptions.ts';
import { StripeError, type World } from './world.ts';

export interface SessionInput {
  readonly mode: Session['mode'];
  readonly customer?: string;
  readonly currency?: string;
  readonly expires_at?: number;
  readonly locale?: string;
  readonly custom_text?: { readonly submit?: { readonly message: string } };
  readonly saved_payment_method_options?: { readonly payment_method_save?: string };
  readonly metadata?: object;
  readonly client_reference_id?: string;
  readonly success_url: string;
  readonly cancel_url?: string;
  readonly line_items?: readonly {
    readonly price_data?: { readonly unit_amount?: number; readonly currency: string; readonly recurring?: object };
    readonly quantity?: number;
  }[];
  readonly payment_intent_data?: {
    readonly application_fee_amount?: number;
    readonly description?: string;
    readonly metadata?: object;
  };
  readonly subscription_data?: { readonly trial_end?: number; readonly billing_cycle_anchor?: number };
}

const DAY = 86_400;
const HALF_HOUR = 1800;
const refused = (param: string, message: string): StripeError => new StripeError(400, { param, message });

export function openSession(world: World, account: string, input: SessionInput): Session {
  const now = world.now();
  const expires = input.expires_at ?? now - world.hidden.offset + DAY;
  if (!(world.find(account) as Account).charges_enabled)
    throw new StripeError(400, { message: 'Your account cannot currently make live charges.' });
  // Compared with the real time, because the product does not know how far the double's clock was advanced.
  const real = now - world.hidden.offset;
  if (expires < real + HALF_HOUR - 60 || expires > real + DAY + 60)
    throw refused(
      'expires_at',
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    );
  world.get('customer', input.customer ?? '', account, 'customer');
  checkStart(input, now);
  const price = input.line_items?.[0]?.price_data;
  if (input.mode !== 'setup' && price === undefined) throw refused('line_items', 'Missing required param: line_items.');
  if (input.mode === 'subscription' && price?.recurring === undefined)
    throw refused('line_items', 'You must provide at least one recurring price in `subscription` mode.');
  const prices = (input.line_items ?? []).map((item) => item.price_data?.unit_amount ?? 0);
  const amount = price === undefined ? null : prices.reduce((sum, each) => sum + each, 0);
  if (amount !== null && amount < 50)
    throw new StripeError(400, {
      code: 'amount_too_small',
      message: 'The Checkout Session’s total amount must convert to at least 50 cents.',
    });
  if ((input.payment_intent_data?.application_fee_amount ?? 0) > (amount ?? 0))
    throw refused('payment_intent_data[application_fee_amount]', 'The application fee must not exceed the amount.');
  const session = world.create<Session>('checkout.session', 'cs_test', account, {
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, status: null, provider: null },
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    currency: price?.currency ?? input.currency ?? null,
    customer: input.customer,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: input.custom_text?.submit ?? null,
      terms_of_service_acceptance: null,
    },
    expires_at: expires,
    locale: input.locale ?? 'auto',
    metadata: input.metadata ?? {},
    mode: input.mode,
    payment_method_types: ['card', 'sepa_debit'],
    phone_number_collection: { enabled: false },
    payment_status: input.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    status: 'open',
    success_url: input.success_url,
    ui_mode: 'hosted_page',
  });
  world.hidden.expiring[session.id] = expires + world.hidden.offset;
  session.url = `${world.pagesUrl()}/c/pay/${session.id}`;
  world.hidden.pages[session.id] = structuredClone(input) as unknown as Record<string, unknown>;
  return session;
}

function checkStart({ subscription_data: data }: SessionInput, now: number): void {
  if (data?.trial_end !== undefined && data.trial_end < now + 2 * DAY)
    throw refused('subscription_data[trial_end]', 'The `trial_end` date has to be at least 2 days in the future.');
  if (data?.billing_cycle_anchor !== undefined && data.billing_cycle_anchor <= now)
    throw refused('subscription_data[billing_cycle_anchor]', '`billing_cycle_anchor` must be in the future.');
}

export function expire(world: World, session: Session): void {
  if (session.status !== 'open')
    throw new StripeError(400, {
      message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    });
  session.status = 'expired';
  session.url = null;
  world.event('checkout.session.expired', session);
}

type Entered = 'complete' | 'asks' | { readonly declined: string };

interface Choice {
  /** The bank has confirmed the payment. */
  readonly confirmed?: boolean;
  readonly stores?: boolean;
}

export function enter(
  world: World,
  session: Session,
  number: string,
  { confirmed = false, stores = false }: Choice = {},
): Entered {
  const card = cards[number];
  if (card?.result === 'asks' && !confirmed) return 'asks';
  const account = world.ownerOf(session.id) ?? '';
  if (card?.result === 'declined') return declined(world, session, account, number);
  const means = createMeans(world, account, session.customer, number, stores);
  if (session.mode === 'setup') {
    const made = world.create('setup_intent', 'seti', account, {
      customer: session.customer,
      payment_method: means.id,
      payment_method_types: ['card', 'sepa_debit'],
      status: 'succeeded',
      usage: 'off_session',
      metadata: {},
    });
    session.setup_intent = made.id;
    world.event('setup_intent.succeeded', made);
  } else if (session.mode === 'payment') {
    const status = attempt(world, intentFor(world, session, account), means, true);
    session.payment_status = status === 'succeeded' ? 'paid' : 'unpaid';
  } else {
    const { subscription, invoice } = subscribe(world, session, means);
    session.subscription = subscription.id;
    session.invoice = invoice.id;
    session.payment_status = invoice.amount_due === 0 ? 'no_payment_required' : invoice.status === 'paid' ? 'paid' : 'unpaid';
  }
  session.status = 'complete';
  session.url = null;
  world.event('checkout.session.completed', session);
  return 'complete';
}

/** A declined card leaves the page open for another card. */
export function declined(world: World, session: Session, account: string, number: string): { readonly declined: string } {
  const decline = cards[number]?.decline ?? 'authentication_required';
  if (session.mode === 'payment' && cards[number]?.result === 'declined') {
    const means = createMeans(world, account, session.customer, number);
    attempt(world, intentFor(world, session, account), means, true);
  }
  return { declined: decline };
}

function intentFor(world: World, session: Session, account: string): Intent {
  if (session.payment_intent !== null) return world.find(session.payment_intent) as Intent;
  const { payment_intent_data: data } = world.hidden.pages[session.id] as unknown as SessionInput;
  const intent = createIntent(world, account, {
    amount: session.amount_total ?? 0,
    currency: session.currency,
    customer: session.customer,
    fee: data?.application_fee_amount ?? null,
    description: data?.description ?? null,
    metadata: data?.metadata ?? {},
  });
  session.payment_intent = intent.id;
  return intent;
}

export function settleIntent(world: World, intent: Intent): void {
  settle(world, intent);
  const succeeded = intent.status === 'succeeded';
  const invoice = world
    .all<Invoice>('invoice')
    .find((one) => one.payments.data.some(({ payment }) => payment.payment_intent === intent.id));
  if (invoice !== undefined) (succeeded ? paid : invoiceDeclined)(world, invoice);
  const isOf = (session: Session): boolean =>
    session.payment_intent === intent.id || (invoice !== undefined && session.invoice === invoice.id);
  const session = world.all<Session>('checkout.session').find(isOf);
  if (session === undefined || session.payment_status !== 'unpaid') return;
  if (succeeded) session.payment_status = 'paid';
  world.event(`checkout.session.async_payment_${succeeded ? 'succeeded' : 'failed'}`, session);
}

export const isIntent = (resource: Resource | undefined): resource is Intent => resource?.object === 'payment_intent';
