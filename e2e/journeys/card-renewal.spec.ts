import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listMyTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { createCardClub, enterCard, phrasesOn, testCards } from '../people/card-club.ts';
import { dayFromNow } from '../people/days.ts';
import { publishClass } from '../people/own-club.ts';
import { journey } from '../people/stage.ts';
import { control } from '../product/payments.ts';

const TYPE = 'Open gym';
const PLAN = 'Open gym monthly';
const PRICE = 5_900;
const CLASS = 'Evening yoga';

journey(
  'an athlete buys a renewing plan with a card whose bank requires a confirmation, and keeps a booking when another card pays the failed renewal',
  [
    { device: 'phone', language: 'it', theme: 'light' },
    { device: 'phone', language: 'fr', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    const club = await createCardClub('Harbour');
    const type = await club.type(TYPE, 7_900);
    await club.plan(type, PLAN, PRICE);
    await publishClass(
      club,
      { Kind: 'Single', ScheduleStartDate: dayFromNow(1), SingleStartTime: '18:10', SingleDuration: 45 },
      { Name: CLASS, MaxInSiteParticipants: 4, TrainingType: 'functionalTraining', ClassSubscriptionIds: [type] },
    );
    const member = await club.member('Ambra');
    const { UserId, email, call: own } = member;
    const held = async () => (await own(listMySubscriptions, { params: { id: UserId } }))[0];
    const amounts = async () =>
      (await own(listMyTransactions, { params: { id: UserId }, query: { length: 10 } })).data.map(({ Amount }) => Amount);

    const athlete = await enter(as, { email });
    const { page, say } = athlete;
    const heading = (text: string) => page.getByRole('heading', { name: text.trim() });
    await page.goto('/#/MySubscriptions/store');
    await page.getByRole('link', { name: `${say('kit.label', { label: say('billing.buy') })} ${PLAN}` }).tap();
    await expect(page.getByRole('heading', { level: 1, name: PLAN })).toBeVisible();
    await auditScreen(athlete, 'Checkout');
    await page.getByRole('button', { name: say('billing.goToPayment', { amount: '' }).trim() }).tap();
    await enterCard(page, testCards.asks, 'subscribe');
    const phrases = await phrasesOn(page);
    await page.getByRole('link', { name: phrases.leave }).tap();
    await page.getByRole('link', { name: phrases.back }).tap();
    await expect(heading(say('billing.orderOpen'))).toBeVisible();
    await auditScreen(athlete, 'PaymentOrder, left');
    expect(await held()).toBeUndefined();

    await page.getByRole('button', { name: say('billing.goOnPaying') }).tap();
    await enterCard(page, testCards.asks, 'subscribe');
    await page.getByRole('button', { name: phrases.confirm }).tap();
    await expect(heading(say('billing.orderPaid', { amount: '' }))).toBeVisible();
    await auditScreen(athlete, 'PaymentOrder, paid');
    expect(await held()).toMatchObject({ State: 'Active', SubscriptionName: TYPE });

    await page.getByRole('link', { name: say('billing.bookClass') }).tap();
    await page
      .getByRole('list', { name: say('kit.days') })
      .getByRole('button')
      .nth(1)
      .tap();
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: CLASS, exact: true }) });
    await row.getByRole('button', { name: `${say('kit.label', { label: say('booking.book') })} ${CLASS}` }).tap();
    await expect(row).toContainText(say('booking.state.booked'));

    const customer = await club.customerOf(member);
    await control('cards/fail', { customer });
    await club.pass(32);
    await expect.poll(async () => (await held())?.PaymentStatus).toBe('RetryingPayment');
    await control('cards/fail', { customer, fails: false });
    await page.goto('/#/MySubscriptions');
    await page.reload();
    const card = page.getByRole('article', { name: TYPE });
    const [failed = ''] = say('billing.cardFailedAgain', { date: '' }).split('.');
    await expect(card.getByRole('status')).toContainText(failed);
    await auditScreen(athlete, 'MySubscriptions, a failed card');
    await card.getByRole('button', { name: say('billing.changeCard') }).tap();
    await enterCard(page, testCards.other, 'save');
    await expect(card).toContainText(say('billing.nextCharge'));
    await expect(card).toContainText(testCards.other.slice(-4));
    await auditScreen(athlete, 'MySubscriptions, another card');
    expect(await amounts()).toEqual([PRICE, PRICE]);

    await page.goto('/#/MyBookings');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: CLASS })).toBeVisible();
  },
);
