import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, type CardClub, openCardClub } from '../../test/card-club.ts';
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

async function paid() {
  const { orderId, session } = await buyer.ordered(buyer.credits);
  await shop.stripe.pay(session, testCards.works);
  const { payment_intent: payment } = await shop.object<{ payment_intent: string }>(session);
  return { orderId, payment };
}
const books = async () => (await buyer.transactions()).map(({ Type, Amount, RefundState }) => [Type, Amount, RefundState]);

describe("a refund in the provider's dashboard before its purchase is recorded", () => {
  it('is recorded together with the purchase', async () => {
    const { orderId, payment } = await paid();
    await shop.stripe.control('refund', { payment, amount: 1_000 });
    const messages = await shop.stripe.take();
    const refund = messages.find(({ body }) => body.includes('"refund.created"'));
    const headers = { 'content-type': 'application/json', 'stripe-signature': refund?.signature };
    await shop.server.app.inject({ method: 'POST', url: '/doors/stripe', headers, payload: refund?.body ?? '' });
    await shop.server.runDueJobs();
    expect(await books()).toEqual([]);
    await buyer.check(orderId);
    await shop.server.runDueJobs();
    expect(await books()).toEqual([
      ['Purchase', 2_500, null],
      ['Refund', 1_000, 'Done'],
    ]);
  });
});

describe('the fee of the provider', () => {
  const fee = async () => (await buyer.transactions()).map(({ ProviderFee }) => ProviderFee);
  const change = (fields: object) =>
    shop.server.db.updateTable('transactions').set(fields).where('UserId', '=', buyer.id).execute();

  it('is read right after the purchase was recorded', async () => {
    const { orderId } = await paid();
    await buyer.check(orderId);
    await change({ ProviderFee: null });
    await shop.server.runDueJobs();
    expect(await fee()).toEqual([63]);
  });

  it('is read hourly until it is known', async () => {
    const { orderId } = await paid();
    await buyer.check(orderId);
    await shop.server.runDueJobs();
    await change({ ProviderFee: null });
    await shop.server.paymentDetails.queueWithoutFee();
    await shop.server.runDueJobs();
    expect(await fee()).toEqual([null]);
    await change({ At: new Date(Date.now() - 2 * 3_600_000) });
    await shop.server.paymentDetails.queueWithoutFee();
    await shop.server.runDueJobs();
    expect(await fee()).toEqual([63]);
  });
});
