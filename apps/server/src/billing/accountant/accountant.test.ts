import type { ExportFormat } from '@clubpulse/contract/billing/accountant/accountant';
import * as calls from '@clubpulse/contract/billing/accountant/accountant.calls';
import { closeDay, openCashDesk } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { saveClubVat } from '@clubpulse/contract/billing/receipts/receipts.calls';
import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import type { BodyOf } from '@clubpulse/contract/call';
import { addDays } from '@clubpulse/rules/time/days';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let token: string;
let id: number;
const today = new Date().toISOString().slice(0, 10);
const range = { From: addDays(today, -1), To: addDays(today, 1) };
const year = new Date().getFullYear();
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
  token = world.tokens.managerA;
  id = world.clubA;
});

type Input = BodyOf<typeof createTransaction>;
const sold = { Type: 'Purchase', Method: 'Cash', Amount: 5_900, Currency: 'EUR', Description: 'Yoga mat' } as const;
const sell = async (input: Partial<Input> = {}) =>
  (await server.call(createTransaction, { params: { id }, body: { ...sold, ...input }, token })).result;
const vat = (isDefault = true) =>
  server.call(saveClubVat, {
    params: { id },
    body: {
      LegalName: '',
      Address: '',
      VatNumber: '',
      Codes: [
        { Code: 'S22', Name: '', Rate: 2_200, IsDefault: isDefault },
        { Code: 'B04', Name: '', Rate: 400, IsDefault: false },
      ],
      Subscriptions: [],
      Packages: [],
      Articles: [],
    },
    token,
  });
const make = (Format: ExportFormat, changed: Partial<typeof range> = {}) =>
  server.call(calls.makeExport, { params: { id }, body: { ...range, ...changed, Format }, token });
const preview = async () => (await server.call(calls.previewExport, { params: { id }, query: range, token })).result;

async function sales() {
  await vat();
  const first = await sell({ UserId: world.ids.athleteA });
  await sell({ VatCode: 'B04', Amount: 1_200, Description: '=Book' });
  await sell({ Type: 'Refund', LinkedTransactionId: first.TransactionId, Amount: 900, Note: 'Canceled', Description: '' });
  await vat(false);
  await sell({ Amount: 500, Method: 'Debit', Description: 'Towel' });
}

describe('an export', () => {
  it('has a line for each document, with its member, refund and VAT', async () => {
    await sales();
    const { Lines, Export } = (await make('Csv')).result;
    expect(Lines.map((one) => [one.Number, one.Gross, one.Net, one.Vat, one.VatCode, one.OfNumber])).toEqual([
      [`${year}/1`, 5_900, 4_836, 1_064, 'S22', null],
      [`${year}/2`, 1_200, 1_154, 46, 'B04', null],
      [`NC ${year}/1`, -900, -738, -162, 'S22', `${year}/1`],
      [`${year}/3`, 500, null, null, null, null],
    ]);
    expect(Lines[0]).toMatchObject({ MemberId: world.ids.athleteA, Text: 'Yoga mat', ProviderFee: null });
    expect(Export).toMatchObject({ Lines: 4, Version: 1, ReplacedAt: null });
  });

  it('leaves out transactions that are marked as not exported, and transactions of other days', async () => {
    await sell({ VisibleInExport: false });
    await sell();
    expect((await make('Csv')).result.Lines).toHaveLength(1);
    expect((await preview()).LeftOut).toBe(1);
    const past = { From: addDays(today, -9), To: addDays(today, -8) };
    expect((await make('Csv', past)).result.Lines).toEqual([]);
  });

  it('contains the fee and the payout of the payment provider', async () => {
    const { TransactionId } = await sell();
    await server.db
      .updateTable('transactions')
      .set({ PaymentMode: 'Online', ExtPaymentId: `pi_${id}`, ProviderFee: 114 })
      .where('TransactionId', '=', TransactionId)
      .execute();
    await server.db.updateTable('receipts').set({ PaymentMode: 'Online' }).where('TransactionId', '=', TransactionId).execute();
    expect((await make('Csv')).result.Lines).toMatchObject([{ PaymentMode: 'Online', ProviderFee: 114, ExtPayoutId: null }]);
  });

  it('as double entry is balanced for each document and has the numbers of accounts', async () => {
    await sales();
    const Accounts = [
      { Purpose: 'Cash', VatCode: '', Account: '1010' },
      { Purpose: 'Revenue', VatCode: 'S22', Account: '3010' },
    ] as const;
    await server.call(calls.saveBookAccounts, { params: { id }, body: { Accounts: [...Accounts] }, token });
    const { Entries } = (await make('DoubleEntry')).result;
    const balances = new Map<string, number>();
    for (const { Number: number, Debit, Credit } of Entries) balances.set(number, (balances.get(number) ?? 0) + Debit - Credit);
    expect([...balances.values()]).toEqual([0, 0, 0, 0]);
    expect(Entries.filter(({ Account }) => Account !== '').map(({ Account, Debit, Credit }) => [Account, Debit, Credit])).toEqual(
      [
        ['1010', 5_900, 0],
        ['3010', 0, 4_836],
        ['1010', 1_200, 0],
        ['1010', 0, 900],
        ['3010', 738, 0],
      ],
    );
    expect((await preview()).MissingAccounts).toEqual([
      { Purpose: 'Vat', VatCode: '' },
      { Purpose: 'Revenue', VatCode: 'B04' },
      { Purpose: 'Debit', VatCode: '' },
      { Purpose: 'Revenue', VatCode: '' },
    ]);
  });

  it('as a workbook has a sheet for all lines and one for each VAT code, and no formula', async () => {
    await sales();
    const { Workbook, Export } = (await make('Xlsx')).result;
    expect(Export.FileName).toMatch(/\.xlsx$/);
    const files = unzipSync(Buffer.from(Workbook ?? '', 'base64'));
    const text = (name: string) => Buffer.from(files[name] ?? []).toString();
    const names = [...text('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['All', 'VAT S22', 'VAT B04', 'Without a code']);
    const rows = names.map((_, at) => text(`xl/worksheets/sheet${at + 1}.xml`).match(/<row /g)?.length);
    expect(rows).toEqual([5, 3, 2, 2]);
    for (const name of Object.keys(files)) expect(text(name)).not.toContain('<f>');
    expect(text('xl/worksheets/sheet1.xml')).toContain('<v>48.36</v>');
  });

  it('of the same range and format gets the next version number, and replaces the earlier export', async () => {
    await sell();
    const first = (await make('Csv')).result.Export;
    const second = (await make('Csv')).result.Export;
    const other = (await make('DoubleEntry')).result.Export;
    expect([first.Version, second.Version, other.Version]).toEqual([1, 2, 1]);
    expect(second.FileName).toBe(first.FileName.replace('.csv', '_v2.csv'));
    const { data } = (await server.call(calls.listExports, { params: { id }, token })).result;
    expect(data.map((one) => [one.Format, one.Version, one.ReplacedAt !== null])).toEqual([
      ['DoubleEntry', 1, false],
      ['Csv', 2, false],
      ['Csv', 1, true],
    ]);
    expect(data[0]?.By).not.toBeNull();
  });

  it('of more than 120 days, or of a range that ends before it begins, is refused', async () => {
    expect((await make('Csv', { From: addDays(today, -120), To: today })).problem.ErrorType).toBe('ReportTooLong');
    expect((await make('Csv', { From: addDays(today, -119), To: today })).status).toBe(201);
    expect((await make('Csv', { From: today, To: addDays(today, -1) })).problem.errors).toMatchObject([{ field: 'To' }]);
  });
});

describe('the preview of an export', () => {
  it('has the sums by VAT code that an SQL statement over the transactions computes', async () => {
    await sales();
    const { rows } = await sql<{ code: string | null; gross: number; net: number }>`
      select coalesce(of."VatCode", r."VatCode") as code,
        sum(case t."Type" when 'Refund' then -t."Amount" else t."Amount" end)::integer as gross,
        sum(round(case t."Type" when 'Refund' then -t."Amount" else t."Amount" end * 10000::numeric
          / (10000 + coalesce(r."VatRate", 0))))::integer as net
      from transactions as t
      join receipts as r on r."ReceiptId" = t."ReceiptId"
      left join transactions as purchase on purchase."TransactionId" = t."LinkedTransactionId"
      left join receipts as of on of."ReceiptId" = purchase."ReceiptId"
      where t."ClubId" = ${id} and t."DeletedAt" is null
      group by 1 order by 1`.execute(server.db);
    const { Sums, Receipts, CreditNotes } = await preview();
    expect(Sums.map(({ VatCode: code, Gross: gross, Net: net }) => ({ code, gross, net }))).toEqual(rows);
    expect(rows).toHaveLength(3);
    expect([Receipts, CreditNotes]).toEqual([3, 1]);
    for (const { Gross, Net, Vat } of Sums) expect(Net + Vat).toBe(Gross);
  });

  it('has the newest lines with their entries, and the sum of both sides', async () => {
    await sales();
    const { Newest, Balanced, Sums } = await preview();
    const { Lines } = (await make('Csv')).result;
    const { Entries } = (await make('DoubleEntry')).result;
    expect(Newest).toEqual({ Lines: Lines.slice(-5), Entries });
    const sides = (side: 'Debit' | 'Credit') => Entries.reduce((sum, entry) => sum + entry[side], 0);
    expect(Balanced).toEqual([{ Currency: 'EUR', Amount: sides('Credit') }]);
    expect([sides('Debit'), Sums.length]).toEqual([sides('Credit'), 3]);
  });

  it('names lines without a VAT code and counts lines of days that are not closed and of transactions without a receipt', async () => {
    await sales();
    await server.db
      .insertInto('transactions')
      .values({ ...sold, ClubId: id })
      .execute();
    expect(await preview()).toMatchObject({ WithoutCode: { Lines: 1, Texts: ['Towel'] }, OpenLines: 4, WithoutReceipt: 1 });
    await server.call(openCashDesk, { params: { id }, body: { Float: 0 }, token });
    expect((await preview()).OpenLines).toBe(0);
    const { TransactionId } = await sell();
    expect((await preview()).OpenLines).toBe(1);
    const nothing = { Expected: 0, Counted: 0 };
    const Counted = [
      { Method: 'Cash' as const, Expected: 5_900, Counted: 5_900 },
      { Method: 'Debit' as const, ...nothing },
      { Method: 'Credit' as const, ...nothing },
    ];
    await server.call(closeDay, { params: { id }, body: { Counted, FloatLeft: 0 }, token });
    expect(TransactionId).toBeGreaterThan(0);
    expect((await preview()).OpenLines).toBe(0);
  });

  it('reports no missing VAT code in a club without VAT codes', async () => {
    await sell();
    expect((await preview()).WithoutCode).toEqual({ Lines: 0, Texts: [] });
  });
});

it('accounts are stored for the codes of the club, and another code is refused', async () => {
  await vat();
  const save = (VatCode: string) =>
    server.call(calls.saveBookAccounts, {
      params: { id },
      body: { Accounts: [{ Purpose: 'Revenue', VatCode, Account: '3010' }] },
      token,
    });
  expect((await save('S23')).problem.errors).toMatchObject([{ field: 'Accounts.0.VatCode', key: 'unknown-vat-code' }]);
  expect((await save('S22')).result.Accounts).toContainEqual({ Purpose: 'Revenue', VatCode: 'S22', Account: '3010' });
});
