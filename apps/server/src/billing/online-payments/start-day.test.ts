import { dayIn } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CardClub, openCardClub } from '../../test/card-club.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { testCards } from '../../test/stripe.ts';

let shop: CardClub;

beforeAll(async () => {
  shop = await openCardClub();
});
afterAll(() => shop.stop());

const year = new Date().getUTCFullYear() + 1;
const ActivationDate = `${year}-03-01`;

async function bought(TimeZone: string) {
  await shop.server.db.updateTable('clubs').set({ TimeZone }).where('ClubId', '=', shop.club).execute();
  const buyer = await shop.aBuyer();
  const { session } = await buyer.ordered(buyer.subscription({ SubscriptionPlanId: shop.plan, ActivationDate }));
  await shop.stripe.pay(session, testCards.works);
  await shop.settle();
  return buyer;
}

it.each(oneIn(5, ['Pacific/Auckland', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Pago_Pago', 'Europe/Rome']))(
  'a later start is on the same day in the time zone of the club and in UTC: %s',
  { tags: ['examples'] },
  async (zone) => {
    const [held] = await (await bought(zone)).held();
    const { trial_end } = await shop.object<{ trial_end: number }>(held?.ExtSubscriptionId ?? '');
    const at = new Date(trial_end * 1000);
    expect([dayIn(zone, at), dayIn('UTC', at)]).toEqual([ActivationDate, ActivationDate]);
  },
);

it('a subscription that starts on 1 March renews on 1 April', { tags: ['atLength'] }, async () => {
  const buyer = await bought('Europe/Rome');
  await shop.stripe.advanceTo(new Date(`${year}-03-02T00:00:00Z`));
  await shop.settle();
  expect(await buyer.held()).toMatchObject([{ ActivationDate, RenewsOn: `${year}-04-01` }]);
});
