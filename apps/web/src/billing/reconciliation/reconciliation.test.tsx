import type { PaymentDifference, Payouts } from '@clubpulse/contract/billing/reconciliation/reconciliation';
import {
  comparePayments,
  getPayouts,
  listPaymentDifferences,
  listPayoutEntries,
  settlePaymentDifference,
} from '@clubpulse/contract/billing/reconciliation/reconciliation.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { atWidth } from '../../test/width.ts';
import { davide, deskUser, openDesk, refusal, startDay } from '../test/desk.tsx';
import { pageWith } from '../test/money.ts';

beforeEach(startDay);

const agreeing: Payouts = {
  Comparison: null,
  ComparedAt: '2026-11-20T03:10:00Z',
  OpenInMonth: 0,
  Open: 0,
  Payouts: [
    {
      ExtPayoutId: 'po_1',
      At: '2026-11-09T00:00:00Z',
      ArrivesOn: '2026-11-11',
      PayoutState: 'paid',
      Currency: 'EUR',
      Payments: 58,
      Charged: 342_200,
      Fees: -10_034,
      GivenBack: 0,
      PaidOut: 332_166,
      Recorded: 332_166,
      Difference: 0,
      Parts: [],
    },
  ],
};
const unknown: PaymentDifference = {
  PaymentDifferenceId: 4,
  Day: '2026-11-05',
  Cause: 'NotOnBooks',
  ExtPaymentId: 'pi_5',
  ExtRefundId: null,
  ExtPayoutId: 'po_1',
  TransactionId: null,
  PaymentRecorded: false,
  UserId: null,
  FirstMidName: '',
  LastName: '',
  Nickname: '',
  ProviderAmount: 5_900,
  BookAmount: 0,
  Currency: 'EUR',
  Difference: 5_727,
  State: 'Open',
  How: null,
  Note: '',
  SettledAt: null,
  Operator: null,
};
const differing: Payouts = {
  ...agreeing,
  OpenInMonth: 1,
  Open: 1,
  Payouts: agreeing.Payouts.map((payout) => ({
    ...payout,
    Recorded: 326_439,
    Difference: 5_727,
    Parts: [{ Kind: 'ToSettle', Amount: 5_727 }],
  })),
};
const list = (open: readonly PaymentDifference[]) => answer(listPaymentDifferences, { id: 1 }, pageWith([...open]));

it('the payouts of a month agree when no difference is open', async () => {
  await openDesk('/Payouts', [answer(getPayouts, { id: 1 }, agreeing), list([])]);
  expect(await screen.findByText('November 2026 matches to the cent.')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Payouts' });
  expect(within(table).getByText('Matches')).toBeTruthy();
  expect(within(table).getByText('−€100.34')).toBeTruthy();
  expect(await screen.findByText('Nothing to settle')).toBeTruthy();
  expect(screen.getByText(/Compared every night, last on/)).toBeTruthy();
});

it('a payout names the parts of its difference, also when nothing is to settle', async () => {
  const Parts = [
    { Kind: 'NotYet', Amount: 3_824 },
    { Kind: 'Unexplained', Amount: -100 },
  ] as const;
  const rows = agreeing.Payouts.map((payout) => ({ ...payout, Recorded: 328_442, Difference: 3_724, Parts: [...Parts] }));
  await openDesk('/Payouts', [answer(getPayouts, { id: 1 }, { ...agreeing, Payouts: rows }), list([])]);
  const table = await screen.findByRole('table', { name: 'Payouts' });
  expect(within(table).getByText('+€37.24')).toBeTruthy();
  expect(within(table).getByText('Bank debits on their way or failed: +€38.24')).toBeTruthy();
  expect(within(table).getByText('Not explained: −€1.00')).toBeTruthy();
  expect(screen.queryByText('November 2026 agrees to the cent.')).toBeNull();
});

it('a payout lists its entries', async () => {
  const entry = {
    ExtEntryId: 'txn_1',
    ExtPaymentId: 'pi_1',
    ExtRefundId: null,
    ProviderFee: 114,
    PlatformFee: 59,
    TransactionId: 7,
  };
  await openDesk('/Payouts', [
    answer(getPayouts, { id: 1 }, agreeing),
    list([]),
    answer(listPayoutEntries, { id: 1 }, [
      {
        ...entry,
        Kind: 'Payment',
        Gross: 5_900,
        Net: 5_727,
        Currency: 'EUR',
        At: '2026-11-05T20:04:00Z',
        Description: 'Open',
        FirstMidName: 'Ada',
        LastName: 'Rossi',
        Nickname: 'Ada',
      },
    ]),
  ]);
  await deskUser().click(await screen.findByRole('button', { name: /Payout of/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Ada Rossi')).toBeTruthy();
  expect(within(dialog).getByText('€57.27')).toBeTruthy();
});

it('a month without a payout shows a text, and a failed request can be repeated', async () => {
  let fails = true;
  await openDesk('/Payouts?month=2026-09', [
    answer(getPayouts, { id: 1 }, () => (fails ? respond(500, {}) : { ...agreeing, ComparedAt: null, Payouts: [] })),
    list([]),
  ]);
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await deskUser().click(again);
  expect(await screen.findByText('No payout in September 2026')).toBeTruthy();
  expect(screen.getByText('Not compared yet: this happens at night.')).toBeTruthy();
});

it('a payment without a transaction is recorded for a member', async () => {
  let open = [unknown];
  const { sent } = await openDesk('/Payouts', [
    answer(getPayouts, { id: 1 }, () => (open.length > 0 ? differing : agreeing)),
    answer(listPaymentDifferences, { id: 1 }, () => pageWith(open)),
    answer(listClubUsers, { id: 1 }, pageWith([{ ...davide, Roles: ['Athlete'], ClientStage: 'client' }]) as never),
    answer(settlePaymentDifference, { id: 1, paymentDifferenceId: 4 }, () => {
      open = [];
      return { ...unknown, State: 'Settled' as const, How: 'Recorded' as const, SettledAt: '2026-11-20T10:00:00Z' };
    }),
  ]);
  expect(await screen.findByText('€59.00 was paid by card, but it is not in the books')).toBeTruthy();
  expect(screen.getAllByText('+€57.27')).toHaveLength(2);
  const user = deskUser();
  await user.click(screen.getByRole('button', { name: 'Record €59.00' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('combobox', { name: /Who paid/ }));
  await user.click(await screen.findByRole('option', { name: /Dave/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Record €59.00' }));
  expect(await screen.findByText('Nothing to settle')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { Act: 'Record', UserId: 5 } }]);
});

it.each([
  [{ Cause: 'AmountDiffers', BookAmount: 9_900, TransactionId: 7 }, 'Set to €59.00', { Act: 'Accept' }],
  [
    { Cause: 'NotAtProvider', ProviderAmount: 0, BookAmount: 5_900, TransactionId: 7 },
    'Remove from the books',
    { Act: 'Accept' },
  ],
  [{ ExtRefundId: 're_1', PaymentRecorded: true }, 'Record €59.00', { Act: 'RecordRefund' }],
  [{ ExtRefundId: 're_1' }, 'Leave as it is', { Act: 'Dismiss', Note: 'Paid for the bar' }],
] as const)('a difference %o is settled by %s', async (changed, button, body) => {
  const difference = { ...unknown, ...changed } as PaymentDifference;
  const { sent } = await openDesk('/Payouts', [
    answer(getPayouts, { id: 1 }, differing),
    list([difference]),
    answer(settlePaymentDifference, { id: 1, paymentDifferenceId: 4 }, { ...difference, State: 'Settled', How: 'Accepted' }),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  const note = within(dialog).queryByRole('textbox');
  if (note) await user.type(note, 'Paid for the bar');
  await user.click(within(dialog).getByRole('button', { name: button }));
  expect(await screen.findByText('Settled')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body }]);
});

it('a refund that exceeds its recorded payment shows why it is not recorded', async () => {
  const difference = { ...unknown, ExtRefundId: 're_1', PaymentRecorded: true };
  const errors = [
    { field: 'Amount', key: 'refund-exceeds-purchase', values: { amount: '10.00 EUR', AmountLeft: 1_000, Currency: 'EUR' } },
  ];
  await openDesk('/Payouts', [
    answer(getPayouts, { id: 1 }, differing),
    list([difference]),
    answer(settlePaymentDifference, { id: 1, paymentDifferenceId: 4 }, refusal(400, 'ValidationFailed', { errors })),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Record €59.00' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Record €59.00' }));
  expect(await screen.findByText('At most 10.00 EUR of the purchase can be refunded.')).toBeTruthy();
  expect(screen.queryByText(/Record its payment first/)).toBeNull();
});

it('the amount that a lost dispute took beyond its purchase can only be dismissed', async () => {
  const taken = { ...unknown, ExtRefundId: 'dp_1', TransactionId: 7, UserId: 5, FirstMidName: 'Ada', LastName: 'Rossi' };
  await openDesk('/Payouts', [answer(getPayouts, { id: 1 }, differing), list([{ ...taken, Difference: -5_900 }])]);
  expect(await screen.findByText('The bank of Ada Rossi took back €59.00 that was refunded already')).toBeTruthy();
  expect(screen.queryByText(/Record its payment first/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave as it is' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Record|Set to|Remove from/ })).toBeNull();
});

it('a comparison runs as a job, and its result appears when it ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let [payouts, open]: [Payouts, PaymentDifference[]] = [agreeing, []];
  await openDesk('/Payouts', [
    answer(getPayouts, { id: 1 }, () => payouts),
    answer(listPaymentDifferences, { id: 1 }, () => pageWith(open)),
    answer(comparePayments, { id: 1 }, () => {
      payouts = { ...payouts, Comparison: 'Running' };
      return undefined;
    }),
  ]);
  await deskUser().click(await screen.findByRole('button', { name: 'Compare now' }));
  expect(await screen.findAllByText('Comparing with Stripe. The result appears here.')).not.toEqual([]);
  [payouts, open] = [{ ...differing, ComparedAt: '2026-11-20T10:00:00Z' }, [unknown]];
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await screen.findByText('€59.00 was paid by card, but it is not in the books')).toBeTruthy();
});

it('the table of the last comparison remains when a comparison fails', async () => {
  await openDesk('/Payouts', [answer(getPayouts, { id: 1 }, { ...agreeing, Comparison: 'Failed' }), list([])]);
  expect(await screen.findByText('The last comparison failed. It will be repeated automatically.')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Payouts' })).toBeTruthy();
});

it('a phone shows only the open differences', async () => {
  atWidth('phone');
  await openDesk('/Payouts', [answer(getPayouts, { id: 1 }, differing), list([unknown])]);
  expect(await screen.findByText('€59.00 was paid by card, but it is not in the books')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
