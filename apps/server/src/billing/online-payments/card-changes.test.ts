import {
  applyOwnCard,
  cancelOwnSubscription,
  changeOwnCard,
} from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, type CardClub, openCardClub } from '../../test/card-club.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { testCards } from '../../test/stripe.ts';

let shop: CardClub;
let buyer: Buyer;

beforeAll(async () => {
  shop = await openCardClub();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.aBuyer();
});

async function subscribed() {
  const { session } = await buyer.ordered(buyer.subscription({ SubscriptionPlanId: shop.plan }));
  await shop.stripe.pay(session, testCards.works);
  await shop.settle();
  const [row] = await buyer.held();
  return row ?? expect.fail('nothing was assigned');
}
const only = async () => (await buyer.held())[0] ?? expect.fail('nothing is held');
const charges = async (fails: boolean) => shop.stripe.control('cards/fail', { customer: await buyer.customer(), fails });
const amounts = async () => (await buyer.transactions()).map(({ Type, Amount }) => [Type, Amount]);
const params = (userSubscriptionId: number) => ({ id: buyer.id, userSubscriptionId });

async function cardPage(id: number): Promise<string> {
  const { result } = await shop.server.call(changeOwnCard, { params: params(id), token: buyer.token });
  return result.Url.split('/').at(-1) ?? '';
}
const returned = (id: number) => shop.server.call(applyOwnCard, { params: params(id), token: buyer.token });

describe('another card for a subscription', () => {
  it.each(oneIn(2, [32, 72]))('pays the failed invoice at once (after %i days)', { tags: ['examples'] }, async (days) => {
    const { UserSubscriptionId: id } = await subscribed();
    await charges(true);
    await shop.stripe.advance(days);
    await shop.settle();
    expect((await only()).PaymentStatus).toBe(days === 32 ? 'RetryingPayment' : 'PaymentFailed');
    await charges(false);
    await shop.stripe.pay(await cardPage(id), testCards.other);
    await shop.settle();
    expect(await only()).toMatchObject({ PaymentStatus: null, State: 'Active', ExtStatus: 'active' });
    expect(await amounts()).toEqual([
      ['Purchase', 4_990],
      ['Purchase', 4_990],
    ]);
  });

  it('is stored although it is declined, and the subscription shows a failed payment', { tags: ['atLength'] }, async () => {
    const { UserSubscriptionId: id } = await subscribed();
    await charges(true);
    await shop.stripe.advance(32);
    await shop.settle();
    await shop.stripe.pay(await cardPage(id), testCards.other);
    const answer = await returned(id);
    expect(answer).toMatchObject({ status: 200, result: { PaymentStatus: 'RetryingPayment', Taken: 0 } });
    const { default_payment_method: means } = await shop.object<{ default_payment_method: string }>(
      (await only()).ExtSubscriptionId,
    );
    expect(await shop.object(means)).toMatchObject({ card: { last4: '4444' } });
  });

  it('pays when the member returns from the provider, and only once', async () => {
    const { UserSubscriptionId: id } = await subscribed();
    await charges(true);
    await shop.stripe.advance(32);
    await shop.settle();
    await charges(false);
    await shop.stripe.pay(await cardPage(id), testCards.other);
    const applied = { PaymentStatus: null, State: 'Active', Taken: 4_990 };
    expect((await returned(id)).result).toMatchObject(applied);
    expect((await returned(id)).result).toMatchObject(applied);
    await shop.settle();
    expect(await amounts()).toHaveLength(2);
  });

  it('changes nothing after the subscription has ended, and its webhook counts as handled', { tags: ['atLength'] }, async () => {
    const { UserSubscriptionId: id } = await subscribed();
    const page = await cardPage(id);
    const ending = { params: params(id), body: { AtPeriodEnd: false }, token: buyer.token };
    await shop.server.call(cancelOwnSubscription, ending);
    await shop.stripe.pay(page, testCards.other);
    await shop.settle();
    const waiting = shop.server.db.selectFrom('payment_events').select('ExtEventId').where('HandledAt', 'is', null);
    expect(await waiting.execute()).toEqual([]);
    expect(await only()).toMatchObject({ State: 'Canceled', PaymentMeans: 'Visa 4242' });
  });

  it('is applied by the sweep when its webhook was lost', { tags: ['atLength'] }, async () => {
    const { UserSubscriptionId: id, ExtSubscriptionId } = await subscribed();
    await shop.stripe.pay(await cardPage(id), testCards.other);
    await shop.stripe.take();
    await shop.server.paymentJobs?.sweep();
    await shop.server.runDueJobs();
    const { default_payment_method: means } = await shop.object<{ default_payment_method: string }>(ExtSubscriptionId);
    expect(await shop.object(means)).toMatchObject({ card: { last4: '4444' } });
  });

  it('is not replaced by a late webhook of an older page', { tags: ['atLength'] }, async () => {
    const { UserSubscriptionId: id, ExtSubscriptionId } = await subscribed();
    await shop.stripe.pay(await cardPage(id), testCards.works);
    expect((await returned(id)).result).toMatchObject({ Taken: 0 });
    await shop.stripe.pay(await cardPage(id), testCards.other);
    await returned(id);
    await shop.stripe.control('webhooks', { mode: 'reverse' });
    await shop.settle();
    await shop.stripe.control('webhooks', { mode: 'hold' });
    const { default_payment_method: means } = await shop.object<{ default_payment_method: string }>(ExtSubscriptionId);
    expect(await shop.object(means)).toMatchObject({ card: { last4: '4444' } });
  });

  it('is removed after its page has expired', { tags: ['atLength'] }, async () => {
    const { UserSubscriptionId: id } = await subscribed();
    await cardPage(id);
    const open = () =>
      shop.server.db
        .selectFrom('payment_card_changes')
        .select('ExtCheckoutId')
        .where('UserSubscriptionId', '=', id)
        .where('DoneAt', 'is', null)
        .execute();
    await shop.server.paymentJobs?.sweep();
    await shop.server.runDueJobs();
    expect(await open()).toHaveLength(1);
    const CreatedAt = new Date(Date.now() - 26 * 3_600_000);
    await shop.server.db.updateTable('payment_card_changes').set({ CreatedAt }).where('UserSubscriptionId', '=', id).execute();
    await shop.server.paymentJobs?.sweep();
    await shop.server.runDueJobs();
    expect(await open()).toEqual([]);
  });
});
