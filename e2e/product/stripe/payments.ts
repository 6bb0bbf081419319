import { book } from './balance.ts';
import { accounts, detailsOf, outcomeOf } from './cards.ts';
import { isHeldByBank } from './disputes.ts';
import type { Charge, Fee, Intent, Means, Refund } from './objects.ts';
import { days, StripeError, type World } from './world.ts';

const SETTLES_DAYS = 3;

interface NewIntent {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly fee: number | null;
  readonly description: string | null;
  readonly metadata: object;
}

export const createIntent = (world: World, account: string, intent: NewIntent): Intent =>
  world.create<Intent>('payment_intent', 'pi', account, {
    amount: intent.amount,
    currency: intent.currency,
    customer: intent.customer,
    application_fee_amount: intent.fee,
    description: intent.description,
    metadata: intent.metadata,
    amount_received: 0,
    amount_capturable: 0,
    amount_details: {},
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    payment_method_types: ['card', 'sepa_debit'],
    status: 'requires_payment_method',
  });

export function attempt(world: World, intent: Intent, means: Means, present: boolean): Intent['status'] {
  const account = world.ownerOf(intent.id) ?? '';
  const outcome = outcomeOf(world, means, present);
  const charge = world.create<Charge>('charge', 'ch', account, {
    amount: intent.amount,
    currency: intent.currency,
    customer: intent.customer,
    payment_intent: intent.id,
    payment_method: means.id,
    payment_method_details: detailsOf(means, world.now()),
    billing_details: means['billing_details'],
    application_fee_amount: intent.application_fee_amount,
    amount_captured: 0,
    amount_refunded: 0,
    description: intent['description'],
    metadata: intent['metadata'],
    refunds: undefined,
    fraud_details: {},
    status: 'pending',
  });
  intent.latest_charge = charge.id;
  intent.payment_method = means.id;
  if (outcome.result === 'declined') fail(world, intent, charge, outcome.decline);
  else if (outcome.result === 'succeeds') succeed(world, intent, charge);
  else {
    const succeeds = accounts[world.hidden.numbers[means.id] ?? ''] === 'works';
    world.hidden.settling[intent.id] = { at: world.now() + days(SETTLES_DAYS), succeeds };
    intent.status = 'processing';
    bookCharge(world, charge);
    world.event('charge.pending', charge);
    world.event('payment_intent.processing', intent);
  }
  return intent.status;
}

export function settle(world: World, intent: Intent): void {
  const { succeeds } = world.hidden.settling[intent.id] ?? { succeeds: true };
  delete world.hidden.settling[intent.id];
  const charge = world.find(intent.latest_charge ?? '') as Charge;
  if (succeeds) succeed(world, intent, charge);
  else fail(world, intent, charge, 'insufficient_funds');
}

function succeed(world: World, intent: Intent, charge: Charge): void {
  const account = world.ownerOf(intent.id);
  const applicationFee = charge.application_fee_amount ?? 0;
  if (charge.balance_transaction === null) bookCharge(world, charge);
  Object.assign(charge, {
    amount_captured: charge.amount,
    captured: true,
    paid: true,
    status: 'succeeded',
  });
  if (applicationFee > 0) {
    const taken = world.create<Fee>('application_fee', 'fee', null, {
      account,
      amount: applicationFee,
      amount_refunded: 0,
      application: 'ca_double',
      charge: charge.id,
      currency: charge.currency,
      refunds: { object: 'list', data: [], has_more: false, url: '/v1/application_fees/refunds' },
    });
    charge.application_fee = taken.id;
  }
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null });
  world.event('charge.succeeded', charge);
  world.event('payment_intent.succeeded', intent);
}

/** The charge exists before the debit succeeds. A failure reverts it. */
function bookCharge(world: World, charge: Charge, sign: 1 | -1 = 1): void {
  const type = isCard(charge) ? 'charge' : sign === 1 ? 'payment' : 'payment_failure_refund';
  const { id: source, amount, currency, application_fee_amount } = charge;
  const fees = { fee: sign * feeOf(charge), applicationFee: sign * (application_fee_amount ?? 0) };
  const settles = isCard(charge) ? 0 : SETTLES_DAYS;
  const booked = book(world, world.ownerOf(source), {
    type,
    category: 'charge',
    source,
    amount: sign * amount,
    currency,
    ...fees,
    settles,
  });
  if (sign === 1) charge.balance_transaction = booked.id;
}

function fail(world: World, intent: Intent, charge: Charge, decline: string): void {
  const code = decline === 'authentication_required' ? 'authentication_required' : 'card_declined';
  const message = 'Your card was declined.';
  if (charge.balance_transaction !== null) bookCharge(world, charge, -1);
  Object.assign(charge, { status: 'failed', failure_code: code, failure_message: message });
  intent.status = 'requires_payment_method';
  intent.last_payment_error = { type: 'card_error', code, decline_code: decline, message };
  world.event('charge.failed', charge);
  world.event('payment_intent.payment_failed', intent);
}

/** Stripe's usual fees in Europe: 1.5 % and 25 minor units for a card, 35 for a bank debit. */
const feeOf = (charge: Charge): number => (isCard(charge) ? Math.round(charge.amount * 0.015) + 25 : 35);

const isCard = (charge: Charge): boolean => (charge['payment_method_details'] as { type: string }).type === 'card';

export interface RefundInput {
  readonly charge?: string;
  readonly payment_intent?: string;
  readonly amount?: number;
  readonly refund_application_fee?: boolean;
  readonly metadata?: object;
  readonly reason?: string;
}

export function refund(world: World, account: string, input: RefundInput): Refund {
  const intent = world.get<Intent>('payment_intent', input.payment_intent ?? '', account, 'payment_intent');
  const charge = world.find(intent.latest_charge ?? '') as Charge | undefined;
  if (charge?.status !== 'succeeded')
    throw new StripeError(400, {
      param: 'payment_intent',
      message: 'This PaymentIntent does not have a successful charge to refund.',
    });
  if (isHeldByBank(world, charge))
    throw new StripeError(400, {
      code: 'charge_disputed',
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    });
  const rest = charge.amount - charge.amount_refunded;
  const amount = input.amount ?? rest;
  if (rest === 0)
    throw new StripeError(400, { code: 'charge_already_refunded', message: `Charge ${charge.id} has already been refunded.` });
  if (amount > rest || amount < 1)
    throw new StripeError(400, {
      param: 'amount',
      message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
    });
  const isOfCard = isCard(charge);
  const made = world.create<Refund>('refund', 're', account, {
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: intent.id,
    payment_method: charge['payment_method'],
    destination_details: { type: isOfCard ? 'card' : 'sepa_debit' },
    metadata: input.metadata ?? {},
    reason: input.reason ?? null,
    status: isOfCard ? 'succeeded' : 'pending',
  });
  if (!isOfCard) world.hidden.settling[made.id] = { at: world.now() + days(SETTLES_DAYS), succeeds: true };
  const feeBack = input.refund_application_fee === true ? refundFee(world, charge, amount) : 0;
  const booked = book(world, account, {
    type: isOfCard ? 'refund' : 'payment_refund',
    category: 'refund',
    source: made.id,
    amount: -amount,
    currency: charge.currency,
    applicationFee: -feeBack,
  });
  made.balance_transaction = booked.id;
  changeRefunded(charge, amount);
  world.event('refund.created', made);
  world.event('charge.refunded', charge);
  return made;
}

function refundFee(world: World, charge: Charge, amount: number): number {
  if (charge.application_fee === null)
    throw new StripeError(400, {
      message: `Attempting to refund_application_fee on charge ${charge.id}, but it has no application fee`,
    });
  const fee = world.find(charge.application_fee) as Fee;
  const before = fee.amount_refunded;
  fee.amount_refunded = Math.min(fee.amount, before + Math.round((fee.amount * amount) / charge.amount));
  fee.refunded = fee.amount_refunded === fee.amount;
  return fee.amount_refunded - before;
}

function changeRefunded(charge: Charge, by: number): void {
  charge.amount_refunded += by;
  charge.refunded = charge.amount_refunded === charge.amount;
}

export function endRefund(world: World, made: Refund, status: 'succeeded' | 'failed'): void {
  delete world.hidden.settling[made.id];
  made.status = status;
  if (status === 'failed') {
    made['failure_reason'] = 'lost_or_stolen_card';
    changeRefunded(world.find(made.charge) as Charge, -made.amount);
    const { id: source, amount, currency } = made;
    const booked = book(world, world.ownerOf(source), { type: 'refund_failure', source, amount, currency });
    made['failure_balance_transaction'] = booked.id;
  }
  world.event(status === 'failed' ? 'refund.failed' : 'refund.updated', made);
}
