import type { CashDesk, DayCloseDetail } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import {
  closeDay,
  getCashDesk,
  getDayClose,
  listDayCloses,
  listDeskSales,
  moveCash,
  openCashDesk,
} from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import type { DeskLimits } from '@clubpulse/contract/billing/transactions';
import { createTransaction, saveDeskLimits } from '@clubpulse/contract/billing/transactions.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer } from '../../test/network.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { deskUser, openDesk, refusal, startDay } from '../test/desk.tsx';
import { pageWith, transactionWith } from '../test/money.ts';

let user: ReturnType<typeof deskUser>;
beforeEach(() => {
  startDay();
  user = deskUser();
});

const line = { Opening: 0, Sold: 0, GivenBack: 0, Moved: 0, Corrected: 0, Expected: 0 };
const desk: CashDesk = {
  OpenedAt: '2026-11-19T20:30:00Z',
  Currency: 'EUR',
  Lines: [
    { ...line, Method: 'Cash', Opening: 15_000, Sold: 37_600, GivenBack: 1_500, Moved: -20_000, Expected: 31_100 },
    { ...line, Method: 'Debit', Sold: 38_600, Expected: 38_600 },
    { ...line, Method: 'Credit' },
    { ...line, Method: 'WireTransfer' },
    { ...line, Method: 'Other' },
  ],
  OnlineSold: 17_700,
  OnlineGivenBack: 0,
  Moves: [{ At: '2026-11-20T08:00:00Z', Kind: 'Out', Amount: 20_000, Reason: 'To the bank', By: 'Sara' }],
  Operators: [
    { Operator: 'nadia@example.com', PaymentMode: 'Manual', Method: 'Cash', Sold: 37_600, GivenBack: 1_500 },
    { Operator: 'nadia@example.com', PaymentMode: 'Manual', Method: 'Debit', Sold: 38_600, GivenBack: 0 },
    { Operator: null, PaymentMode: 'Online', Method: 'Credit', Sold: 17_700, GivenBack: 0 },
  ],
  Corrections: [],
};
const unopened: CashDesk = { ...desk, OpenedAt: null, Lines: [], OnlineSold: 0, Moves: [] };
const closed: DayCloseDetail = {
  DayCloseId: 9,
  Year: 2026,
  Number: 318,
  OpenedAt: '2026-11-18T20:41:00Z',
  ClosedAt: '2026-11-19T20:30:00Z',
  ClosedBy: 'Sara',
  Currency: 'EUR',
  Lines: [
    {
      ...line,
      Method: 'Cash',
      Opening: 15_000,
      Sold: 10_000,
      Expected: 25_000,
      Counted: 24_400,
      Kind: 'WrongChange',
      Reason: 'Given twice',
    },
  ],
  OnlineSold: 0,
  OnlineGivenBack: 0,
  FloatLeft: 15_000,
  ToSafe: 9_400,
  Corrected: 1,
  Moves: [],
  Operators: [{ Operator: 'sara@example.com', PaymentMode: 'Manual', Method: 'Cash', Sold: 10_000, GivenBack: 0 }],
  Corrections: [
    {
      TransactionId: 31,
      Description: 'Flex 10',
      At: '2026-11-20T08:12:00Z',
      FromMethod: 'Cash',
      ToMethod: 'Debit',
      Amount: 12_000,
      By: 'Sara',
    },
  ],
};
const { Moves: _moves, Operators: _operators, Corrections: _corrections, ...listed } = closed;
const closes = answer(listDayCloses, { id: 1 }, pageWith([listed]));

it('the cash desk is opened with the cash in the drawer', async () => {
  let float: unknown;
  await openDesk('/CashDesk/close', [
    answer(getCashDesk, { id: 1 }, () => (float === undefined ? unopened : desk)),
    answer(openCashDesk, { id: 1 }, (body) => {
      float = body;
      return desk;
    }),
    closes,
  ]);
  await user.type(await screen.findByLabelText(/Cash in the drawer/), '150');
  await user.click(screen.getByRole('button', { name: 'Open the cash desk' }));
  expect(await screen.findByRole('table', { name: 'Cash desk' })).toBeTruthy();
  expect(float).toEqual({ Float: 15_000 });
});

it('the cash desk shows the recorded amounts by method, the expected amounts, and the payments that it does not count', async () => {
  await openDesk('/CashDesk/close', [answer(getCashDesk, { id: 1 }, desk), closes]);
  const table = await screen.findByRole('table', { name: 'Cash desk' });
  expect(within(table).getByRole('row', { name: /Cash €150.00 €376.00 −€15.00 −€200.00 €311.00/ })).toBeTruthy();
  expect(within(table).queryByRole('row', { name: /Wire/ })).toBeNull();
  expect(screen.getByText('Not counted here: compared with the payouts')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Cash put in and taken out' })).getByText('To the bank')).toBeTruthy();
});

it('the cash desk shows what each operator has taken, by method', async () => {
  await openDesk('/CashDesk/close', [answer(getCashDesk, { id: 1 }, desk), closes]);
  const rows = within(await screen.findByRole('region', { name: 'By operator' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'nadia@example.comCash: €361.00, Debit card: €386.00€747.00',
    'by the system or onlineCard online: €177.00€177.00',
  ]);
});

it('the front desk opens the receipt of a sale of the day and refunds a payment at the desk, but no online payment', async () => {
  const water = { Amount: 150, Description: 'Water', ReceiptId: 12, ReceiptNumber: '2026/41' };
  const online = { TransactionId: 2, PaymentMode: 'Online', Method: 'Credit', Description: 'Flex 10', ReceiptId: 11 } as const;
  const { sent } = await openDesk(
    '/CashDesk/close',
    [
      answer(getCashDesk, { id: 1 }, desk),
      closes,
      answer(listDeskSales, { id: 1 }, pageWith([transactionWith(water), transactionWith(online)])),
      answer(createTransaction, { id: 1 }, transactionWith({ Type: 'Refund', Amount: 150 })),
    ],
    selfWith({ AvailableRoles: { ...noRoles, FrontDesk: [{ ClubId: 1 }] } }),
    [clubWith(1)],
  );
  const sales = within(await screen.findByRole('region', { name: 'Last sales' }));
  const open = async (name: RegExp) => user.click(await sales.findByRole('button', { name }));
  await open(/Flex 10/);
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Receipt']);
  await user.keyboard('{Escape}');
  await open(/Water/);
  expect((await screen.findByRole('menuitem', { name: 'Receipt' })).getAttribute('href')).toMatch(/\/ClubReceipt\/12$/);
  await user.click(screen.getByRole('menuitem', { name: 'Record refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  expect(await screen.findByText('Refund of €1.50 recorded')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { Type: 'Refund', LinkedTransactionId: 1 } }]);
});

it('a close sends the expected and counted amounts, with the reason of a difference', async () => {
  let sent: unknown;
  await openDesk('/CashDesk/close', [
    answer(getCashDesk, { id: 1 }, desk),
    closes,
    answer(closeDay, { id: 1 }, (body) => {
      sent = body;
      return closed;
    }),
  ]);
  const count = async (name: string, amount: string) =>
    user.type(await screen.findByLabelText(new RegExp(`Counted, ${name}`)), amount);
  await count('Cash', '305');
  await count('Debit card', '386');
  await user.click(screen.getByRole('combobox', { name: /What happened/ }));
  await user.click(await screen.findByRole('option', { name: 'Wrong change was given' }));
  await user.type(screen.getByLabelText(/Explain the difference/), 'Given twice to a guest');
  await user.type(screen.getByLabelText(/Stays in the drawer/), '150');
  expect(screen.getByText('€155.00 to the safe')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByText('Day closed, number 2026/318')).toBeTruthy();
  expect(sent).toEqual({
    Counted: [
      { Method: 'Cash', Expected: 31_100, Counted: 30_500, Kind: 'WrongChange', Reason: 'Given twice to a guest' },
      { Method: 'Debit', Expected: 38_600, Counted: 38_600, Kind: null, Reason: '' },
      { Method: 'Credit', Expected: 0, Counted: 0, Kind: null, Reason: '' },
    ],
    FloatLeft: 15_000,
  });
});

it('a close with outdated amounts requires the user to count again', async () => {
  await openDesk('/CashDesk/close', [
    answer(getCashDesk, { id: 1 }, desk),
    closes,
    answer(closeDay, { id: 1 }, refusal(409, 'CashDeskChanged')),
  ]);
  for (const [name, amount] of [
    ['Counted, Cash', '311'],
    ['Counted, Debit', '386'],
    ['Stays in the drawer', '150'],
  ] as const)
    await user.type(await screen.findByLabelText(new RegExp(name)), amount);
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByText(/recorded after you counted/)).toBeTruthy();
});

it('the drawer can be counted by coin', { tags: ['atLength'] }, async () => {
  await openDesk('/CashDesk/close', [answer(getCashDesk, { id: 1 }, desk), closes]);
  await user.click(await screen.findByRole('button', { name: 'Count by coin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Count the drawer' });
  await user.type(within(dialog).getByLabelText('€50.00'), '6');
  await user.type(within(dialog).getByLabelText('€0.50'), '3');
  await user.click(within(dialog).getByRole('button', { name: 'Use €301.50' }));
  expect(screen.getByLabelText<HTMLInputElement>(/Counted, Cash/).value).toBe('301.50');
});

it('cash that is taken out needs an amount and a reason', async () => {
  let sent: unknown;
  await openDesk('/CashDesk/close', [
    answer(getCashDesk, { id: 1 }, desk),
    closes,
    answer(moveCash, { id: 1 }, (body) => {
      sent = body;
      return desk;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Put in or take out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Put in or take out' });
  await user.click(within(dialog).getByRole('button', { name: 'Take cash out' }));
  expect(await within(dialog).findAllByText('Fill this in.')).toHaveLength(2);
  await user.type(within(dialog).getByLabelText(/Amount/), '200');
  await user.type(within(dialog).getByLabelText(/What for/), 'To the bank');
  await user.click(within(dialog).getByRole('button', { name: 'Take cash out' }));
  expect(await screen.findByText('Cash recorded')).toBeTruthy();
  expect(sent).toEqual({ Kind: 'Out', Amount: 20_000, Reason: 'To the bank' });
});

it('the list of closes shows the difference of each method, also when the differences cancel out', async () => {
  const cash = { ...line, Method: 'Cash', Expected: 5_000, Counted: 0, Kind: 'Unknown', Reason: 'Typed' } as const;
  const even = { ...listed, Lines: [cash, { ...cash, Method: 'Debit', Expected: 0, Counted: 5_000 } as const] };
  await openDesk('/CashDesk/close', [answer(getCashDesk, { id: 1 }, desk), answer(listDayCloses, { id: 1 }, pageWith([even]))]);
  expect(await screen.findByText(/^Cash.*€50\.00$/)).toBeTruthy();
  expect(screen.getByText(/^Debit card.*\+€50\.00$/)).toBeTruthy();
});

it('a closed day is opened from the list of closes', async () => {
  await openDesk('/CashDesk/close', [answer(getCashDesk, { id: 1 }, desk), closes]);
  expect((await screen.findByRole('link', { name: 'Close 2026/318' })).getAttribute('href')).toBe('/ClosedDay/9');
});

it('a closed day is shown as it was printed, with later corrections, and can be printed again', {
  tags: ['atLength'],
}, async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await openDesk('/ClosedDay/9', [answer(getDayClose, { id: 1, dayCloseId: 9 }, closed)]);
  const paper = within(await screen.findByRole('article', { name: 'Close 2026/318' }));
  expect(paper.getByText('Wrong change was given: Given twice')).toBeTruthy();
  for (const amount of ['€250.00', '€244.00', '−€6.00']) expect(paper.getByText(amount)).toBeTruthy();
  expect(paper.getByText('Flex 10: from Cash to Debit card')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
});

it.each([
  ['an unknown closed day', '/ClosedDay/9'],
  ['an id that is no number', '/ClosedDay/last'],
])('%s is not found and cannot be printed', async (_title, path) => {
  await openDesk(path, [answer(getDayClose, { id: 1, dayCloseId: 9 }, refusal(404, 'NotFound'))]);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('a manager sets how much the front desk may refund, and from which difference managers are notified', async () => {
  const { sent } = await openDesk('/CashDesk/close', [
    answer(getCashDesk, { id: 1 }, desk),
    answer(listDayCloses, { id: 1 }, pageWith([])),
    answer(saveDeskLimits, { id: 1 }, (body) => body as DeskLimits),
  ]);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Limits of the front desk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Limits of the front desk' }));
  const most = dialog.getByRole<HTMLInputElement>('textbox', { name: /gives back of a payment/ });
  expect(most.value).toBe('50.00');
  await user.clear(most);
  await user.type(most, '80');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Limits saved')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([
    { body: { RefundMost: 8_000, DifferenceNotified: 2_000 } },
  ]);
});
