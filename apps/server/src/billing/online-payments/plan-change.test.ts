import * as calls from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outsideTransaction } from '../../platform/database/pool/one-connection.ts';
import { type Buyer, type CardClub, openCardClub } from '../../test/card-club.ts';
import { postponeJobs, queuedJobs } from '../../test/jobs.ts';
import { untilStuck } from '../../test/race/until-stuck.ts';
import { testCards } from '../../test/stripe.ts';
import { lockSubscription, REPLACED_JOB } from '../subscriptions/public.ts';
import { lockPersons } from '../transactions/public.ts';

let shop: CardClub;
let buyer: Buyer;
let other: number;
let held: number;

beforeAll(async () => {
  shop = await openCardClub();
  other = await shop.aPlan({ Name: 'another', Price: 6_990, RecurrenceEvery: 1, RecurrenceUnit: 'Month' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.aBuyer();
  const { session } = await buyer.ordered(buyer.subscription({ SubscriptionPlanId: shop.plan }));
  await shop.stripe.pay(session, testCards.works);
  await shop.settle();
  held = (await buyer.held())[0]?.UserSubscriptionId ?? expect.fail('nothing was assigned');
});

const replaced = () => buyer.ordered(buyer.subscription({ SubscriptionPlanId: other, Replaces: held }));
async function replace(): Promise<number> {
  const { orderId, session } = await replaced();
  await shop.stripe.pay(session, testCards.works);
  return (await buyer.check(orderId)).result.UserSubscriptionId ?? expect.fail('nothing was assigned');
}
const row = async (id = held) =>
  (await buyer.held()).find(({ UserSubscriptionId }) => UserSubscriptionId === id) ?? expect.fail('it is gone');
const atProvider = async (id = held) => shop.object((await row(id)).ExtSubscriptionId);

it('a change of plan is refunded when it is settled after the old plan renewed, and the old plan remains active', async () => {
  const { orderId, session } = await replaced();
  await shop.stripe.pay(session, testCards.works);
  await shop.stripe.advance(40);
  await shop.stripe.take();
  expect((await buyer.check(orderId)).result).toMatchObject({ State: 'Returned', Reason: 'PlanNotChangeable' });
  await shop.settle();
  expect(await buyer.held()).toMatchObject([{ UserSubscriptionId: held, State: 'Active', ScheduledEnd: null }]);
  expect(await atProvider()).toMatchObject({ status: 'active', cancel_at_period_end: false });
  const rows = (await buyer.transactions()).map(({ Type, Amount, RefundState }) => [Type, Amount, RefundState]);
  expect(rows).toEqual([
    ['Purchase', 4_990, null],
    ['Purchase', 4_990, null],
    ['Purchase', 6_990, null],
    ['Refund', 6_990, 'Done'],
  ]);
});

it('a change of plan waits for a refund to the same member before it locks the old plan', { tags: ['atLength'] }, async () => {
  const { orderId, session } = await replaced();
  await shop.stripe.pay(session, testCards.works);
  const { db } = shop.server;
  const { settled } = await db.transaction().execute(async (trx) => {
    await lockPersons(trx, [buyer.id]);
    const waiting = outsideTransaction(() => buyer.check(orderId));
    await untilStuck(db, [waiting]);
    expect(await lockSubscription(trx, held)).toMatchObject({ UserSubscriptionId: held });
    return { settled: waiting };
  });
  expect((await settled).result).toMatchObject({ State: 'Paid' });
});

describe('the end of a replaced plan', () => {
  it('remains when the new plan is canceled before the old plan is ended at the provider', { tags: ['atLength'] }, async () => {
    const next = await replace();
    const before = await row();
    await shop.stripe.control('faults', { next: ['400', '400', '400'] });
    await shop.server.runDueJobs();
    await shop.stripe.control('faults', { next: [] });
    await postponeJobs(shop.server.db);
    const params = { id: buyer.id, userSubscriptionId: next };
    await shop.server.call(calls.cancelOwnSubscription, { params, body: { AtPeriodEnd: false }, token: buyer.token });
    const message = { type: 'customer.subscription.updated', id: before.ExtSubscriptionId, account: shop.account };
    await shop.stripe.control('message', message);
    await shop.settle();
    expect(await row()).toMatchObject({ ScheduledEnd: before.ScheduledEnd, PaymentStatus: 'CanceledAtPeriodEnd' });
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: true });
  });

  it('is read from the provider when the old plan was canceled at the provider before the job that ends it ran', {
    tags: ['atLength'],
  }, async () => {
    await replace();
    const { payments } = shop.server.comparing ?? expect.fail('nothing is configured');
    await payments.changeSubscription(shop.account, (await row()).ExtSubscriptionId ?? '', { kind: 'cancelNow' });
    await shop.stripe.take();
    await shop.server.runDueJobs();
    expect(await row()).toMatchObject({ State: 'Canceled' });
    expect(await queuedJobs(shop.server.db, REPLACED_JOB)).toEqual([]);
  });

  it('can be withdrawn when the new plan ends before it starts', async () => {
    const next = await replace();
    await shop.settle();
    const { token } = buyer;
    const params = (userSubscriptionId: number) => ({ id: buyer.id, userSubscriptionId });
    await shop.server.call(calls.cancelOwnSubscription, { params: params(next), body: { AtPeriodEnd: true }, token });
    expect(await row(next)).toMatchObject({ State: 'NotStarted', PaymentStatus: 'CanceledAtPeriodEnd' });
    expect((await shop.server.call(calls.keepOwnSubscription, { params: params(held), token })).status).toBe(200);
    expect(await row()).toMatchObject({ State: 'Active', ScheduledEnd: null });
    await shop.settle();
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: false });
  });

  it('is restored when it is withdrawn at the provider', { tags: ['atLength'] }, async () => {
    await replace();
    await shop.settle();
    const before = await row();
    expect(before).toMatchObject({ PaymentStatus: 'CanceledAtPeriodEnd' });
    const { payments } = shop.server.comparing ?? expect.fail('nothing is configured');
    await payments.changeSubscription(shop.account, before.ExtSubscriptionId ?? '', { kind: 'keep' });
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: false });
    const seen = (await buyer.events('UserSubscriptionUpdate')).length;
    await shop.settle();
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: true });
    expect(await row()).toEqual({ ...before, ReadNumber: expect.any(Number) });
    expect(await buyer.events('UserSubscriptionUpdate')).toHaveLength(seen);
  });
});
