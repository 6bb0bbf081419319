import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import type { ClubVatInput } from '@clubpulse/contract/billing/receipts/receipts';
import * as calls from '@clubpulse/contract/billing/receipts/receipts.calls';
import { createTransaction, deleteTransaction, updateTransaction } from '@clubpulse/contract/billing/transactions.calls';
import type { BodyOf } from '@clubpulse/contract/call';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { deleteAccount } from '@clubpulse/contract/office/account.calls';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outsideTransaction } from '../../platform/database/pool/one-connection.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { lockSeries } from './receipts.store.ts';

let server: TestServer;
let world: World;
let token: string;
let id: number;
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
const post = (input: Partial<Input> = {}) =>
  server.call(createTransaction, { params: { id }, body: { ...sold, ...input }, token });
const sell = async (input: Partial<Input> = {}) => (await post(input)).result;
const give = (LinkedTransactionId: number, Amount: number, Note = 'The club canceled the class') =>
  sell({ Type: 'Refund', LinkedTransactionId, Amount, Note, Description: '' });
const receipt = async (receiptId: number | null) =>
  (await server.call(calls.getReceipt, { params: { id, receiptId: receiptId ?? 0 }, token })).result;
const vat = (input: Partial<ClubVatInput> = {}) =>
  server.call(calls.saveClubVat, {
    params: { id },
    body: {
      LegalName: 'Cadenza Clubs S.r.l.',
      Address: 'Alzaia Naviglio Grande 42',
      VatNumber: 'IT01234560157',
      Codes: [
        { Code: 'S22', Name: 'Services', Rate: 2_200, IsDefault: true },
        { Code: 'B04', Name: 'Books', Rate: 400, IsDefault: false },
      ],
      Subscriptions: [],
      Packages: [],
      Articles: [],
      ...input,
    },
    token,
  });
const numbersOf = async (Kind: 'Receipt' | 'CreditNote') => {
  const rows = await server.db
    .selectFrom('receipts')
    .select('Number')
    .where('ClubId', '=', id)
    .where('Kind', '=', Kind)
    .orderBy('Number')
    .execute();
  return rows.map(({ Number: number }) => number);
};
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('the numbers of receipts', () => {
  it('have no gap and no duplicate when 30 sales are recorded at two desks at once', async () => {
    const other = world.tokens.ownerA;
    const sales = upTo(30).map((at) =>
      outsideTransaction(() =>
        server.call(createTransaction, {
          params: { id },
          body: { ...sold, Amount: at * 100 },
          token: at % 2 === 0 ? token : other,
        }),
      ),
    );
    const numbers = (await Promise.all(sales)).map(({ result }) => result.ReceiptNumber);
    expect(new Set(numbers)).toEqual(new Set(upTo(30).map((at) => `${year}/${at}`)));
    expect(await numbersOf('Receipt')).toEqual(upTo(30));
  });

  it('have no gap when corrections, which need a number of each series, are recorded at the same time as refunds', {
    tags: ['atLength'],
  }, async () => {
    const before = await Promise.all(upTo(8).map(() => sell()));
    const acts = before.map(({ TransactionId }, at) =>
      outsideTransaction(async () => {
        if (at % 2 === 0) return (await give(TransactionId, 5_900)).ReceiptNumber;
        const body = { ...sold, Amount: 4_900, RowVersion: 0 };
        return (await server.call(updateTransaction, { params: { id, transactionId: TransactionId }, body, token })).result
          .ReceiptNumber;
      }),
    );
    expect(new Set(await Promise.all(acts)).size).toBe(8);
    expect(await numbersOf('Receipt')).toEqual(upTo(12));
    expect(await numbersOf('CreditNote')).toEqual(upTo(8));
  });

  it('have the order of their times: a sale that waited for its number is issued after the wait', async () => {
    const [sale, mark] = await outsideTransaction(() =>
      server.db.transaction().execute(async (trx) => {
        await lockSeries(trx, id);
        const waits = outsideTransaction(() => sell());
        await vi.waitFor(async () => {
          const { rows } = await sql`select from pg_locks where locktype = 'advisory'
            and database = (select oid from pg_database where datname = current_database()) and objid = ${id} and not granted`.execute(
            trx,
          );
          expect(rows).toHaveLength(1);
        });
        const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(trx);
        return [waits, rows[0]?.at] as const;
      }),
    ).then(async ([waits, at]) => [await waits, at] as const);
    const { IssuedAt } = await receipt(sale.ReceiptId);
    expect(Date.parse(IssuedAt)).toBeGreaterThanOrEqual(mark?.getTime() ?? Infinity);
  });

  it('are not used by a refused sale', async () => {
    await sell();
    expect((await post({ VatCode: 'S99' })).problem.errors).toMatchObject([{ field: 'VatCode', key: 'unknown-vat-code' }]);
    const { TransactionId } = await sell();
    expect((await post({ Type: 'Refund', LinkedTransactionId: TransactionId, Amount: 5_901, Note: 'Too much' })).status).toBe(
      400,
    );
    expect((await sell()).ReceiptNumber).toBe(`${year}/3`);
    expect((await give(TransactionId, 5_900)).ReceiptNumber).toBe(`NC ${year}/1`);
  });

  it('begin with 1 in each club', async () => {
    await sell();
    const inOther = { params: { id: world.clubB }, body: sold, token: world.tokens.managerB };
    expect((await server.call(createTransaction, inOther)).result.ReceiptNumber).toBe(`${year}/1`);
  });
});

describe('a receipt', () => {
  it('states the VAT of the default code, or of the code that a sale by hand names', async () => {
    await vat();
    expect((await receipt((await sell()).ReceiptId)).Vat).toEqual({
      Code: 'S22',
      Name: 'Services',
      Rate: 2_200,
      Net: 4_836,
      Vat: 1_064,
    });
    expect((await receipt((await sell({ VatCode: 'B04', Amount: 1_200 })).ReceiptId)).Vat).toMatchObject({ Net: 1_154, Vat: 46 });
  });

  it('has no VAT in a club without VAT codes', async () => {
    expect(await receipt((await sell()).ReceiptId)).toMatchObject({ Vat: null, VatNumber: '', Amount: 5_900 });
  });

  it('stays as it was issued when member, club and VAT code change', async () => {
    await vat();
    const { ReceiptId } = await sell({ UserId: world.ids.athleteA });
    const before = await receipt(ReceiptId);
    expect(before).toMatchObject({ LegalName: 'Cadenza Clubs S.r.l.', VatNumber: 'IT01234560157', Text: 'Yoga mat' });
    expect(before.MemberName).not.toBeNull();
    await vat({ LegalName: 'Other', Codes: [{ Code: 'S22', Name: 'Other', Rate: 1_000, IsDefault: true }] });
    await server.db
      .updateTable('users')
      .set({ FirstMidName: 'New', LastName: 'Name' })
      .where('UserId', '=', world.ids.athleteA)
      .execute();
    await server.db.updateTable('clubs').set({ Name: 'New name' }).where('ClubId', '=', id).execute();
    expect(await receipt(ReceiptId)).toEqual(before);
  });

  it('retains the printed name of a member whose account is deleted, and can no longer be mailed', {
    tags: ['atLength'],
  }, async () => {
    const Email = `goes-${id}@example.com`;
    await server.provider?.createAccount({ email: Email, password: 'a long enough password', verified: true });
    const own = await server.tokenFor(Email);
    await server.call(joinClub, { body: { Code: world.codeA }, token: own });
    const { UserId } = (await server.call(getSelf, { token: own })).result;
    const { ReceiptId } = await sell({ UserId });
    const before = await receipt(ReceiptId);
    expect(before.MemberName).not.toBeNull();
    expect((await server.call(deleteAccount, { params: { id: UserId }, body: { Email }, token: own })).status).toBe(204);
    expect(await receipt(ReceiptId)).toEqual(before);
    const mailed = await server.call(calls.mailReceipt, { params: { id, receiptId: ReceiptId ?? 0 }, token });
    expect(mailed.problem.ErrorType).toBe('ReceiptWithoutMember');
  });

  it('is read by its member, and by no other user', async () => {
    const { ReceiptId } = await sell({ UserId: world.ids.athleteA });
    const params = { id: world.ids.athleteA, receiptId: ReceiptId ?? 0 };
    expect((await server.call(calls.getMyReceipt, { params, token: world.tokens.athleteA })).result).toMatchObject({ ReceiptId });
    const other = { params: { ...params, id: world.ids.neighbourA }, token: world.tokens.neighbourA };
    expect((await server.call(calls.getMyReceipt, other)).status).toBe(404);
    const elsewhere = { params: { id: world.clubB, receiptId: ReceiptId ?? 0 }, token: world.tokens.managerB };
    expect((await server.call(calls.getReceipt, elsewhere)).status).toBe(404);
  });

  it.each([
    ['without decimals', 'JPY', 1_100, 1_000],
    ['with three decimals', 'KWD', 10_005, 9_095],
  ])('is rounded to the minor unit of a currency %s', async (_title, Currency, Amount, Net) => {
    await server.db.updateTable('clubs').set({ Currency }).where('ClubId', '=', id).execute();
    await vat({ Codes: [{ Code: 'T10', Name: '', Rate: 1_000, IsDefault: true }] });
    const { ReceiptId } = await sell({ Currency, Amount });
    expect(await receipt(ReceiptId)).toMatchObject({ Currency, Amount, Vat: { Net, Vat: Amount - Net } });
  });

  it('is an original once, and a copy afterwards', async () => {
    const { ReceiptId } = await sell();
    const print = async () =>
      (await server.call(calls.printReceipt, { params: { id, receiptId: ReceiptId ?? 0 }, token })).result;
    expect([(await receipt(ReceiptId)).IsCopy, await print(), await print()]).toEqual([
      false,
      { IsCopy: false },
      { IsCopy: true },
    ]);
  });

  it('is mailed to its member in their language, and states that it is a copy', async () => {
    await vat();
    await server.db.updateTable('users').set({ Language: 'it' }).where('UserId', '=', world.ids.athleteA).execute();
    const { ReceiptId } = await sell({ UserId: world.ids.athleteA });
    const params = { id, receiptId: ReceiptId ?? 0 };
    await server.call(calls.printReceipt, { params, token });
    const { Email } = (await server.call(calls.mailReceipt, { params, token })).result;
    const mail = await server.db
      .selectFrom('mails')
      .selectAll()
      .where('To', '=', Email)
      .orderBy('MailId', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.Subject).toContain(`La tua ricevuta ${year}/1`);
    for (const words of ['Yoga mat: 59,00', 'IVA 22%', 'imponibile 48,36', 'Copia']) expect(mail.Text).toContain(words);
  });
});

describe('a credit note', () => {
  it('names receipt and reason, and all credit notes together have the VAT of the receipt', async () => {
    await vat();
    const purchase = await sell({ Amount: 1_000 });
    for (const Amount of [333, 333, 334]) await give(purchase.TransactionId, Amount);
    const { Referring, Vat } = await receipt(purchase.ReceiptId);
    const notes = await Promise.all(Referring.map(({ ReceiptId }) => receipt(ReceiptId)));
    expect(notes[0]).toMatchObject({
      Kind: 'CreditNote',
      Text: 'Yoga mat',
      Reason: 'The club canceled the class',
      IsCorrection: false,
    });
    expect(notes[0]?.Of?.ReceiptId).toBe(purchase.ReceiptId);
    expect(notes.reduce((sum, note) => sum + (note.Vat?.Net ?? 0), 0)).toBe(Vat?.Net);
    expect((await post({ Type: 'Refund', LinkedTransactionId: purchase.TransactionId, Amount: 1, Note: 'More' })).status).toBe(
      400,
    );
  });

  it('has the VAT code of its receipt also after the code of the club has changed', { tags: ['atLength'] }, async () => {
    await vat();
    const purchase = await sell();
    await vat({ Codes: [{ Code: 'N10', Name: 'New', Rate: 1_000, IsDefault: true }] });
    expect((await receipt((await give(purchase.TransactionId, 5_900)).ReceiptId)).Vat).toMatchObject({ Code: 'S22', Net: 4_836 });
  });

  it('of a transaction without a receipt names no receipt', async () => {
    const { TransactionId } = await server.db
      .insertInto('transactions')
      .values({ ...sold, ClubId: id })
      .returning('TransactionId')
      .executeTakeFirstOrThrow();
    expect(await receipt((await give(TransactionId, 900)).ReceiptId)).toMatchObject({
      Kind: 'CreditNote',
      Of: null,
      Text: 'Yoga mat',
    });
  });
});

describe('a correction', () => {
  const correct = (transactionId: number, changed: Partial<Input>, RowVersion = 0) =>
    server.call(updateTransaction, { params: { id, transactionId }, body: { ...sold, ...changed, RowVersion }, token });

  it('of an amount cancels the receipt by a credit note and issues a new one with the same VAT code', async () => {
    await vat();
    const before = await sell({ VatCode: 'B04' });
    const after = (await correct(before.TransactionId, { Amount: 4_900 })).result;
    expect([before.ReceiptNumber, after.ReceiptNumber]).toEqual([`${year}/1`, `${year}/2`]);
    expect(await receipt(after.ReceiptId)).toMatchObject({ Amount: 4_900, Of: null, Vat: { Code: 'B04' } });
    const old = await receipt(before.ReceiptId);
    expect(old).toMatchObject({ Amount: 5_900, Referring: [{ Kind: 'CreditNote', Amount: 5_900 }] });
    expect(await receipt(old.Referring[0]?.ReceiptId ?? 0)).toMatchObject({ IsCorrection: true, Vat: { Net: old.Vat?.Net } });
  });

  it('of texts does not change the receipt', async () => {
    const before = await sell();
    const after = (await correct(before.TransactionId, { Description: 'Towel' })).result;
    expect(after.ReceiptId).toBe(before.ReceiptId);
    expect(await receipt(after.ReceiptId)).toMatchObject({ Text: 'Yoga mat', Referring: [] });
  });

  it('of the payment method cancels the receipt and issues one with the new method, also for a refund', async () => {
    const before = await sell();
    const after = (await correct(before.TransactionId, { Method: 'Debit' })).result;
    expect(await receipt(after.ReceiptId)).toMatchObject({ Method: 'Debit', Amount: 5_900, Referring: [] });
    expect(await receipt(before.ReceiptId)).toMatchObject({ Method: 'Cash', Referring: [{ Kind: 'CreditNote', Amount: 5_900 }] });
    const refund = await give(before.TransactionId, 2_000);
    const refunded = { Type: 'Refund', LinkedTransactionId: before.TransactionId, Amount: 2_000, Note: 'Torn' } as const;
    const byCard = (await correct(refund.TransactionId, { ...refunded, Method: 'Debit' })).result;
    expect(await receipt(byCard.ReceiptId)).toMatchObject({ Kind: 'CreditNote', Method: 'Debit', Amount: 2_000 });
    const { rows } = await sql<{ Method: string; sum: number }>`
      select "Method", sum(case "Kind" when 'Receipt' then "Amount" else -"Amount" end)::int as sum
      from receipts where "ClubId" = ${id} group by 1 order by 1`.execute(server.db);
    expect(rows).toEqual([
      { Method: 'Cash', sum: 0 },
      { Method: 'Debit', sum: 3_900 },
    ]);
    expect(await correct(before.TransactionId, { Method: 'Cash' }, 2)).toMatchObject({ status: 409 });
  });

  it('by deletion cancels the receipt', async () => {
    const { TransactionId, ReceiptId } = await sell();
    await server.call(deleteTransaction, { params: { id, transactionId: TransactionId }, token });
    expect((await receipt(ReceiptId)).Referring).toMatchObject([{ Kind: 'CreditNote', Number: 1, Amount: 5_900 }]);
  });

  it('by deletion of a refund cancels its credit note by a receipt, and the whole amount can be refunded again', {
    tags: ['atLength'],
  }, async () => {
    await vat();
    const purchase = await sell();
    const refund = await give(purchase.TransactionId, 5_000);
    await server.call(deleteTransaction, { params: { id, transactionId: refund.TransactionId }, token });
    const canceled = await receipt(refund.ReceiptId);
    expect(canceled.Referring).toMatchObject([{ Kind: 'Receipt', Number: 2, Amount: 5_000 }]);
    expect((await give(purchase.TransactionId, 5_900)).ReceiptNumber).toBe(`NC ${year}/2`);
  });
});

it('receipts less credit notes have the sum of the transactions', async () => {
  await vat();
  const first = await sell({ Amount: 12_345 });
  const second = await sell({ Amount: 777 });
  const refund = await give(first.TransactionId, 2_345);
  await give(first.TransactionId, 1_000);
  await server.call(deleteTransaction, { params: { id, transactionId: refund.TransactionId }, token });
  await server.call(updateTransaction, {
    params: { id, transactionId: second.TransactionId },
    body: { ...sold, Amount: 700, RowVersion: 0 },
    token,
  });
  const { rows } = await sql<{ documents: number; books: number; nets: number; gross: number }>`
    select
      (select sum(case "Kind" when 'Receipt' then "Amount" else -"Amount" end) from receipts where "ClubId" = ${id})::integer as documents,
      (select sum(case "Type" when 'Purchase' then "Amount" else -"Amount" end) from transactions
        where "ClubId" = ${id} and "DeletedAt" is null)::integer as books,
      (select sum("Left") from receipts where "ClubId" = ${id} and "Kind" = 'Receipt')::integer as gross,
      (select sum("LeftNet") from receipts where "ClubId" = ${id} and "Kind" = 'Receipt')::integer as nets`.execute(server.db);
  expect(rows[0]).toEqual({ documents: 12_045, books: 12_045, gross: 12_045, nets: 9_873 });
});

describe('the VAT of a club', () => {
  it('is stored with the codes of products, which lose a deleted code', async () => {
    const type = await server.db
      .insertInto('class_subscriptions')
      .values({ ClubId: id, Name: 'Open', Type: 'Open', Price: 5_900, Currency: 'EUR' })
      .returning('ClassSubscriptionId')
      .executeTakeFirstOrThrow();
    const Subscriptions = [{ ...type, VatCode: 'B04' }];
    expect((await vat({ Subscriptions })).result.Subscriptions).toContainEqual({ ...type, Name: 'Open', VatCode: 'B04' });
    const Codes = [{ Code: 'S22', Name: '', Rate: 2_200, IsDefault: true }];
    expect((await vat({ Codes })).result.Subscriptions).toContainEqual({ ...type, Name: 'Open', VatCode: null });
  });

  it('is refused with a code twice, two defaults, an unknown code or a product of another club', async () => {
    const code = { Code: 'S22', Name: '', Rate: 2_200, IsDefault: true };
    const foreign = await server.db
      .insertInto('credits_packages')
      .values({ ClubId: world.clubB, Name: 'Ten', Credits: 10, Price: 1, Currency: 'EUR' })
      .returning('ClubCreditsPackageId')
      .executeTakeFirstOrThrow();
    const refused = await vat({ Codes: [code, code], Packages: [{ ...foreign, VatCode: 'S23' }] });
    expect(refused.problem.errors?.map(({ field, key }) => `${field} ${key}`)).toEqual([
      'Codes.1.Code vat-code-twice',
      'Codes.1.IsDefault vat-default-twice',
      'Packages.0.ClubCreditsPackageId invalid-id',
      'Packages.0.VatCode unknown-vat-code',
    ]);
  });
});
