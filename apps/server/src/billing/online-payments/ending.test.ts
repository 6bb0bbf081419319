import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { deleteClub } from '@clubpulse/contract/clubs/clubs.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearJobs, makeDue, queuedJobs } from '../../test/jobs.ts';
import { eraseUser, leaveClub } from '../../test/leaving.ts';
import { anOnlineClub, type Buyer, type OnlineClub } from '../../test/online-club.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { type Stripe, startStripe, testCards } from '../../test/stripe.ts';
import { createWorld, type World } from '../../test/world.ts';
import { END_AT_PROVIDER_JOB, endAtProvider } from '../subscriptions/public.ts';

let stripe: Stripe;
let server: TestServer;
let world: World;
let club: OnlineClub;
let member: Buyer;
beforeAll(async () => {
  stripe = await startStripe();
  server = await openOwnServer({ ...stripe.settings });
  world = await createWorld(server);
});
beforeEach(async () => {
  club = await anOnlineClub(server, stripe, world);
  member = await club.buyer();
});
afterAll(async () => {
  await server.close();
  await stripe.stop();
});

async function settle(): Promise<void> {
  await stripe.deliver(server);
  await server.runDueJobs();
}
async function subscribed(): Promise<string> {
  const { session } = await member.orders(club.monthly);
  await stripe.pay(session, testCards.works);
  await settle();
  return (await member.held())[0]?.ExtSubscriptionId ?? expect.fail('nothing was assigned');
}
async function deleted(): Promise<void> {
  const query = { Name: club.Name };
  const answer = await server.call(deleteClub, { params: { id: club.id }, query, token: world.tokens.ownerA });
  expect(answer.status).toBe(204);
}
const atProvider = (id: string) => stripe.control<{ status: string } & Record<string, unknown>>('object', { id });
async function refundedOf(session: string): Promise<unknown> {
  const { payment_intent, subscription } = await atProvider(session);
  if (typeof subscription !== 'string') return refunded(String(payment_intent));
  const { latest_invoice } = await atProvider(subscription);
  const { payments } = await atProvider(String(latest_invoice));
  const [first] = (payments as { data: { payment: { payment_intent: string } }[] }).data;
  return refunded(first?.payment.payment_intent ?? '');
}
async function refunded(intent: string): Promise<unknown> {
  const { latest_charge } = await atProvider(intent);
  return (await atProvider(String(latest_charge)))['amount_refunded'];
}

// This test must precede the tests that advance the clock of the provider's double.
describe('a requested refund', () => {
  it('is sent once when the club is deleted before its job runs', async () => {
    const { session } = await member.orders(club.credits);
    await stripe.pay(session, testCards.works);
    await settle();
    const [bought] = await member.transactions();
    const body = { Type: 'Refund', Method: 'Cash', Amount: 900, Currency: 'EUR', LinkedTransactionId: bought?.TransactionId };
    const answer = await server.call(createTransaction, { params: { id: club.id }, body, token: world.tokens.ownerA });
    expect(answer).toMatchObject({ status: 201, result: { RefundState: 'Requested' } });
    await deleted();
    await stripe.control('faults', { next: ['500'] });
    for (let time = 0; time < 2; time += 1) {
      await server.runDueJobs();
      await makeDue(server.db);
    }
    expect(await refundedOf(session)).toBe(900);
    expect(await queuedJobs(server.db)).toEqual([]);
  });
});

describe('the deletion of a club', () => {
  it('cancels its subscriptions and closes its open pages at the provider', async () => {
    const subscription = await subscribed();
    const { session } = await member.orders(club.credits);
    await deleted();
    await server.runDueJobs();
    expect((await atProvider(subscription)).status).toBe('canceled');
    expect((await atProvider(session)).status).toBe('expired');
    await expect(stripe.pay(session, testCards.works)).rejects.toThrow();
  });

  it.each(['credits', 'monthly'] as const)('refunds once a page that was paid meanwhile (%s)', async (what) => {
    const { session } = await member.orders(club[what]);
    await stripe.pay(session, testCards.works);
    await stripe.take();
    await deleted();
    await stripe.control('faults', { next: ['500'] });
    await server.runDueJobs();
    await makeDue(server.db);
    await server.runDueJobs();
    expect(await refundedOf(session)).toBe(what === 'credits' ? 2_500 : 4_990);
    const { subscription } = await atProvider(session);
    if (typeof subscription === 'string') expect((await atProvider(subscription)).status).toBe('canceled');
    expect(await queuedJobs(server.db)).toEqual([]);
  });

  it('refunds a bank debit after the bank has paid it', { tags: ['atLength'] }, async () => {
    const { session } = await member.orders(club.credits);
    await stripe.pay(session, testCards.debit);
    await settle();
    await deleted();
    await server.runDueJobs();
    expect(await refundedOf(session)).toBe(0);
    await stripe.advance(4);
    await makeDue(server.db);
    await server.runDueJobs();
    expect(await refundedOf(session)).toBe(2_500);
  });
});

describe('a member', () => {
  const leaves = {
    leaves: () => leaveClub(server.db, { UserId: member.id, ClubId: club.id }),
    'deletes the account': () => eraseUser(server.db, member.id),
  } as const;
  it.each(Object.entries(leaves))('who %s has no subscription and no open page at the provider any more', async (_how, leave) => {
    const subscription = await subscribed();
    const { orderId, session } = await member.orders(club.credits);
    await leave();
    await server.runDueJobs();
    expect((await atProvider(subscription)).status).toBe('canceled');
    expect((await atProvider(session)).status).toBe('expired');
    expect((await club.order(orderId)).State).toBe('Expired');
  });

  it.each(Object.entries(leaves))(
    'who %s after a payment gets a refund when the order has not been settled',
    async (_how, leave) => {
      const { orderId, session } = await member.orders(club.credits);
      await stripe.pay(session, testCards.works);
      await stripe.take();
      await leave();
      await server.runDueJobs();
      expect((await club.order(orderId)).State).toBe('Returned');
      expect(await refundedOf(session)).toBe(2_500);
    },
  );
});

it('the job that ends a subscription at the provider fails when the club has no account', async () => {
  await clearJobs(server.db);
  await endAtProvider(server.db, [{ ClubId: world.clubA2, ExtSubscriptionId: 'sub_of_no_account' }]);
  await server.runDueJobs();
  expect(await queuedJobs(server.db, END_AT_PROVIDER_JOB)).toMatchObject([
    { attempts: 1, error: expect.stringContaining('sub_of_no_account has no account') },
  ]);
  await clearJobs(server.db);
});
