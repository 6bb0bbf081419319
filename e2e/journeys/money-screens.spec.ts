import { paymentOrderStates } from '@clubpulse/contract/billing/online-payments/online-payments';
import { languages } from '@clubpulse/contract/scalars';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { expect } from '@playwright/test';
import { picture } from '../audit/album.ts';
import { auditButtons, auditLineBreaks, auditPhrases, auditScreen } from '../audit/audit.ts';
import { athletesOfCards, officeOfCards, titles } from '../people/card-histories.ts';
import { lastDays } from '../people/days.ts';
import { demoPeople } from '../people/demo.ts';
import { long, test } from '../people/stage.ts';
import type { Visit, Visitor } from '../people/visitor.ts';
import { control } from '../product/payments.ts';

const devices = ['phone', 'tablet', 'desktop'] as const;

const visitsWith = (device: Visit['device']): Visit[] =>
  languages.map((language, at) => ({ device, language, theme: at % 2 === 0 ? 'light' : 'dark' }));

interface Looks {
  readonly visitor: Visitor;
  readonly who: string;
}

async function look({ visitor, who }: Looks, name: string): Promise<void> {
  await auditScreen(visitor, name);
  await auditLineBreaks(visitor, name);
  await auditPhrases(visitor, name);
  await auditButtons(visitor, name);
  await picture(visitor, who, name);
}

interface Screen {
  readonly address: string;
  readonly shows: string;
  readonly name?: string;
}

async function lookAt(looks: Looks, { address, shows, name = address }: Screen): Promise<void> {
  const { page } = looks.visitor;
  await page.goto(`/#/${address}`);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await expect(page.getByRole('main').getByText(shows.trim()).first(), address).toBeVisible();
  await look(looks, name);
}

async function lookAtDialog(looks: Looks, { name, shows }: Omit<Screen, 'address'>, open: () => Promise<void>): Promise<void> {
  const { page } = looks.visitor;
  const dialog = page.getByRole('dialog');
  await open();
  await expect(dialog.getByText(shows.trim()).first(), name).toBeVisible();
  await look(looks, name ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog, name).toHaveCount(0);
}

type Athletes = Awaited<ReturnType<typeof athletesOfCards>>;

async function lookAsBuyer(looks: Looks, { orders, receipt, checkouts }: Athletes): Promise<void> {
  const { page, say } = looks.visitor;
  const card = page.getByRole('article', { name: titles.monthly });
  const press = (key: PhraseKey) => () => card.getByRole('button', { name: say(key) }).click();
  await lookAt(looks, { address: 'MySubscriptions/store', shows: say('billing.inStore') });
  const pausing = { name: 'MySubscriptions, pausing', shows: say('billing.whatChanges') };
  await lookAtDialog(looks, pausing, press('billing.pauseMine'));
  const changing = { name: 'MySubscriptions, changing', shows: say('billing.whatHappens') };
  await lookAtDialog(looks, changing, press('billing.anotherPlan'));
  const canceling = { name: 'MySubscriptions, canceling', shows: say('billing.cancelWhen') };
  await lookAtDialog(looks, canceling, press('billing.cancelMine'));
  for (const address of checkouts) await lookAt(looks, { address, shows: say('billing.agreeTo') });
  await lookAt(looks, { address: `Receipt/${receipt}`, shows: titles.once });
  for (const { PaymentOrderId, State, Title } of orders)
    await lookAt(looks, { address: `PaymentOrder/${PaymentOrderId}`, shows: Title, name: `PaymentOrder, ${State}` });
}

for (const device of devices)
  test(`the screens for card payments of an athlete pass the audit in four languages (${device})`, long, async ({ enter }) => {
    const athletes = await athletesOfCards();
    const { member, failing, orders } = athletes;
    expect(orders.map(({ State }) => State)).toEqual(paymentOrderStates);
    const visitors: Visitor[] = [];
    for (const as of visitsWith(device)) {
      const visitor = await enter(as, { email: member.email });
      visitors.push(visitor);
      await lookAsBuyer({ visitor, who: 'buyer' }, athletes);
    }
    for (const as of visitsWith(device)) {
      const visitor = await enter(as, { email: failing.email });
      const looks = { visitor, who: 'unpaid' };
      await lookAt(looks, { address: 'MySubscriptions', shows: visitor.say('billing.cardFailedLast') });
      await lookAt(looks, { address: 'Notifications', shows: visitor.say('notifications.title') });
      await lookAt(looks, { address: 'Today', shows: visitor.say('kit.thisWeek') });
    }
    await athletes.plansAPause();
    for (const visitor of visitors) {
      await visitor.page.reload();
      const screen = { address: 'MySubscriptions', shows: visitor.say('billing.pausePlanned') };
      await lookAt({ visitor, who: 'paused' }, screen);
    }
  });

type Office = Awaited<ReturnType<typeof officeOfCards>>;

function actsOn({ page, say }: Visitor) {
  const main = page.getByRole('main');
  return {
    ofRow: (row: string, item: PhraseKey) => async () => {
      await main
        .getByRole('button', { name: say('kit.actionsOf', { name: row }) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: say(item) }).click();
    },
    press:
      (name: string, at = 0) =>
      () =>
        main.getByRole('button', { name: name.trim() }).nth(at).click(),
  };
}

async function lookAsManager(looks: Looks, { member, failing, Month }: Office): Promise<void> {
  const { device, say } = looks.visitor;
  const { ofRow, press } = actsOn(looks.visitor);
  const unknown = say('billing.diffPaid', { amount: '' });
  await lookAt(looks, { address: `Transactions?${lastDays(30)}`, shows: titles.short, name: 'Transactions' });
  const refund = { name: 'Transactions, a refund', shows: say('billing.effectEnd') };
  await lookAtDialog(looks, refund, ofRow(titles.short, 'billing.refundSend'));
  await lookAt(looks, { address: 'PaymentOrders', shows: say('billing.orderStateOpen') });
  await lookAt(looks, { address: `Payouts?month=${Month}`, shows: unknown });
  await lookAtDialog(looks, { name: 'Payouts, an act', shows: unknown }, press(say('billing.diffRecord', { amount: '' })));
  const left = { name: 'Payouts, left so', shows: say('billing.diffDismissText') };
  await lookAtDialog(looks, left, press(say('billing.diffDismiss')));
  const inside = { name: 'Payouts, inside', shows: say('billing.entryPayment') };
  if (device !== 'phone') await lookAtDialog(looks, inside, press(say('billing.payoutInside', { date: '' })));
  await lookAt(looks, { address: 'Disputes', shows: say('billing.disputeLostUndecided') });
  const evidence = say('billing.disputeEvidence');
  await lookAtDialog(
    looks,
    { name: 'Disputes, an open one', shows: say('billing.disputeGoes') },
    press(say('billing.openDispute')),
  );
  await lookAtDialog(looks, { name: 'Disputes, a lost one', shows: evidence }, press(say('billing.openDispute'), 1));
  const active = say('billing.activeTitle');
  await lookAt(looks, { address: 'CreditsAndSubscriptions/payments', shows: active });
  await lookAt(looks, { address: 'RefreshPaymentAccount', shows: active });
  await lookAt(looks, { address: `EditUser/${failing.UserId}/subscriptions`, shows: titles.monthly });
  await lookAt(looks, { address: `EditUser/${member.UserId}/subscriptions`, shows: titles.owed });
  const link = { name: 'EditUser, a link to pay', shows: say('billing.linkUntil', { time: '' }) };
  await lookAtDialog(looks, link, ofRow(titles.owed, 'billing.linkToPay'));
}

for (const device of devices)
  test(`the screens for card payments of a manager pass the audit in four languages (${device})`, long, async ({ enter }) => {
    const office = await officeOfCards();
    const { ClubId, account } = office.club;
    for (const as of visitsWith(device)) {
      const visitor = await enter(as, { email: demoPeople.manager, ClubId });
      await lookAsManager({ visitor, who: 'manager' }, office);
    }
    const missing = ['individual.verification.document', 'external_account'];
    await control('account', { account, requirements: { currently_due: missing } });
    for (const as of visitsWith(device)) {
      const visitor = await enter(as, { email: demoPeople.manager, ClubId });
      const screen = { address: 'RefreshPaymentAccount', shows: visitor.say('billing.missingTitle') };
      await lookAt({ visitor, who: 'missing' }, screen);
    }
  });
