import type { AccountantLine } from '@clubpulse/contract/billing/accountant/accountant';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { netOf } from '../receipts/vat.ts';
import { entriesOf, missingAccounts, unbalancedOf } from './entries.ts';
import { exportFileName } from './file-name.ts';

const lineWith = (changed: Partial<AccountantLine>): AccountantLine => ({
  ReceiptId: 1,
  Number: '2026/1',
  Kind: 'Receipt',
  IssuedAt: '2026-10-31T10:00:00Z',
  TransactionId: 1,
  MemberId: null,
  MemberName: null,
  Text: 'Open monthly',
  Method: 'Cash',
  PaymentMode: 'Manual',
  Currency: 'EUR',
  Gross: 5_900,
  Net: 4_836,
  Vat: 1_064,
  VatCode: 'S22',
  VatRate: 2_200,
  OfNumber: null,
  Operator: null,
  ProviderFee: null,
  ExtPayoutId: null,
  PaidOutOn: null,
  ...changed,
});
const accounts = [
  { Purpose: 'Cash', VatCode: '', Account: '1010' },
  { Purpose: 'Revenue', VatCode: 'S22', Account: '3010' },
  { Purpose: 'Vat', VatCode: '', Account: '2610' },
] as const;
const short = (lines: readonly AccountantLine[]) =>
  entriesOf(lines, accounts).map(({ Account, Debit, Credit }) => [Account, Debit, Credit]);

it('a receipt debits the account of the payment method, and credits revenue and VAT; a credit note does the reverse', () => {
  expect(short([lineWith({})])).toEqual([
    ['1010', 5_900, 0],
    ['3010', 0, 4_836],
    ['2610', 0, 1_064],
  ]);
  expect(short([lineWith({ Kind: 'CreditNote', Gross: -5_900, Net: -4_836, Vat: -1_064 })])).toEqual([
    ['1010', 0, 5_900],
    ['3010', 4_836, 0],
    ['2610', 1_064, 0],
  ]);
});

it('a line without a VAT code has no entry for VAT, and each of its accounts that is not set is reported once', () => {
  const entries = entriesOf([lineWith({ Net: null, Vat: null, VatCode: null, PaymentMode: 'Online' })], accounts);
  expect(entries.map(({ Purpose, Debit, Credit }) => [Purpose, Debit, Credit])).toEqual([
    ['Online', 5_900, 0],
    ['Revenue', 0, 5_900],
  ]);
  expect(missingAccounts([...entries, ...entries])).toEqual([
    { Purpose: 'Online', VatCode: '' },
    { Purpose: 'Revenue', VatCode: '' },
  ]);
});

it('the entries of each document are balanced', () => {
  const gross = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((one) => one !== 0);
  fc.assert(
    fc.property(fc.array(fc.tuple(gross, fc.constantFrom(0, 400, 2_200), fc.boolean()), { maxLength: 20 }), (rows) => {
      const lines = rows.map(([Gross, VatRate, isCoded], at) => {
        const net = Math.sign(Gross) * netOf(Math.abs(Gross), VatRate);
        const vat = isCoded ? { VatRate, Net: net, Vat: Gross - net } : { VatCode: null, VatRate: null, Net: null, Vat: null };
        return lineWith({ Number: `2026/${at}`, Gross, ...vat });
      });
      expect(unbalancedOf(entriesOf(lines, accounts))).toBeUndefined();
    }),
  );
});

it('a document whose net amount and VAT do not add up is named', () => {
  expect(unbalancedOf(entriesOf([lineWith({}), lineWith({ Number: '2026/2', Vat: 1_063 })], accounts))).toBe('2026/2');
});

it('a file name has club, range and, when it is repeated, the version', () => {
  const range = { From: '2026-10-01', To: '2026-10-31' };
  expect(exportFileName('Cadenza Città', { ...range, Format: 'Csv', Version: 1 })).toBe(
    'accountant_cadenza-citta_2026-10-01_2026-10-31.csv',
  );
  expect(exportFileName('Cadenza', { ...range, Format: 'Xlsx', Version: 2 })).toBe(
    'accountant_cadenza_2026-10-01_2026-10-31_v2.xlsx',
  );
  expect(exportFileName('Cadenza', { ...range, Format: 'DoubleEntry', Version: 3 })).toContain('_entries_v3.csv');
});
