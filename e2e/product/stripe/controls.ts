import { makeAvailable } from './balance.ts';
import { cards, createMeans, isKnown, plainNumber } from './cards.ts';
import { advance, catchUp } from './clock.ts';
import { changeDispute, openDispute } from './disputes.ts';
import { type FaultName, type Faults, faultNames } from './faults.ts';
import type { Delivery, Messages } from './messages.ts';
import type { Account, Dispute, Refund, Resource, Session } from './objects.ts';
import { attempt, createIntent, endRefund, refund } from './payments.ts';
import { declined, enter } from './sessions.ts';
import { days, StripeError, type World } from './world.ts';

interface Parts {
  readonly world: World;
  readonly messages: Messages;
  readonly faults: Faults;
}
type Input = Readonly<Record<string, unknown>>;
type Control = (parts: Parts, input: Input) => unknown;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Controls of the simulation for events outside the product: time, banks, dashboard, network. */
export const controls: Readonly<Record<string, Control>> = {
  'clock/advance': ({ world }, { days: count, to, account }) => {
    advance(
      world,
      typeof to === 'number' ? to : world.now() + days(Number(count)),
      account === undefined ? account : text(account),
    );
    return { now: world.now() };
  },
  'cards/fail': ({ world }, { customer, fails }) => {
    const others = world.hidden.failing.filter((one) => one !== customer);
    world.hidden.failing = fails === false ? others : [...others, text(customer)];
    return {};
  },
  'cards/decline': ({ world }, { means }) => {
    world.hidden.numbers[text(means)] = '4000000000000002';
    return {};
  },
  webhooks: ({ messages }, { mode }) => {
    messages.setMode(text(mode) as Delivery);
    return {};
  },
  'webhooks/flush': async ({ messages }) => {
    await messages.flush();
    return {};
  },
  'webhooks/take': ({ messages }) => ({ messages: messages.take() }),
  faults: ({ faults }, { next }) => {
    const names = Array.isArray(next) ? next.filter((name): name is FaultName => faultNames.includes(name as FaultName)) : [];
    faults.set(names);
    return { next: names };
  },
  /** `bank` confirms or refuses the payment if a confirmation is required. */
  pay: ({ world }, { session: id, number, bank = 'confirms', stores = false }) => {
    const session = world.find(text(id)) as Session | undefined;
    const entered = plainNumber(text(number));
    if (session?.object !== 'checkout.session' || session.status !== 'open' || !isKnown(entered))
      throw new StripeError(400, { message: 'There is no such open page, or no such card' });
    if (cards[entered]?.result !== 'asks' || bank === 'confirms')
      return { entered: enter(world, session, entered, { confirmed: true, stores: stores === true }) };
    return { entered: declined(world, session, world.ownerOf(session.id) ?? '', entered) };
  },
  payout: ({ world }) => {
    const before = world.all('payout').length;
    makeAvailable(world);
    catchUp(world);
    return { count: world.all('payout').length - before };
  },
  /** Creates a charge as Stripe's dashboard does, without a page of Stripe. */
  charge: ({ world }, { account, amount, fee }) => {
    const owner = text(account);
    const customer = world.create('customer', 'cus', owner, { metadata: {} });
    const means = createMeans(world, owner, customer.id, '4242424242424242');
    const paying = { currency: 'eur', customer: customer.id, description: null, metadata: {} };
    const intent = createIntent(world, owner, { ...paying, amount: Number(amount), fee: typeof fee === 'number' ? fee : null });
    attempt(world, intent, means, true);
    return intent;
  },
  refund: ({ world }, { payment, amount }) =>
    refund(world, world.ownerOf(text(payment)) ?? '', {
      payment_intent: text(payment),
      ...(typeof amount === 'number' && { amount }),
    }),
  'refund/end': ({ world }, { refund: id, status }) => {
    endRefund(world, world.find(text(id)) as Refund, status === 'failed' ? 'failed' : 'succeeded');
    return world.find(text(id));
  },
  dispute: ({ world }, { payment, amount, reason, inquiry }) =>
    openDispute(world, {
      payment: text(payment),
      amount: typeof amount === 'number' ? amount : undefined,
      reason: typeof reason === 'string' ? reason : undefined,
      inquiry: inquiry === true,
    }),
  'dispute/close': ({ world }, { dispute, status }) =>
    changeDispute(world, world.find(text(dispute)) as Dispute, text(status) as Dispute['status']),
  /** Changes a session, because at Stripe a session may be older than its payment. */
  session: ({ world }, { session: id, ...fields }) => Object.assign(world.find(text(id)) ?? {}, fields),
  account: ({ world }, { account: id, requirements, ...fields }) => {
    const account = world.find(text(id)) as Account;
    setUp(account);
    Object.assign(account, fields);
    Object.assign(account.requirements, requirements);
    world.event('account.updated', account);
    return account;
  },
  'account/remove': ({ world }, { account }) => {
    const application = { id: 'ca_double', object: 'application', created: world.now(), name: 'The platform' };
    world.event('account.application.deauthorized', application, { account: text(account) });
    world.disconnect(text(account));
    return {};
  },
  'account/connect': ({ world }, { account }) => {
    const found = world.connect(text(account));
    if (found !== undefined) world.event('account.updated', found);
    return found ?? {};
  },
  object: ({ world }, { id }) => world.find(text(id)) ?? null,
  'object/remove': ({ world }, { id }) => {
    world.remove(text(id));
    return {};
  },
  message: ({ world }, { type, id, account, object, livemode }) => {
    const about = world.find(text(id)) ?? ({ object: text(object) } as unknown as Resource);
    world.event(text(type), about, { account: text(account), ...(livemode === true && { livemode }) });
    return {};
  },
  objects: ({ world }, { type }) => world.all(text(type)),
};

const noneDue = { currently_due: [], past_due: [], eventually_due: [], pending_verification: [], disabled_reason: null };

export function setUp(account: Account, missing: readonly string[] = []): void {
  const isComplete = missing.length === 0;
  Object.assign(account, { details_submitted: true, charges_enabled: true, payouts_enabled: isComplete });
  account['capabilities'] = {
    card_payments: 'active',
    transfers: isComplete ? 'active' : 'pending',
    sepa_debit_payments: 'active',
  };
  Object.assign(account.requirements, noneDue, { currently_due: [...missing], eventually_due: [...missing] });
}
