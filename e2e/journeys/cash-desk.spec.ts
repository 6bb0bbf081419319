import { listDayCloses } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { createSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import { assignSubscription, paySubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import { createTransaction, updateTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { callerFor } from '../people/calls.ts';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub } from '../people/own-club.ts';
import { journey } from '../people/stage.ts';

/** Places of the notes of 50, 10 and 5 among the values of the euro, largest first. */
const NOTES = { fifty: 3, ten: 5, five: 6 } as const;
const FLOAT = '150';
const MAT = 'Yoga mat';

journey(
  'the front desk closes a day with a difference, and counts a later correction in the next close',
  [
    { device: 'desktop', language: 'en', theme: 'light' },
    { device: 'phone', language: 'it', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    const club = await createOwnClub('Drawer');
    const { ClubId: id, call } = club;
    await club.employ(demoPeople.manager, 'Manager');
    await club.employ(demoPeople.trainer, 'FrontDesk');
    const { UserId } = await club.member('Olga');
    const limits = { DurationDays: 30, MaxActivities: null, MaxWeeklyBookings: null, MaxMonthlyBookings: null };
    const { ClassSubscriptionId } = await call(createSubscriptionType, {
      body: { ClubId: id, Name: 'Open monthly', Type: 'Open', Price: 12_000, Currency: 'EUR', Purchasable: true, ...limits },
    });
    const [sell, manage] = await Promise.all([callerFor(demoPeople.trainer), callerFor(demoPeople.manager)]);
    const sold = (Method: TransactionMethod, Amount: number) => ({
      Type: 'Purchase' as const,
      Method,
      Amount,
      Currency: 'EUR',
      Description: MAT,
    });
    const record = (Method: TransactionMethod, Amount: number) =>
      manage(createTransaction, { params: { id }, body: sold(Method, Amount) });

    const desk = await enter(as, { email: demoPeople.trainer, ClubId: id });
    const { page, say } = desk;
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const field = (name: string) => main.getByRole('textbox', { name });
    const counted = (method: string) => field(say('billing.deskCountedOf', { method }));
    const close = () => main.getByRole('button', { name: say('billing.deskClose'), exact: true }).click();
    const move = async (way: 'billing.deskMoveIn' | 'billing.deskMoveOut', amount: string, reason: string) => {
      await main.getByRole('button', { name: say('billing.deskMove') }).click();
      await dialog.getByText(say(way), { exact: true }).first().click();
      await dialog.getByRole('textbox', { name: say('billing.amount') }).fill(amount);
      await dialog.getByRole('textbox', { name: say('billing.deskMoveReason') }).fill(reason);
      await dialog.getByRole('button', { name: say(way), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(main.getByRole('region', { name: say('billing.deskMoves') }).getByText(reason)).toBeVisible();
    };

    await page.goto('/#/CashDesk/close');
    await field(say('billing.deskFloat')).fill(FLOAT);
    await main.getByRole('button', { name: say('billing.deskOpenTitle') }).click();
    await expect(counted(say('billing.cash'))).toBeVisible();

    const mat = await record('Cash', 3_000);
    await record('Debit', 4_500);
    await record('WireTransfer', 2_000);
    const { UserSubscriptionId } = await sell(assignSubscription, {
      params: { id, userId: UserId },
      body: { ClassSubscriptionId },
    });
    const part = { Method: 'Cash' as const, Amount: 5_000 };
    const { Subscription } = await sell(paySubscription, { params: { id: UserSubscriptionId }, body: part });
    expect(Subscription.AmountDue).toBe(7_000);
    await page.reload();
    await move('billing.deskMoveIn', '10', 'Coins');
    await move('billing.deskMoveOut', '20', 'Cleaner');

    // 150 + 30 + 50 + 10 − 20 = 220 are expected, 215 are in the drawer.
    await main.getByRole('button', { name: say('billing.deskByCoin') }).click();
    const pieces = dialog.getByRole('textbox');
    await pieces.nth(NOTES.fifty).fill('4');
    await pieces.nth(NOTES.ten).fill('1');
    await pieces.nth(NOTES.five).fill('1');
    await auditScreen(desk, 'CashDesk, by coin');
    await dialog.getByRole('button', { name: say('billing.deskCoinAct', { amount: '' }).trim() }).click();
    await expect(dialog).toHaveCount(0);
    await counted(say('billing.debit')).fill('45');
    await field(say('billing.deskFloatLeft')).fill(FLOAT);
    await main.getByRole('combobox', { name: say('billing.deskKind') }).click();
    await page.getByRole('option', { name: say('billing.deskKind.WrongChange') }).click();
    await field(say('billing.deskReason')).fill('Given twice');
    await auditScreen(desk, 'CashDesk, with a difference');
    await close();
    const year = new Date().getFullYear();
    await expect(page.getByText(say('billing.deskClosed', { number: `${year}/1` }))).toBeVisible();

    const params = { id, transactionId: mat.TransactionId };
    const changed = (fields: object) =>
      manage(updateTransaction, { params, body: { ...sold('Cash', 3_000), RowVersion: mat.RowVersion, ...fields } });
    await expect(changed({ Amount: 2_500 })).rejects.toThrow('DayClosed');
    await changed({ Method: 'Debit' });
    await page.reload();
    const correction = say('billing.deskCorrection', { what: MAT, from: say('billing.cash'), to: say('billing.debit') });
    await expect(main.getByRole('region', { name: say('billing.deskCorrections') }).getByText(correction)).toBeVisible();

    await counted(say('billing.cash')).fill('120');
    await counted(say('billing.debit')).fill('30');
    await field(say('billing.deskFloatLeft')).fill('120');
    await close();
    await expect(page.getByText(say('billing.deskClosed', { number: `${year}/2` }))).toBeVisible();
    const { data } = await sell(listDayCloses, { params: { id } });
    const shown = data.map(({ Number: number, Corrected, Lines }) => ({
      number,
      Corrected,
      Lines: Lines.slice(0, 2).map(({ Expected, Counted, Corrected: later, Reason }) => [Expected, Counted, later, Reason]),
    }));
    expect(shown).toEqual([
      {
        number: 2,
        Corrected: 0,
        Lines: [
          [12_000, 12_000, -3_000, ''],
          [3_000, 3_000, 3_000, ''],
        ],
      },
      {
        number: 1,
        Corrected: 1,
        Lines: [
          [22_000, 21_500, 0, 'Given twice'],
          [4_500, 4_500, 0, ''],
        ],
      },
    ]);
    const first = data.find(({ Number: number }) => number === 1)?.DayCloseId;
    await page.goto(`/#/ClosedDay/${first}`);
    const paper = main.getByRole('article');
    await expect(paper).toContainText('Given twice');
    await expect(paper).toContainText(correction);
    await auditScreen(desk, 'ClosedDay, corrected later');
  },
);
