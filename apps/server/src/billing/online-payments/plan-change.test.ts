import * as calls from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, type CardClub, openCardClub } from '../../test/card-club.ts';
import { testCards } from '../../test/stripe.ts';

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

describe('the end of a replaced plan', () => {
  it('is set again when it is withdrawn at the provider', async () => {
    await replace();
    await shop.settle();
    const before = await row();
    expect(before).toMatchObject({ PaymentStatus: 'CanceledAtPeriodEnd' });
    const { payments } = shop.house.comparing ?? expect.fail('nothing is configured');
    await payments.changeSubscription(shop.account, before.ExtSubscriptionId ?? '', { kind: 'keep' });
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: false });
    const seen = (await buyer.events('UserSubscriptionUpdate')).length;
    await shop.settle();
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: true });
    expect(await row()).toEqual({ ...before, ReadNumber: expect.any(Number) });
    expect(await buyer.events('UserSubscriptionUpdate')).toHaveLength(seen);
  });
});
