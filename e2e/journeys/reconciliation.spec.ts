import { listPaymentDifferences } from '@clubpulse/contract/billing/reconciliation/reconciliation.calls';
import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { createCardClub, subscriptionOrder } from '../people/card-club.ts';
import { dayFromNow, lastDays } from '../people/days.ts';
import { demoPeople } from '../people/demo.ts';
import { journey } from '../people/stage.ts';
import { control } from '../product/payments.ts';

const TYPE = 'Open gym';
const PRICE = 7_900;
const PART = 2_000;
const UNKNOWN = 5_900;

journey(
  'a manager refunds a part of a card payment, and records a payment of the provider that is missing in the product',
  [
    { device: 'desktop', language: 'en', theme: 'light' },
    { device: 'desktop', language: 'es', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    const club = await createCardClub('Ledger');
    const { ClubId, call, account } = club;
    await club.employ(demoPeople.manager, 'Manager');
    const member = await club.member('Nora');
    const order = await club.buy(member, subscriptionOrder(await club.type(TYPE, PRICE)));
    expect(order.State).toBe('Paid');
    const period = { Begin: `${dayFromNow(-30)}T00:00:00Z`, End: `${dayFromNow(1)}T00:00:00Z` };
    const books = async () => {
      const { data } = await call(listTransactions, { params: { id: ClubId }, query: period });
      return data
        .map(({ Type, Amount, RefundState }) => [Type, Amount, RefundState])
        .sort((one, other) => one.join().localeCompare(other.join()));
    };

    const manager = await enter(as, { email: demoPeople.manager, ClubId });
    const { page, say } = manager;
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    await page.goto(`/#/Transactions?${lastDays(30)}`);
    await main.getByRole('button', { name: say('kit.actionsOf', { name: TYPE }) }).click();
    await page.getByRole('menuitem', { name: say('billing.refundSend') }).click();
    await dialog.getByRole('textbox', { name: say('billing.amount') }).fill(String(PART / 100));
    await auditScreen(manager, 'Transactions, a refund');
    await dialog.getByRole('button', { name: say('billing.refundSend') }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(books).toEqual([
      ['Purchase', PRICE, null],
      ['Refund', PART, 'Done'],
    ]);
    await page.reload();
    await expect(main.getByText(say('billing.refundDone'))).toBeVisible();
    await auditScreen(manager, 'Transactions, refunded');

    await control('charge', { account, amount: UNKNOWN, fee: UNKNOWN / 100 });
    await page.goto('/#/Payouts');
    const section = page.getByRole('region', { name: say('billing.toSettle') });
    await expect(section.getByText(say('billing.nothingToSettle'))).toBeVisible();
    await page.getByRole('button', { name: say('billing.compareNow') }).click();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section.getByRole('listitem')).toContainText(say('billing.diffPaid', { amount: '' }).trim());
    await auditScreen(manager, 'Payouts, a difference');
    await section.getByRole('button', { name: say('billing.diffRecord', { amount: '' }).trim() }).click();
    await dialog.getByRole('combobox', { name: say('billing.diffWhose') }).fill(member.name);
    await page.getByRole('option', { name: member.name }).click();
    await auditScreen(manager, 'Payouts, an act');
    await dialog.getByRole('button', { name: say('billing.diffRecord', { amount: '' }).trim() }).click();
    await expect(section.getByText(say('billing.nothingToSettle'))).toBeVisible();
    await auditScreen(manager, 'Payouts, nothing to settle');
    expect((await call(listPaymentDifferences, { params: { id: ClubId }, query: {} })).data).toEqual([]);
    expect(await books()).toEqual([
      ['Purchase', UNKNOWN, null],
      ['Purchase', PRICE, null],
      ['Refund', PART, 'Done'],
    ]);
  },
);
