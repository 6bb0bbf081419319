import * as calls from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearJobs, queuedJobs } from '../../test/jobs.ts';
import { anOnlineClub, type Buyer, type OnlineClub } from '../../test/online-club.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { type Stripe, startStripe, testCards } from '../../test/stripe.ts';
import { createWorld, type World } from '../../test/world.ts';
import { takeUnreportedSubscriptions } from '../subscriptions/public.ts';
import { takeOrdersToCheck } from './online-payments.store.ts';
import { ORDER_JOB } from './sweep.service.ts';

const DAY = 24 * 3_600_000;
const lines: string[] = [];
let stripe: Stripe;
let server: TestServer;
let world: World;
let club: OnlineClub;
let member: Buyer;
beforeAll(async () => {
  stripe = await startStripe();
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  server = await openOwnServer({ ...stripe.settings }, { log });
  world = await createWorld(server);
});
beforeEach(async () => {
  await clearJobs(server.db);
  club = await anOnlineClub(server, stripe, world);
  member = await club.buyer();
});
afterAll(async () => {
  await server.close();
  await stripe.stop();
});

async function sweep(): Promise<void> {
  await server.paymentJobs?.sweep();
  await server.runDueJobs();
}
async function settle(): Promise<void> {
  await stripe.deliver(server);
  await server.runDueJobs();
}
async function paid(input: object): Promise<{ orderId: number; session: string }> {
  const order = await member.orders(input);
  await stripe.pay(order.session, testCards.works);
  return order;
}
async function subscribed() {
  await paid(club.monthly);
  await settle();
  return (await member.held())[0] ?? expect.fail('nothing was assigned');
}
const change = (fields: object) =>
  server.db.updateTable('user_subscriptions').set(fields).where('UserId', '=', member.id).execute();
async function renewals(count: number): Promise<void> {
  for (let renewal = 0; renewal < count; renewal += 1) await stripe.advance(32);
  await stripe.take();
}

describe('a subscription whose webhooks were lost', () => {
  it.each(oneIn(2, ['draft', 'open']))(
    'is read while its stored invoice is %s, and each missed renewal is recorded once',
    { tags: ['examples'] },
    async (state) => {
      await subscribed();
      await renewals(2);
      await change({ InvoiceState: state, RenewsOn: '2099-01-01' });
      await sweep();
      const booked = await member.transactions();
      expect(booked.map(({ Amount }) => Amount)).toEqual([4_990, 4_990, 4_990]);
      expect(new Set(booked.map(({ ExtPaymentId }) => ExtPaymentId)).size).toBe(3);
      expect(await member.held()).toMatchObject([{ InvoiceState: 'paid' }]);
      await change({ InvoiceState: state });
      await sweep();
      expect(await member.transactions()).toHaveLength(3);
    },
  );

  it('does not replace a newer read by an older one', { tags: ['atLength'] }, async () => {
    const { ReadNumber, RenewsOn } = await subscribed();
    expect(ReadNumber).toBeGreaterThan(0);
    await renewals(1);
    await change({ InvoiceState: 'open', ReadNumber: 1_000_000 });
    await sweep();
    expect(await member.held()).toMatchObject([{ InvoiceState: 'open', RenewsOn }]);
    await change({ ReadNumber: 0 });
    await sweep();
    const [read] = await member.held();
    expect(read?.InvoiceState).toBe('paid');
    expect(read?.ReadNumber).toBeGreaterThan(ReadNumber);
  });
});

describe('the sweep', () => {
  it('settles all other orders when one fails, which the queue retries later', async () => {
    const broken = await member.orders(club.credits);
    const whole = await paid(club.monthly);
    await stripe.take();
    await stripe.control('object/remove', { id: broken.session });
    for (let turn = 0; turn < 3; turn += 1) await sweep();
    expect((await club.order(whole.orderId)).State).toBe('Paid');
    expect(await queuedJobs(server.db)).toMatchObject([{ task: ORDER_JOB, attempts: 1 }]);
    await server.db.deleteFrom('payment_orders').where('PaymentOrderId', '=', broken.orderId).execute();
  });

  it.each(oneIn(2, ['order', 'subscription']))(
    "detects by one %s that the platform lost access to the club's account",
    { tags: ['examples'] },
    async (what) => {
      if (what === 'order') await member.orders(club.credits);
      else {
        await subscribed();
        await change({ InvoiceState: 'open' });
      }
      await stripe.control('account/remove', { account: club.account });
      await stripe.take();
      await sweep();
      const accounts = server.db.selectFrom('payment_accounts').selectAll().where('ClubId', '=', club.id);
      expect(await accounts.executeTakeFirstOrThrow()).toMatchObject({ State: 'Inactive', InactiveReason: 'AccessRemoved' });
      await sweep();
      expect(await queuedJobs(server.db)).toEqual([]);
    },
  );

  it('reads a limited number of subscriptions per run, least recently checked first', { tags: ['atLength'] }, async () => {
    await server.db.updateTable('user_subscriptions').set({ InvoiceState: 'paid', State: 'Canceled' }).execute();
    const made: unknown[] = [];
    for (member of [member, await club.buyer(), await club.buyer()]) {
      made.push((await subscribed()).ExtSubscriptionId);
      await change({ InvoiceState: 'open' });
    }
    const [first, second, third] = made;
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const take = async (minutes: number) =>
      new Set((await takeUnreportedSubscriptions(server.db, at(minutes), 2)).map(({ ExtSubscriptionId }) => ExtSubscriptionId));
    expect(await take(10)).toEqual(new Set([first, second]));
    expect(await take(20)).toEqual(new Set([third, first]));
    expect(await take(30)).toEqual(new Set([second, first]));
  });

  it('reads a limited number of orders per run, least recently checked first', async () => {
    await server.db.updateTable('payment_orders').set({ State: 'Failed', SettledAt: new Date() }).execute();
    const made: number[] = [];
    for (const buyer of [member, await club.buyer(), await club.buyer()]) made.push((await buyer.orders(club.credits)).orderId);
    const [first = 0, second = 0, third = 0] = made;
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const take = async (minutes: number) => new Set(await takeOrdersToCheck(server.db, at(minutes), 2));
    expect(await take(10)).toEqual(new Set([first, second]));
    expect(await take(20)).toEqual(new Set([third, first]));
    expect(await take(30)).toEqual(new Set([second, first]));
  });

  it('gives up a webhook after three days, and stores and logs the reason once', { tags: ['atLength'] }, async () => {
    const { ExtSubscriptionId } = await subscribed();
    const event = { ExtEventId: `evt_${member.id}`, ExtAccountId: club.account, Type: 'customer.subscription.updated' };
    const about = { ObjectType: 'subscription', ExtObjectId: ExtSubscriptionId ?? '' };
    const ReceivedAt = new Date(Date.now() - 4 * DAY);
    await server.db
      .insertInto('payment_events')
      .values({ ...event, ...about, ReceivedAt })
      .execute();
    for (let turn = 0; turn < 2; turn += 1) {
      await stripe.control('faults', { next: ['400'] });
      await sweep();
    }
    await stripe.control('faults', { next: [] });
    const stored = server.db.selectFrom('payment_events').selectAll().where('ExtEventId', '=', event.ExtEventId);
    expect(await stored.executeTakeFirstOrThrow()).toMatchObject({ HandledAt: null, Error: 'A planted error 400' });
    expect(lines.filter((line) => line.includes(event.ExtEventId))).toHaveLength(1);
  });
});

describe('a webhook of the provider', () => {
  const events = () =>
    server.db
      .selectFrom('payment_events')
      .select(['Type', 'HandledAt', 'Error'])
      .where('ExtAccountId', '=', club.account)
      .where('ReceivedAt', '>', new Date(Date.now() - DAY))
      .orderBy('ReceivedAt')
      .execute();
  const send = async (message: object) => {
    await stripe.take();
    await server.db.deleteFrom('payment_events').execute();
    await stripe.control('message', { account: club.account, ...message });
    expect(await stripe.deliver(server)).toEqual([200]);
    await server.runDueJobs();
  };

  it('is ignored when it is of the other mode (test or live)', async () => {
    await send({ type: 'account.updated', id: club.account, livemode: true });
    expect(await events()).toEqual([]);
  });

  it('is ignored when its object has no id', async () => {
    await send({ type: 'invoice.upcoming', object: 'invoice' });
    expect(await events()).toEqual([]);
  });

  it.each(oneIn(4, ['subscription', 'invoice', 'refund', 'checkout.session']))(
    'counts as handled when its %s does not exist any more',
    { tags: ['examples'] },
    async (object) => {
      const made = await subscribed();
      const id = made.ExtSubscriptionId ?? '';
      const about = await stripe.control<{ latest_invoice: string }>('object', { id });
      await stripe.take();
      await server.db.deleteFrom('payment_events').execute();
      const messages = { subscription: id, invoice: about.latest_invoice };
      const named = messages[object as keyof typeof messages];
      const ExtObjectId = named ?? `${object}_gone`;
      await stripe.control('object/remove', { id: ExtObjectId });
      const row = { ExtEventId: `evt_gone_${member.id}`, ExtAccountId: club.account, Type: `${object}.updated` };
      await server.db
        .insertInto('payment_events')
        .values({ ...row, ObjectType: object, ExtObjectId, ReceivedAt: new Date() })
        .execute();
      await server.db
        .updateTable('payment_events')
        .set({ ReceivedAt: new Date(Date.now() - 3_600_000) })
        .execute();
      await sweep();
      expect(await events()).toMatchObject([{ HandledAt: expect.any(Date), Error: null }]);
    },
  );

  it('switches online payments off when it reports that the platform lost access to the account', async () => {
    await subscribed();
    await stripe.take();
    await stripe.control('account/remove', { account: club.account });
    await settle();
    expect((await events()).at(-1)).toMatchObject({ Type: 'account.application.deauthorized', HandledAt: expect.any(Date) });
    const params = { id: member.id, clubId: club.id };
    const order = await server.call(calls.createPaymentOrder, { params, body: club.credits as never, token: member.token });
    expect(order.problem.ErrorType).toBe('OnlinePaymentsOff');
    await change({ InvoiceState: 'open' });
    await sweep();
    expect(await queuedJobs(server.db)).toEqual([]);
  });

  it('counts as handled when the platform has no access to its account, which becomes inactive', {
    tags: ['atLength'],
  }, async () => {
    const { ExtSubscriptionId } = await subscribed();
    await stripe.control('account/remove', { account: club.account });
    await send({ type: 'customer.subscription.updated', id: ExtSubscriptionId });
    expect(await events()).toMatchObject([{ HandledAt: expect.any(Date), Error: null }]);
    const accounts = server.db.selectFrom('payment_accounts').selectAll().where('ClubId', '=', club.id);
    expect(await accounts.executeTakeFirstOrThrow()).toMatchObject({ State: 'Inactive', InactiveReason: 'AccessRemoved' });
  });
});
