import type { AccountantLine, BookEntry } from '@clubpulse/contract/billing/accountant/accountant';
import { beforeAll, expect, it } from 'vitest';
import { makeFormats, settingsOf } from '../../platform/formats.ts';
import { showLanguage, startPhrases, translate } from '../../platform/phrases.ts';
import { entriesCsv, linesCsv } from './accountant-csv.ts';

beforeAll(() => startPhrases('en'));
const line: AccountantLine = {
  ReceiptId: 1,
  Number: '2026/1',
  Kind: 'Receipt',
  IssuedAt: '2026-10-31T10:00:00Z',
  TransactionId: 71,
  MemberId: 5,
  MemberName: 'Davide Longo',
  Text: '=Yoga mat',
  Method: 'Cash',
  PaymentMode: 'Manual',
  Currency: 'EUR',
  Gross: 5_900,
  Net: 4_836,
  Vat: 1_064,
  VatCode: 'S22',
  VatRate: 2_200,
  OfNumber: null,
  Operator: 'Sara Monti',
  ProviderFee: null,
  ExtPayoutId: null,
  PaidOutOn: null,
};
const entry: BookEntry = {
  Number: '2026/1',
  IssuedAt: '2026-10-31T10:00:00Z',
  Purpose: 'Cash',
  Account: '1010',
  Text: 'Yoga mat',
  Debit: 5_900,
  Credit: 0,
  Currency: 'EUR',
  VatCode: null,
  TransactionId: 71,
  MemberId: 5,
  OfNumber: null,
  Operator: 'Sara Monti',
  ProviderFee: -59,
};
const formats = (language: 'en' | 'it') => makeFormats({ ...settingsOf(language), TimeZone: 'UTC' });
const rowsOf = (text: string) => text.trim().split('\r\n').slice(1);

it('a line of the export has amounts with the separators of the language, and no text in it is a formula', async () => {
  expect(rowsOf(linesCsv([line], translate, formats('en')))).toEqual([
    "10/31/2026,2026/1,71,5,Davide Longo,'=Yoga mat,Cash,EUR,59.00,48.36,10.64,S22,22.00,,Sara Monti,,,",
  ]);
  await showLanguage('it', { remember: false });
  expect(
    rowsOf(linesCsv([{ ...line, Currency: 'JPY', Gross: -590, Net: null, Vat: null, VatRate: null }], translate, formats('it'))),
  ).toEqual(["31/10/2026;2026/1;71;5;Davide Longo;'=Yoga mat;Contanti;JPY;-590;;;S22;;;Sara Monti;;;"]);
  await showLanguage('en', { remember: false });
});

it('an entry of a double-entry export has its amount either as debit or as credit', () => {
  expect(
    rowsOf(
      entriesCsv(
        [entry, { ...entry, Purpose: 'Revenue', Account: '', Debit: 0, Credit: 4_836, VatCode: 'S22' }],
        translate,
        formats('en'),
      ),
    ),
  ).toEqual([
    '10/31/2026,2026/1,71,5,1010,Cash,Yoga mat,59.00,,EUR,,,Sara Monti,-0.59',
    '10/31/2026,2026/1,71,5,,Revenue,Yoga mat,,48.36,EUR,S22,,Sara Monti,-0.59',
  ]);
});
