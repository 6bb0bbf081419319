import type { MonthReport } from '@clubpulse/contract/office/reports/reports';
import { getMonthReport, listReportMembers, listReportPayments } from '@clubpulse/contract/office/reports/reports.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { pageWith } from '../../billing/test/money.ts';
import { answer } from '../../test/network.ts';

beforeEach(startDay);

const owed = { People: 0, Amount: 0, Steps: [] };
const euro: MonthReport['Money'][number] = {
  Currency: 'EUR',
  Income: { Now: 1_545_800, Before: 1_900_000, YearAgo: 1_200_000 },
  Products: [
    { Kind: 'Subscription', Name: 'Open annual', Now: 413_000, Before: 826_000, YearAgo: 440_000 },
    { Kind: 'Subscription', Name: 'Open monthly', Now: 1_132_800, Before: 1_074_000, YearAgo: 760_000 },
  ],
  Methods: [
    { Method: 'Online', Now: 1_000_000, Before: 1_000_000, YearAgo: 1_200_000 },
    { Method: 'Cash', Now: 545_800, Before: 900_000, YearAgo: 0 },
  ],
  Recurring: { Before: 100_000, Began: { Count: 2, Amount: 11_800 }, Ended: { Count: 1, Amount: 5_900 }, Now: 105_900 },
  Owed: {
    People: 3,
    Amount: 20_000,
    Steps: [
      { Step: 'NotDue', People: 2, Amount: 15_000 },
      { Step: 'Days7', People: 1, Amount: 5_000 },
      { Step: 'Days14', People: 0, Amount: 0 },
      { Step: 'Days30', People: 0, Amount: 0 },
      { Step: 'Over30', People: 0, Amount: 0 },
    ],
  },
};
const report: MonthReport = {
  Month: '2026-10',
  Days: { first: '2026-10-01', last: '2026-10-31' },
  IsToDate: false,
  Before: { first: '2026-09-01', last: '2026-09-30' },
  YearAgo: { first: '2025-10-01', last: '2025-10-31' },
  Today: '2026-11-20',
  Money: [euro],
  Clients: {
    Now: { Start: 419, End: 431, Joined: 21, Left: 9 },
    Before: { Start: 393, End: 419, Joined: 34, Left: 8 },
    YearAgo: { Start: 300, End: 290, Joined: 0, Left: 10 },
  },
  Trend: Array.from({ length: 12 }, (_, index) => ({
    Month: index < 2 ? `2025-${index + 11}` : `2026-${String(index - 1).padStart(2, '0')}`,
    Joined: index,
    Left: 1,
  })),
};
const open = (fields: Partial<MonthReport> = {}, path = '/Reports?month=2026-10') =>
  openDesk(path, [
    answer(getMonthReport, { id: 1 }, (_body, { query }) => ({ ...report, ...fields, Month: String(query['Month']) })),
    answer(
      listReportPayments,
      { id: 1 },
      {
        ...pageWith([
          {
            TransactionId: 4,
            At: '2026-10-31T22:30:00Z',
            UserId: 5,
            Nickname: 'dave',
            FirstMidName: 'Davide',
            LastName: 'Conti',
            Description: 'Open annual',
            Method: 'Cash' as const,
            Amount: 413_000,
          },
        ]),
        Amount: 413_000,
      },
    ),
    answer(
      listReportMembers,
      { id: 1 },
      pageWith([
        {
          UserId: 5,
          Nickname: 'dave',
          FirstMidName: 'Davide',
          LastName: 'Conti',
          SubscriptionName: 'Open monthly',
          Day: '2026-10-02',
          Amount: null,
          UserSubscriptionId: null,
          Reason: null,
          Words: null,
        },
        {
          UserId: null,
          Nickname: null,
          FirstMidName: null,
          LastName: null,
          SubscriptionName: null,
          Day: '2026-10-03',
          Amount: null,
          UserSubscriptionId: null,
          Reason: null,
          Words: null,
        },
      ]),
    ),
  ]);
const queries = (sent: Awaited<ReturnType<typeof open>>['sent'], part: string) =>
  sent.filter(({ path }) => path.includes(part)).map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])));
const paper = () => screen.getByRole('article', { name: 'October 2026', hidden: true });

describe('the report of a month', () => {
  it('begins with a sentence that names what changed most', async () => {
    await open();
    const sentence =
      'October 2026 brought €15,458.00, €3,542.00 less than September 2026: Open annual −€4,130.00, while Open monthly +€588.00.';
    expect((await screen.findAllByText(sentence)).length).toBe(2);
  });

  it('shows income by product and method in three months', async () => {
    await open();
    const products = within(await screen.findByRole('table', { name: 'Income by product' }));
    expect(document.querySelectorAll('table[data-months]')).toHaveLength(2);
    expect(products.getByRole('row', { name: /Open annual/ }).textContent).toMatch(/€4,130\.00€8,260\.00−€4,130\.00€4,400\.00$/);
    expect(products.getByRole('row', { name: /Total/ }).textContent).toMatch(/€15,458\.00€19,000\.00−€3,542\.00€12,000\.00$/);
    const methods = within(screen.getByRole('table', { name: 'Income by method' }));
    expect(methods.getByRole('row', { name: /Card, online/ })).toBeTruthy();
  });

  it('names joined and left beside a sample of their bars, without names of colours', async () => {
    await open();
    const section = (await screen.findByRole('heading', { name: 'Joined and left' })).closest('section') as HTMLElement;
    const legend = within(section).getAllByRole('listitem');
    expect(legend.map(({ textContent, dataset }) => [dataset['bar'], textContent])).toEqual([
      ['joined', 'Joined 66'],
      ['left', 'Left 12'],
    ]);
  });

  it('counts paying clients, and states the definition on the screen after the figures', async () => {
    await open();
    const [shown] = await screen.findAllByText(/Paying clients: members with a subscription that has a price/);
    expect(shown?.closest('article')).toBeNull();
    expect(screen.getByText('419 became 431 paying clients')).toBeTruthy();
  });

  it('opens the payments behind an income', async () => {
    const { sent } = await open();
    await deskUser().click(await screen.findByRole('link', { name: 'Open annual €4,130.00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'October 2026, Open annual' }));
    expect(await dialog.findByText('1 payment or refund, €4,130.00')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Davide Conti' }).getAttribute('href')).toContain('EditUser/5');
    expect(queries(sent, 'month/payments')[0]).toMatchObject({
      Month: '2026-10',
      Currency: 'EUR',
      Kind: 'Subscription',
      Name: 'Open annual',
    });
  });

  it('opens the members behind a number, and former members without a name', async () => {
    const { sent } = await open();
    await deskUser().click(await screen.findByRole('link', { name: '21' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'October 2026, Joined' }));
    expect(await dialog.findByText('2 rows')).toBeTruthy();
    expect(dialog.getByText('Not a member any more')).toBeTruthy();
    expect(queries(sent, 'month/members')[0]).toMatchObject({ Month: '2026-10', List: 'Joined' });
    await deskUser().keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the members with a debt, sorted by days late', async () => {
    const { sent } = await open();
    await deskUser().click(await screen.findByRole('link', { name: '1 to 7 days' }));
    expect(await screen.findByRole('dialog', { name: 'Owed to the club, 1 to 7 days' })).toBeTruthy();
    expect(queries(sent, 'month/members')[0]).toMatchObject({ List: 'Days7', Currency: 'EUR' });
  });

  it('of a club younger than a year has no column of a year ago, and states this once', async () => {
    await open({
      YearAgo: null,
      Money: [{ ...euro, Income: { ...euro.Income, YearAgo: null }, Products: [], Methods: [] }],
      Clients: { ...report.Clients, YearAgo: null },
    });
    const note = await screen.findByText('The club has no figures of a year ago.');
    expect(note.previousElementSibling?.textContent).toContain('October 2026 brought');
    expect(screen.queryByText(/October 2025/)).toBeNull();
  });

  it('has one block for each currency', async () => {
    await open({ Money: [euro, { ...euro, Currency: 'CHF', Owed: owed }] });
    expect(await screen.findByRole('region', { name: 'EUR' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'CHF' })).getAllByText('CHF 15,458.00').length).toBeGreaterThan(0);
  });

  it('shows other months by buttons and keys, but no month after the running one', { tags: ['atLength'] }, async () => {
    const { sent } = await open({}, '/Reports');
    expect(await screen.findByText('November 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
    await deskUser().click(screen.getByRole('button', { name: 'Previous month' }));
    await waitFor(() => expect(queries(sent, 'reports/month?').map(({ Month }) => Month)).toEqual(['2026-11', '2026-10']));
    await deskUser().keyboard('{ArrowLeft}');
    await waitFor(() => expect(queries(sent, 'reports/month?').at(-1)).toMatchObject({ Month: '2026-09' }));
  });

  it('prints one page with the sentence first and the sources last', { tags: ['atLength'] }, async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await open();
    await deskUser().click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    vi.unstubAllGlobals();
    expect(paper().querySelector('footer')?.textContent).toMatch(/^Income: the transactions of the export/);
    expect(paper().querySelectorAll('table')).toHaveLength(4);
  });

  it('exports all tables in one file', async () => {
    let file: Blob | undefined;
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) file = blob;
      return 'blob:report';
    });
    await open();
    await deskUser().click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const lines = (await file?.text())?.split('\r\n') ?? [];
    expect(lines[0]).toContain('Table,Name,Currency,October 2026,September 2026,Change,October 2025');
    expect(lines).toContain('Income by product,Open annual,EUR,4130.00,8260.00,-4130.00,4400.00');
    expect(lines).toContain('Income by method,Cash,EUR,5458.00,9000.00,-3542.00,0.00');
    expect(lines).toContain('Paying clients in the month,Joined,,21,34,-13,0');
    made.mockRestore();
  });
});
