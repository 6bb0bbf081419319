import { paymentOrderStates } from '@clubpulse/contract/billing/online-payments/online-payments';
import { languages } from '@clubpulse/contract/scalars';
import { expect } from '@playwright/test';
import { picture } from '../audit/album.ts';
import { auditButtons, auditLineBreaks, auditPhrases, auditScreen } from '../audit/audit.ts';
import { athletesOfCards, officeOfCards, titles } from '../people/card-histories.ts';
import { demoPeople } from '../people/demo.ts';
import { long, test } from '../people/stage.ts';
import type { Visit, Visitor } from '../people/visitor.ts';
import { control } from '../product/payments.ts';

const devices = ['phone', 'tablet', 'desktop'] as const;

/** Each language, in one theme; each device in both. */
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

async function lookAt(looks: Looks, address: string, name = address): Promise<void> {
  const { page } = looks.visitor;
  await page.goto(`/#/${address}`);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await look(looks, name);
}

async function lookAtDialog(looks: Looks, name: string, open: () => Promise<void>): Promise<void> {
  const { page } = looks.visitor;
  const dialog = page.getByRole('dialog');
  await open();
  await expect(dialog, name).toBeVisible();
  await look(looks, name);
  await page.keyboard.press('Escape');
  await expect(dialog, name).toHaveCount(0);
}

for (const device of devices)
  test(`the screens of card payments of an athlete in four languages (${device})`, long, async ({ enter }) => {
    const { member, failing, isNotified, orders, receipt, checkouts, plansAPause } = await athletesOfCards();
    expect(orders.map(({ State }) => State)).toEqual(paymentOrderStates);
    const visitors: Visitor[] = [];
    for (const as of visitsWith(device)) {
      const visitor = await enter(as, { email: member.email });
      visitors.push(visitor);
      const { page, say } = visitor;
      const looks = { visitor, who: 'buyer' };
      await lookAt(looks, 'MySubscriptions/store');
      const card = page.getByRole('article', { name: titles.monthly });
      for (const [name, act] of [
        ['pausing', 'billing.pauseMine'],
        ['changing', 'billing.anotherPlan'],
        ['canceling', 'billing.cancelMine'],
      ] as const)
        await lookAtDialog(looks, `MySubscriptions, ${name}`, () => card.getByRole('button', { name: say(act) }).click());
      for (const address of [...checkouts, `Receipt/${receipt}`]) await lookAt(looks, address);
      for (const { PaymentOrderId, State } of orders)
        await lookAt(looks, `PaymentOrder/${PaymentOrderId}`, `PaymentOrder, ${State}`);
    }
    await isNotified();
    for (const as of visitsWith(device)) {
      const visitor = await enter(as, { email: failing.email });
      for (const address of ['MySubscriptions', 'Notifications', 'Today']) await lookAt({ visitor, who: 'unpaid' }, address);
    }
    await plansAPause();
    for (const visitor of visitors) {
      await visitor.page.reload();
      await lookAt({ visitor, who: 'paused' }, 'MySubscriptions');
    }
  });

for (const device of devices)
  test(`the screens of card payments of a manager in four languages (${device})`, long, async ({ enter }) => {
    const { club, member, failing, Month } = await officeOfCards();
    for (const as of visitsWith(device)) {
      const visitor = await enter(as, { email: demoPeople.manager, ClubId: club.ClubId });
      const { page, say } = visitor;
      const main = page.getByRole('main');
      const looks = { visitor, who: 'manager' };
      const act = async (row: string, item: Parameters<typeof say>[0]) => {
        await main
          .getByRole('button', { name: say('kit.actionsOf', { name: row }) })
          .first()
          .click();
        await page.getByRole('menuitem', { name: say(item) }).click();
      };
      await lookAt(looks, 'Transactions');
      await lookAtDialog(looks, 'Transactions, a refund', () => act(titles.short, 'billing.refundSend'));
      await lookAt(looks, 'PaymentOrders');
      await lookAt(looks, `Payouts?month=${Month}`);
      const section = page.getByRole('region', { name: say('billing.toSettle') });
      const record = say('billing.diffRecord', { amount: '' }).trim();
      await lookAtDialog(looks, 'Payouts, an act', () => section.getByRole('button', { name: record }).first().click());
      await lookAtDialog(looks, 'Payouts, left so', () =>
        section
          .getByRole('button', { name: say('billing.diffDismiss') })
          .first()
          .click(),
      );
      if (device !== 'phone')
        await lookAtDialog(looks, 'Payouts, inside', () =>
          main
            .getByRole('table')
            .getByRole('button', { name: say('billing.payoutInside', { date: '' }).trim() })
            .first()
            .click(),
        );
      await lookAt(looks, 'Disputes');
      for (const at of [0, 1])
        await lookAtDialog(looks, `Disputes, panel ${at === 0 ? 'of the first' : 'of the second'}`, () =>
          main
            .getByRole('button', { name: say('billing.openDispute') })
            .nth(at)
            .click(),
        );
      await lookAt(looks, 'CreditsAndSubscriptions/payments');
      await lookAt(looks, 'RefreshPaymentAccount');
      await lookAt(looks, `EditUser/${failing.UserId}/subscriptions`);
      await lookAt(looks, `EditUser/${member.UserId}/subscriptions`);
      await lookAtDialog(looks, 'EditUser, a link to pay', () => act(titles.owed, 'billing.linkToPay'));
    }
    const missing = ['individual.verification.document', 'external_account'];
    await control('account', { account: club.account, requirements: { currently_due: missing } });
    for (const as of visitsWith(device)) {
      const visitor = await enter(as, { email: demoPeople.manager, ClubId: club.ClubId });
      await lookAt({ visitor, who: 'missing' }, 'RefreshPaymentAccount');
    }
  });
