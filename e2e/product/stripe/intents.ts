import { cards } from './cards.ts';
import type { Account, Intent, Means } from './objects.ts';
import { attempt, createIntent } from './payments.ts';
import { StripeError, type World } from './world.ts';

export interface IntentInput {
  readonly amount: number;
  readonly currency: string;
  readonly customer?: string;
  readonly application_fee_amount?: number;
  readonly description?: string;
  readonly metadata?: object;
}

/** Creates a charge without a page of Stripe. */
export function openIntent(world: World, account: string, input: IntentInput): Intent {
  if (!(world.find(account) as Account).charges_enabled)
    throw new StripeError(400, { message: 'Your account cannot currently make live charges.' });
  world.get('customer', input.customer ?? '', account, 'customer');
  if (input.amount < 50) throw new StripeError(400, { code: 'amount_too_small', message: 'Amount must be at least 50 cents.' });
  return createIntent(world, account, {
    amount: input.amount,
    currency: input.currency,
    customer: input.customer ?? '',
    fee: input.application_fee_amount ?? null,
    description: input.description ?? null,
    metadata: input.metadata ?? {},
  });
}

const unexpected = (act: string, { status }: Intent): StripeError =>
  new StripeError(400, {
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${act} this PaymentIntent because it has a status of ${status}.`,
  });

export function confirmIntent(
  world: World,
  account: string,
  intent: Intent,
  { payment_method, return_url }: { readonly payment_method?: string; readonly return_url?: string },
): void {
  if (intent.status !== 'requires_payment_method') throw unexpected('confirm', intent);
  const means = world.get<Means>('payment_method', payment_method ?? '', account, 'payment_method');
  if (means.customer !== intent.customer)
    throw new StripeError(400, { param: 'payment_method', message: 'The PaymentMethod does not belong to the Customer.' });
  if (cards[world.hidden.numbers[means.id] ?? '']?.alwaysAsks === true) {
    const url = `${world.pagesUrl()}/b/${intent.id}`;
    Object.assign(intent, {
      status: 'requires_action',
      payment_method: means.id,
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: return_url ?? null, url } },
    });
    world.event('payment_intent.requires_action', intent);
    return;
  }
  const decline = pay(world, intent, means);
  if (decline !== null) throw new StripeError(402, { ...decline });
}

export function answerIntent(world: World, intent: Intent, confirms: boolean): void {
  const means = world.find(intent.payment_method ?? '') as Means;
  intent.next_action = null;
  if (confirms) pay(world, intent, means);
  else intent.status = 'requires_payment_method';
}

function pay(world: World, intent: Intent, means: Means): Intent['last_payment_error'] {
  const status = attempt(world, intent, means, true);
  return status === 'requires_payment_method' ? intent.last_payment_error : null;
}

export function cancelIntent(world: World, intent: Intent): void {
  if (intent.status === 'succeeded' || intent.status === 'processing' || intent.status === 'canceled')
    throw unexpected('cancel', intent);
  Object.assign(intent, { status: 'canceled', next_action: null, canceled_at: world.now() });
  world.event('payment_intent.canceled', intent);
}
