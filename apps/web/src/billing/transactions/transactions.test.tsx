import type { Transaction } from '@clubpulse/contract/billing/transactions';
import {
  createTransaction,
  deleteTransaction,
  exportTransactions,
  getBought,
  getTransaction,
  listTransactionChanges,
  listTransactions,
  updateTransaction,
} from '@clubpulse/contract/billing/transactions.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { oneIn } from '../../test/examples.ts';
import { type Answers, answer, respond } from '../../test/network.ts';
import { deskUser, openDesk, startDay } from '../test/desk.tsx';
import { booksWith, reportedWith, transactionWith } from '../test/money.ts';

beforeEach(startDay);

const towel = transactionWith({ TransactionId: 1, Description: 'Towel', Amount: 1200 });
const monthly = transactionWith({ TransactionId: 2, UserSubscriptionId: 31, RefundedAmount: 900 });
const back = transactionWith({
  TransactionId: 3,
  Type: 'Refund',
  Amount: 900,
  Description: 'A week less',
  LinkedTransactionId: 2,
});
const ofMonthly = {
  Subscription: { UserSubscriptionId: 31, SubscriptionName: 'Open monthly', IsOver: false, Owed: 0, Tickets: null },
  Bookings: [{ ClassId: 9, ClassName: 'Lunch Ride', Begin: '2026-11-23T11:30:00Z' }],
};
const open = (answers: Answers = [], path = '/Transactions', rows: Transaction[] = [towel, monthly, back]) =>
  openDesk(path, [
    answer(listTransactions, { id: 1 }, booksWith(rows)),
    answer(getBought, { id: 1, transactionId: 2 }, ofMonthly),
    ...answers,
  ]);
const queryOf = (sent: { method: string; path: string }[]) =>
  new URL(sent.findLast(({ path }) => path.startsWith('/clubs/1/transactions?'))?.path ?? '', 'http://x').searchParams;

async function act(description: string, name: string) {
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: `Actions for ${description}` }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('the list of transactions', () => {
  it('adds up the filtered transactions, by default those of this month', async () => {
    const { sent } = await open();
    await screen.findByText('Towel');
    const figures = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(figures).toEqual(['€62.00', '€71.002', '−€9.001']);
    expect(Object.fromEntries(queryOf(sent))).toMatchObject({ Begin: '2026-10-31T23:00:00Z', End: '2026-11-30T23:00:00Z' });
    const refund = screen.getByRole('row', { name: /A week less/ });
    expect(refund.textContent).toContain('−€9.00');
  });

  it('stores its filters in the URL', async () => {
    const { sent, router } = await open();
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Method All' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Wire transfer' }));
    await user.click(screen.getByRole('button', { name: 'Period This month' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Last month' }));
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-10-01&to=2026-10-31&method=WireTransfer'));
    await waitFor(() => expect(queryOf(sent).get('Method')).toBe('WireTransfer'));
    await user.click(screen.getByRole('button', { name: 'Clear Method' }));
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-10-01&to=2026-10-31'));
    await waitFor(() => expect(queryOf(sent).get('Method')).toBeNull());
  });

  it('reads its filters from the URL', async () => {
    const { sent, router } = await open([], '/Transactions?type=Refund&user=5');
    await screen.findByText('A week less');
    expect(Object.fromEntries(queryOf(sent))).toMatchObject({ Type: 'Refund', UserId: '5' });
    await deskUser().click(screen.getByRole('button', { name: 'Clear Member' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=Refund'));
  });

  it('shows custom days in its chip, and has fields for them', { tags: ['atLength'] }, async () => {
    const { sent, router } = await open([], '/Transactions?from=2026-11-03&to=2026-11-12');
    const user = deskUser();
    const chip = await screen.findByRole('button', { name: /^Period/ });
    expect(chip.textContent).toMatch(/03.*–.*12/);
    expect(screen.getByRole('textbox', { name: 'From' })).toBeTruthy();
    await user.click(chip);
    await user.click(await screen.findByRole('menuitemradio', { name: 'This month' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(queryOf(sent).get('Begin')).toBe('2026-10-31T23:00:00Z'));
    expect(screen.queryByRole('textbox', { name: 'From' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear Period' })).toBeNull();
  });

  it('leaves an invalid range in its fields with the reason, and loads the next valid range', {
    tags: ['atLength'],
  }, async () => {
    const { sent, router } = await open([], '/Transactions?from=2026-11-03&to=2026-11-12');
    const user = deskUser();
    const from = await screen.findByRole('textbox', { name: 'From' });
    const before = sent.length;
    await user.clear(from);
    await user.type(from, '01/02/2026');
    const notified = 'A report covers at most 120 days. For a year, create one for each quarter.';
    expect(await screen.findByText(notified)).toBeTruthy();
    expect(sent.length).toBe(before);
    const to = screen.getByRole('textbox', { name: 'To' });
    await user.clear(to);
    await user.type(to, '28/02/2026');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-02-01&to=2026-02-28'));
    expect(screen.queryByText(notified)).toBeNull();
    await waitFor(() => expect(queryOf(sent).get('End')).toBe('2026-02-28T23:00:00Z'));
  });

  it('shows the server’s sum over the whole filter, and loads more rows on request', async () => {
    const many = Array.from({ length: 120 }, (_, index) => transactionWith({ TransactionId: index + 1, Amount: 100 }));
    const sums = {
      Currency: 'EUR',
      Purchases: 50_000,
      PurchasesAmount: 5_000_000,
      Refunds: 0,
      RefundsAmount: 0,
      Hidden: 0,
      HiddenAmount: 0,
    };
    const { sent, router } = await open([
      answer(listTransactions, { id: 1 }, (_, { query }) => ({
        ...booksWith(many.slice(Number(query['start']), Number(query['start']) + Number(query['length'])), sums),
        recordsTotal: 50_000,
        recordsFiltered: 50_000,
      })),
    ]);
    expect((await screen.findAllByText('€50,000.00')).length).toBe(2);
    expect(screen.getAllByRole('row')).toHaveLength(51);
    expect(Object.fromEntries(queryOf(sent))).toMatchObject({ start: '0', length: '50' });
    await deskUser().click(screen.getByRole('button', { name: 'Show 49950 more' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(101));
    expect(router.state.location.search).toBe('?rows=100');
  });

  it('shows the amount that was still due right after a payment, and its refunds', async () => {
    const partly = transactionWith({ TransactionId: 1, Amount: 3_333, LeftDue: 6_667, RefundedAmount: 3_333 });
    await open([answer(listTransactions, { id: 1 }, booksWith([partly]))]);
    expect(await screen.findByText('€66.67 left after it')).toBeTruthy();
    expect(screen.getByText('€33.33 refunded')).toBeTruthy();
  });

  it('is searched and sorted by the server, with search and order in the URL', async () => {
    const { sent, router } = await open([], '/Transactions?rows=100&type=Refund');
    const user = deskUser();
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'towel');
    await waitFor(() => expect(queryOf(sent).get('globalSearch')).toBe('towel'));
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(queryOf(sent).get('Sort')).toBe('Amount'));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('ascending'));
    expect(router.state.location.search).toBe('?type=Refund&q=towel&sort=Amount');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=Amount'));
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('');
  });

  it('shows the number of transactions that the export leaves out, and the sum of the file', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const stored = { ...towel, TransactionId: 2, Amount: 700, VisibleInExport: false };
    await open([
      answer(listTransactions, { id: 1 }, booksWith([{ ...towel, Amount: 1_500 }, stored])),
      answer(exportTransactions, { id: 1 }, [reportedWith({ ...towel, Amount: 1_500 })]),
    ]);
    const found = '1 row (€7.00) is excluded from the export: the file adds up to €15.00.';
    expect(await screen.findByText(found)).toBeTruthy();
    await deskUser().click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText(new RegExp(`csv. ${found.replace(/[()]/g, '.')}`))).toBeTruthy();
  });

  it('is exported to a file with the filter in its name', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await open([answer(exportTransactions, { id: 1 }, [reportedWith(towel)])], '/Transactions?method=Cash');
    await deskUser().click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('1 row exported')).toBeTruthy();
    expect(saved).toEqual(['transactions_club-1_2026-11-01_2026-11-30_cash.csv']);
  });
});

describe('a transaction', () => {
  it('can be added with an amount, with or without a member', async () => {
    const { sent } = await open([answer(createTransaction, { id: 1 }, () => respond(201, towel))]);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Add transaction' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add transaction' }));
    expect(dialog.getByText('Enter a price.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '12');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Towel');
    const day = dialog.getByRole('textbox', { name: /Date/ });
    await user.clear(day);
    await user.type(day, '21/11/2026');
    await user.click(dialog.getByRole('button', { name: 'Add transaction' }));
    expect(dialog.getByText('The date cannot be in the future.')).toBeTruthy();
    await user.clear(day);
    await user.type(day, '18/11/2026');
    await user.click(dialog.getByRole('button', { name: 'Add transaction' }));
    expect(await screen.findByText('€12.00 recorded')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      UserId: null,
      At: '2026-11-18T11:00:00Z',
      Type: 'Purchase',
      Method: 'Cash',
      Amount: 1200,
      Currency: 'EUR',
      Description: 'Towel',
      LinkedTransactionId: null,
      VisibleInExport: true,
      Note: '',
    });
  });

  it('requires member and note when it is a refund without a purchase', async () => {
    const { sent } = await open([answer(createTransaction, { id: 1 }, () => respond(201, back))]);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Add transaction' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/Without a purchase a refund needs/)).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Refund, money out' }));
    expect(dialog.getByText(/Without a purchase a refund needs/)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '12');
    await user.click(dialog.getByRole('button', { name: 'Add transaction' }));
    expect(dialog.getByText('Enter a reason: a refund without a purchase needs one.')).toBeTruthy();
    expect(dialog.getByText('Fill this in.')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('refunds at most the rest of its purchase', async () => {
    const { sent } = await open([answer(createTransaction, { id: 1 }, () => respond(201, back))]);
    const { user, dialog } = await act('Open monthly €59.00', 'Record refund');
    expect(dialog.getByText('At most €50.00 can be refunded.')).toBeTruthy();
    const amount = dialog.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '50.01');
    await user.click(dialog.getByRole('button', { name: 'Record refund' }));
    expect(dialog.getByText('At most €50.00 of the purchase can be refunded.')).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '50');
    await user.click(dialog.getByRole('button', { name: 'Record refund' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      Type: 'Refund',
      Amount: 5000,
      LinkedTransactionId: 2,
      UserId: 5,
      At: null,
    });
    expect(await screen.findByText('Refund of €9.00 recorded')).toBeTruthy();
  });

  it('refunds an online purchase as it was paid, without a method and a day', async () => {
    const online = transactionWith({ TransactionId: 5, Method: 'Credit', PaymentMode: 'Online', PlatformFee: 59 });
    const requested = { ...back, Method: 'Credit', PaymentMode: 'Online', RefundState: 'Requested' } as const;
    const { sent } = await open([answer(createTransaction, { id: 1 }, () => respond(201, requested))], '/Transactions', [
      online,
      requested,
      { ...requested, TransactionId: 6, RefundState: 'Done', PlatformFee: 9 },
      { ...requested, TransactionId: 7, RefundState: 'Disputed' },
    ]);
    expect(await screen.findByText('Being sent back')).toBeTruthy();
    expect(screen.getByText('Sent back')).toBeTruthy();
    expect(screen.getByText('Taken by the bank after a lost dispute')).toBeTruthy();
    expect(screen.getByText('Online, fee back €0.09')).toBeTruthy();
    const { user, dialog } = await act('Open monthly €59.00', 'Refund online');
    expect(dialog.getByText(/sent to the card or account that paid/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /Method/ })).toBeNull();
    expect(dialog.queryByRole('textbox', { name: 'Date' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Refund online' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      Type: 'Refund',
      Method: 'Credit',
      Amount: 5_900,
      LinkedTransactionId: 5,
      At: null,
    });
    expect(await screen.findByText('€9.00 is being sent back')).toBeTruthy();
  });

  it('shows how much is left when another desk refunded a part', { tags: ['atLength'] }, async () => {
    const values = { amount: '10.00 EUR', AmountLeft: 1_000, Currency: 'EUR' };
    const errors = [{ field: 'Amount', key: 'refund-exceeds-purchase', values }];
    await open([answer(createTransaction, { id: 1 }, () => respond(400, { ErrorType: 'ValidationFailed', errors }))]);
    const { user, dialog } = await act('Open monthly €59.00', 'Record refund');
    await user.click(dialog.getByRole('button', { name: 'Record refund' }));
    expect(await dialog.findByText('At most €10.00 of the purchase can be refunded.')).toBeTruthy();
  });

  it('that refunds shows first its effect on the subscription, which a full refund ends with its bookings', async () => {
    const { sent } = await open([answer(createTransaction, { id: 1 }, () => respond(201, back))]);
    const { user, dialog } = await act('Open monthly €59.00', 'Record refund');
    expect(await dialog.findByText(/Lunch Ride, 23\/11\/2026.*12:30/)).toBeTruthy();
    const amount = dialog.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '10');
    expect(dialog.getByText('It stays as it is. The refund is a gesture of goodwill.')).toBeTruthy();
    expect(dialog.queryByText(/Lunch Ride/)).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Ends now' }));
    expect(dialog.getByText(/1 upcoming booking, which is cancelled/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Record refund' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ Amount: 1000, Effect: 'End' });
  });

  it.each(oneIn(2, ['not known yet', 'not available']))(
    'that refunds cannot be saved while its effect on the subscription is %s',
    { tags: ['examples'] },
    async (how) => {
      let known = false;
      const bought = Promise.withResolvers<typeof ofMonthly>();
      const { sent } = await open([
        answer(getBought, { id: 1, transactionId: 2 }, () =>
          how === 'not known yet' ? bought.promise : known ? ofMonthly : respond(409, {}),
        ),
        answer(createTransaction, { id: 1 }, () => respond(201, back)),
      ]);
      const { user, dialog } = await act('Open monthly €59.00', 'Record refund');
      const record = () => user.click(dialog.getByRole('button', { name: 'Record refund' }));
      await record();
      expect(await dialog.findByText(/What this refund would end is not known yet/)).toBeTruthy();
      expect(sent.some(({ method }) => method === 'POST')).toBe(false);
      known = true;
      bought.resolve(ofMonthly);
      if (how === 'not available') await user.click(await dialog.findByRole('button', { name: 'Try again' }));
      expect(await dialog.findByText(/Lunch Ride/)).toBeTruthy();
      expect(dialog.queryByText(/is not known yet/)).toBeNull();
      await record();
      await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    },
  );

  it.each([
    ['has ended', true],
    ['has not ended', false],
  ])('that refunds shows what happens to open debts of a subscription that %s', async (_, IsOver) => {
    const Subscription = { ...ofMonthly.Subscription, IsOver, Owed: 3900 };
    await open([answer(getBought, { id: 1, transactionId: 2 }, { Subscription, Bookings: [] })]);
    const { user, dialog } = await act('Open monthly €59.00', 'Record refund');
    expect(await dialog.findByText(/€39.00 owed for it is no longer collected/)).toBeTruthy();
    const amount = dialog.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '20');
    expect(await dialog.findByText(/€39.00 is still owed/)).toBeTruthy();
    expect(dialog.queryAllByRole('radio', { name: 'Ends now' })).toHaveLength(IsOver ? 0 : 1);
  });

  it('that refunds shows how many tickets the refund removes', { tags: ['atLength'] }, async () => {
    const Tickets = { Amount: 5900, RefundedAmount: 900, Credits: 10, Left: 7 };
    const bought = { ...ofMonthly, Subscription: { ...ofMonthly.Subscription, Tickets } };
    const { sent } = await open([
      answer(getBought, { id: 1, transactionId: 2 }, bought),
      answer(createTransaction, { id: 1 }, () => respond(201, back)),
    ]);
    const { user, dialog } = await act('Open monthly €59.00', 'Record refund');
    await user.click(await dialog.findByRole('radio', { name: 'Take back tickets' }));
    expect(dialog.getByText('8 tickets would be taken back, 7 are left.')).toBeTruthy();
    const amount = dialog.getByRole('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '20');
    expect(dialog.getByText('3 tickets of 7 left are taken back. The subscription continues with the rest.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Record refund' }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ Effect: 'TakeBack' }));
  });

  it('that refunds sold credits offers to refund less, or to leave the credits, when some are spent', async () => {
    const pack = transactionWith({ TransactionId: 4, Description: 'Pack of 10', Amount: 8000, ClubCreditsPackageId: 2 });
    const values = { needed: 10, balance: 4, refundable: 3200 };
    const answers = [
      respond(409, { ErrorType: 'CreditsAlreadySpent', values }),
      respond(409, { ErrorType: 'CreditsAlreadySpent', values: { ...values, refundable: 0 } }),
      respond(201, back),
    ];
    const { sent } = await open([answer(createTransaction, { id: 1 }, () => answers.shift() as Response)], '/Transactions', [
      pack,
    ]);
    const { user, dialog } = await act('Pack of 10 €80.00', 'Record refund');
    const record = () => user.click(dialog.getByRole('button', { name: 'Record refund' }));
    await record();
    expect((await dialog.findByRole('alert')).textContent).toContain('10 would be taken back, 4 are left');
    await user.click(dialog.getByRole('button', { name: 'Refund €32.00' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Amount/ }).value).toBe('32.00');
    expect(dialog.queryByRole('alert')).toBeNull();
    await record();
    await dialog.findByRole('alert');
    expect(dialog.queryByRole('button', { name: /^Refund €/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Leave the credits with the member' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Leave the credits with the member' }).checked).toBe(true);
    await record();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { Amount: 8000 },
      { Amount: 3200 },
      { Amount: 3200, KeepCredits: true, LinkedTransactionId: 4 },
    ]);
  });

  it('that paid for something has a fixed amount and editable descriptions', async () => {
    const { sent } = await open([answer(updateTransaction, { id: 1, transactionId: 2 }, monthly)]);
    const { user, dialog } = await act('Open monthly €59.00', 'Edit');
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Amount/ }).disabled).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'second card');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      Amount: 5900,
      At: monthly.At,
      Note: 'second card',
      RowVersion: 0,
    });
  });

  it('that was paid online shows the fees that were taken and the payout that contains it', async () => {
    const online = reportedWith({
      TransactionId: 5,
      PaymentMode: 'Online',
      PlatformFee: 59,
      ProviderFee: 114,
      ExtPayoutId: 'po_1',
      PaidOutOn: '2026-11-22',
    });
    const unknown = { TransactionId: 6, Description: 'Today', ProviderFee: null, ExtPayoutId: null, PaidOutOn: null };
    const waits = { ...online, ...unknown };
    await open(
      [answer(getTransaction, { id: 1, transactionId: 5 }, online), answer(getTransaction, { id: 1, transactionId: 6 }, waits)],
      undefined,
      [online, waits, towel],
    );
    const { user, dialog } = await act('Today €59.00', 'Fees and payout');
    expect(await dialog.findByText('Not paid out yet')).toBeTruthy();
    expect(dialog.getByText('not reported yet')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const again = await act('Open monthly €59.00', 'Fees and payout');
    expect(await again.dialog.findByText('po_1')).toBeTruthy();
    const figures = again.dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['€59.00', '€0.59', '€1.14', 'po_1', '22/11/2026']);
    await again.user.click(again.dialog.getByRole('button', { name: 'Close' }));
    await again.user.click(screen.getByRole('button', { name: 'Actions for Towel €12.00' }));
    expect(await screen.findByRole('menuitem', { name: 'Changes' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Fees and payout' })).toBeNull();
  });

  it('that another user edited is saved over the newest version with the typed input', { tags: ['atLength'] }, async () => {
    let corrected = false;
    const now = () => reportedWith(corrected ? { ...monthly, Description: 'By card', RowVersion: 1 } : monthly);
    const { sent } = await open([
      answer(getTransaction, { id: 1, transactionId: 2 }, now),
      answer(updateTransaction, { id: 1, transactionId: 2 }, () => {
        const isFirst = !corrected;
        corrected = true;
        return isFirst ? respond(409, { ErrorType: 'StaleRowVersion' }) : respond(200, now());
      }),
    ]);
    const { user, dialog } = await act('Open monthly €59.00', 'Edit');
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'second card');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByDisplayValue('By card')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
        { RowVersion: 0, Note: 'second card' },
        { RowVersion: 1, Note: 'second card', Description: 'By card' },
      ]),
    );
  });

  it('that paid for something cannot be deleted, for a reason that is shown, and offers a refund', async () => {
    const { sent } = await open();
    const { user, dialog } = await act('Open monthly €59.00', 'Delete');
    expect(dialog.getByText(/paid for something/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Record refund' }));
    expect(await screen.findByText('At most €50.00 can be refunded.')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('shows who changed it, and its values before and after', { tags: ['atLength'] }, async () => {
    const { At, Type, Method, Amount, Currency, UserId, LinkedTransactionId, Description, VisibleInExport, Note } = towel;
    const After = { At, Type, Method, Amount, Currency, UserId, LinkedTransactionId, Description, VisibleInExport, Note };
    const change = {
      At: '2026-11-19T10:00:00Z',
      Operator: { email: 'desk@example.com' },
      Before: { ...After, Amount: 2000 },
      After,
    };
    await open([answer(listTransactionChanges, { id: 1, transactionId: 1 }, [change])]);
    const { dialog } = await act('Towel €12.00', 'Changes');
    expect(await dialog.findByText(/^€20\.00, .* became €12\.00, /)).toBeTruthy();
    expect(dialog.getByText(/19\/11\/2026.*desk@example\.com/)).toBeTruthy();
  });

  it('that was deleted is found with its operator and offers no acts', { tags: ['atLength'] }, async () => {
    const { At, Type, Method, Amount, Currency, UserId, LinkedTransactionId, Description, VisibleInExport, Note } = towel;
    const change = {
      At: '2026-11-19T10:00:00Z',
      Operator: { email: 'desk@example.com' },
      Before: { At, Type, Method, Amount, Currency, UserId, LinkedTransactionId, Description, VisibleInExport, Note },
      After: null,
    };
    const { sent, router } = await open(
      [answer(listTransactionChanges, { id: 1, transactionId: 1 }, [change])],
      '/Transactions',
      [towel],
    );
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Type All' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Deleted transactions' }));
    await waitFor(() => expect(queryOf(sent).get('Deleted')).toBe('true'));
    expect(router.state.location.search).toBe('?type=Deleted');
    await waitFor(() => expect(screen.queryByRole('definition')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    expect((await screen.findByRole('row', { name: /Towel/ })).textContent).toContain('Deleted');
    await user.click(screen.getByRole('button', { name: 'Actions for Towel €12.00' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Changes']);
    await user.click(screen.getByRole('menuitem', { name: 'Changes' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Deleted: €12\.00, /)).toBeTruthy();
    expect(dialog.getByText(/19\/11\/2026.*desk@example\.com/)).toBeTruthy();
  });

  it('that paid for nothing is deleted after confirmation', async () => {
    const { sent } = await open([
      answer(deleteTransaction, { id: 1, transactionId: 1 }, () => new Response(null, { status: 204 })),
    ]);
    const { user, dialog } = await act('Towel €12.00', 'Delete');
    await user.click(dialog.getByRole('button', { name: 'Delete transaction' }));
    expect(await screen.findByText('Transaction of €12.00 deleted')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('added on a member’s page is for that member', { tags: ['atLength'] }, async () => {
    const { sent } = await openDesk('/EditUser/5/transactions', [
      answer(listTransactions, { id: 1 }, booksWith([])),
      answer(createTransaction, { id: 1 }, () => respond(201, towel)),
    ]);
    const user = deskUser();
    await user.click(await screen.findByRole('button', { name: 'Add transaction' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '5');
    await user.click(dialog.getByRole('button', { name: 'Add transaction' }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ UserId: 5, Amount: 500 }));
  });
});
