import type { AccountantExport, ExportPreview } from '@clubpulse/contract/billing/accountant/accountant';
import {
  getBookAccounts,
  listExports,
  makeExport,
  previewExport,
  saveBookAccounts,
} from '@clubpulse/contract/billing/accountant/accountant.calls';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { noRoles } from '../../test/world.ts';
import { deskUser, manager, openDesk, startDay } from '../test/desk.tsx';
import { pageWith } from '../test/money.ts';

let user: ReturnType<typeof deskUser>;
beforeEach(() => {
  startDay();
  user = deskUser();
});

const preview: ExportPreview = {
  Receipts: 3,
  CreditNotes: 1,
  Sums: [
    { Currency: 'EUR', VatCode: 'S22', VatRate: 2_200, Lines: 3, Gross: 5_000, Net: 4_098, Vat: 902 },
    { Currency: 'EUR', VatCode: null, VatRate: null, Lines: 1, Gross: 500, Net: 500, Vat: 0 },
  ],
  WithoutCode: { Lines: 1, Texts: ['Towel'] },
  MissingAccounts: [{ Purpose: 'Revenue', VatCode: 'S22' }],
  OpenLines: 2,
  LeftOut: 1,
  WithoutReceipt: 4,
  Newest: {
    Lines: [
      {
        ReceiptId: 9,
        Number: '2026/9',
        Kind: 'Receipt',
        IssuedAt: '2026-10-30T10:00:00Z',
        TransactionId: 9,
        MemberId: null,
        MemberName: null,
        Text: 'Towel',
        Method: 'Cash',
        PaymentMode: 'Manual',
        Currency: 'EUR',
        Gross: 500,
        Net: 500,
        Vat: 0,
        VatCode: null,
        VatRate: null,
        OfNumber: null,
        Operator: null,
        ProviderFee: null,
        ExtPayoutId: null,
        PaidOutOn: null,
      },
    ],
    Entries: (['Cash', 'Revenue'] as const).map((Purpose, at) => ({
      Number: '2026/9',
      IssuedAt: '2026-10-30T10:00:00Z',
      Purpose,
      Account: at === 0 ? '1010' : '',
      TransactionId: 9,
      MemberId: null,
      OfNumber: null,
      Operator: null,
      ProviderFee: null,
      Text: 'Towel',
      Debit: at === 0 ? 500 : 0,
      Credit: at === 0 ? 0 : 500,
      Currency: 'EUR',
      VatCode: null,
    })),
  },
  Balanced: [{ Currency: 'EUR', Amount: 5_500 }],
};
const made: AccountantExport = {
  AccountantExportId: 2,
  At: '2026-11-02T08:14:00Z',
  By: 'Sara',
  From: '2026-10-01',
  To: '2026-10-31',
  Format: 'Csv',
  Version: 1,
  FileName: 'accountant_cadenza_2026-10-01_2026-10-31.csv',
  Lines: 4,
  ReplacedAt: '2026-11-05T08:14:00Z',
};
const stubs = [answer(previewExport, { id: 1 }, preview), answer(listExports, { id: 1 }, pageWith([made]))];

it('the accountant’s page shows last month, its sums by VAT code, and the missing codes and accounts', async () => {
  let queried: unknown;
  await openDesk('/Accountant', [
    ...stubs,
    answer(previewExport, { id: 1 }, (_body, { query }) => {
      queried = query;
      return preview;
    }),
  ]);
  const table = await screen.findByRole('table', { name: 'In this export' });
  expect(within(table).getByRole('row', { name: /S22.* 3 €40.98 €9.02 €50.00/ })).toBeTruthy();
  expect(queried).toEqual({ From: '2026-10-01', To: '2026-10-31' });
  for (const words of [/VAT code: 1 \(Towel\)/, /not closed at the cash desk: 2/, /Left out.*: 1/, /without a receipt: 4/])
    expect(screen.getByText(words)).toBeTruthy();
  expect(await screen.findByText('Replaced 05/11/2026')).toBeTruthy();
});

it('the preview shows the newest lines, or the entries, missing accounts and equal sides of a double entry', async () => {
  await openDesk('/Accountant', stubs);
  const newest = () => screen.findByRole('table', { name: 'The newest lines as they are exported' });
  expect(within(await newest()).getByRole('row', { name: /2026\/9 Towel Cash \? €5.00/ })).toBeTruthy();
  expect(screen.queryByText(/No account number/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Double entry' }));
  expect(within(await newest()).getByRole('row', { name: /2026\/9 1010 Cash €5.00/ })).toBeTruthy();
  expect(screen.getByText('Balanced: €55.00 on both sides')).toBeTruthy();
  expect(screen.getByText(/No account number for: Revenue, S22/)).toBeTruthy();
});

it('an accountant, who may not open the VAT codes, gets no button that leads there', async () => {
  await openDesk('/Accountant', stubs, { ...manager, AvailableRoles: { ...noRoles, Accountant: [{ ClubId: 1 }] } });
  expect(await screen.findByText(/VAT code: 1 \(Towel\)/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'VAT codes' })).toBeNull();
});

it('an export is made in the chosen format, and its file has the name that the server gave', async () => {
  let sent: unknown;
  await openDesk('/Accountant', [
    ...stubs,
    answer(makeExport, { id: 1 }, (body) => {
      sent = body;
      return {
        Export: { ...made, Format: 'Xlsx' as const, FileName: 'october.xlsx' },
        Lines: [],
        Entries: [],
        Workbook: btoa('PK'),
      };
    }),
  ]);
  await screen.findByRole('table', { name: 'In this export' });
  await user.click(screen.getByRole('radio', { name: 'XLSX' }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('october.xlsx')).toBeTruthy();
  expect(sent).toEqual({ From: '2026-10-01', To: '2026-10-31', Format: 'Xlsx' });
});

it('a range without receipts shows a message', async () => {
  const nothing = { ...preview, Receipts: 0, CreditNotes: 0, Sums: [], WithoutCode: { Lines: 0, Texts: [] } };
  await openDesk('/Accountant', [...stubs, answer(previewExport, { id: 1 }, { ...nothing, MissingAccounts: [], OpenLines: 0 })]);
  expect(await screen.findByText('No receipts in this range')).toBeTruthy();
});

it('a range that is too long names the earliest start and requests nothing', async () => {
  let requests = 0;
  await openDesk('/Accountant', [
    ...stubs,
    answer(previewExport, { id: 1 }, () => {
      requests++;
      return preview;
    }),
  ]);
  await screen.findByRole('table', { name: 'In this export' });
  const before = requests;
  const from = screen.getByRole('textbox', { name: /From/ });
  await user.clear(from);
  await user.type(from, '01/06/2026{Enter}');
  expect(await screen.findByText(/at most 120 days.*Earliest start for this end: 04\/07\/2026/)).toBeTruthy();
  expect(requests).toBe(before);
});

it('account numbers are entered and saved', async () => {
  let sent: unknown;
  const accounts = { Accounts: [{ Purpose: 'Cash' as const, VatCode: '', Account: '' }] };
  await openDesk('/Accountant', [
    ...stubs,
    answer(getBookAccounts, { id: 1 }, accounts),
    answer(saveBookAccounts, { id: 1 }, (body) => {
      sent = body;
      return accounts;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Account numbers' }));
  await user.type(await screen.findByLabelText('Cash'), '1010');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Account numbers saved')).toBeTruthy();
  expect(sent).toEqual({ Accounts: [{ Purpose: 'Cash', VatCode: '', Account: '1010' }] });
});
