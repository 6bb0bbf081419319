import { getCashDesk, openCashDesk } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import type { ArticleFields, GoodsSale } from '@clubpulse/contract/billing/goods/goods';
import * as calls from '@clubpulse/contract/billing/goods/goods.calls';
import { getReceipt, printReceipt, saveClubVat } from '@clubpulse/contract/billing/receipts/receipts.calls';
import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours } from '../../test/booking-rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let token: string;
let id: number;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
  token = world.tokens.managerA;
  id = world.clubA;
});

const water: ArticleFields = { Name: 'Water', Price: 150, IsOnSale: true };
const create = (fields: Partial<ArticleFields> = {}) =>
  server.call(calls.createArticle, { params: { id }, body: { ...water, ...fields }, token });
const added = async (fields: Partial<ArticleFields> = {}) => (await create(fields)).result;
const update = (articleId: number, RowVersion: number, fields: Partial<ArticleFields> = {}) =>
  server.call(calls.updateArticle, { params: { id, articleId }, body: { ...water, ...fields, RowVersion }, token });
const list = async (query: { globalSearch?: string; start?: number; length?: number } = {}) =>
  (await server.call(calls.listArticles, { params: { id }, query, token })).result;
const sellLines = (body: { Lines: GoodsSale['Lines']; UserId?: number }, key?: string) =>
  server.call(calls.sellGoods, {
    params: { id },
    body: { Method: 'Cash', ...body },
    token,
    ...(key === undefined ? {} : { key }),
  });
const sell = (
  ArticleId: number,
  { UserId, ...line }: { Quantity?: number; Price?: number; UserId?: number } = {},
  key?: string,
) => sellLines({ Lines: [{ ArticleId, Quantity: 2, Price: 150, ...line }], ...(UserId === undefined ? {} : { UserId }) }, key);
async function booked(): Promise<{ count: number; sum: number }> {
  const { rows } = await sql<{ count: number; sum: number }>`
    select count(*)::int as count, coalesce(sum("Amount"), 0)::int as sum from transactions where "ClubId" = ${id}`.execute(
    server.db,
  );
  return rows[0] ?? { count: -1, sum: -1 };
}

describe('the list of goods', () => {
  it('is sorted by state and name, and contains only articles of its club', async () => {
    await added({ Name: 'water' });
    await added({ Name: 'Cap', IsOnSale: false });
    await added({ Name: 'Towel' });
    const foreign = { params: { id: world.clubB }, body: { ...water, Name: 'Shake' }, token: world.tokens.managerB };
    await server.call(calls.createArticle, foreign);
    const { data, recordsTotal } = await list();
    expect(data.map(({ Name }) => Name)).toEqual(['Towel', 'water', 'Cap']);
    expect(data[0]).toMatchObject({ ClubId: id, Price: 150, Currency: 'EUR', IsOnSale: true, RowVersion: 0 });
    expect(recordsTotal).toBe(3);
  });

  it('is searched by the words of a name without case and accents, and paged', async () => {
    for (const Name of ['Café bar', 'Bar with nuts', 'Water']) await added({ Name });
    expect(await list({ globalSearch: 'BAR cafe' })).toMatchObject({
      recordsTotal: 3,
      recordsFiltered: 1,
      data: [{ Name: 'Café bar' }],
    });
    const second = await list({ start: 1, length: 1 });
    expect(second).toMatchObject({ recordsFiltered: 3, data: [{ Name: 'Café bar' }] });
  });
});

describe('an article', () => {
  it('cannot have the name of another article on sale, whatever the case', async () => {
    await added();
    const refused = await create({ Name: 'WATER' });
    expect(refused.problem).toMatchObject({ ErrorType: 'ArticleNameExists', errors: [{ field: 'Name' }] });
    const off = await added({ IsOnSale: false });
    expect((await update(off.ArticleId, 0)).problem.ErrorType).toBe('ArticleNameExists');
    expect((await list()).data).toMatchObject([{ IsOnSale: true }, { IsOnSale: false, RowVersion: 0 }]);
  });

  it('is added once when two users add the same name at once', async () => {
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await list()).recordsTotal).toBe(1);
  });

  it('has a price above 0 and at most the limit of an amount', async () => {
    for (const Price of [0, -1, 1.5, 1_000_000_001])
      expect((await create({ Price })).problem).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ field: 'Price' }] });
    expect((await create({ Price: 1_000_000_000 })).status).toBe(201);
  });

  it('is changed only from its stored version, and only in its club', async () => {
    const { ArticleId } = await added();
    expect((await update(ArticleId, 0, { Price: 180 })).result).toMatchObject({ ArticleId, Price: 180, RowVersion: 1 });
    expect((await update(ArticleId, 0, { Price: 190 })).problem.ErrorType).toBe('StaleRowVersion');
    const foreign = { params: { id: world.clubB, articleId: ArticleId }, body: { ...water, RowVersion: 1 } };
    expect((await server.call(calls.updateArticle, { ...foreign, token: world.tokens.managerB })).status).toBe(404);
    expect((await list()).data).toMatchObject([{ Price: 180 }]);
  });
});

describe('a sale at the desk', () => {
  it('records one payment with its description, member and operator, which the cash desk counts', async () => {
    await server.call(openCashDesk, { params: { id }, body: { Float: 0 }, token });
    const { ArticleId } = await added();
    const { status, result } = await sell(ArticleId, { UserId: world.ids.athleteA });
    expect(status).toBe(201);
    expect(result).toMatchObject({ Amount: 300, Currency: 'EUR', Description: '2 × Water' });
    expect(result.Transactions).toMatchObject([
      {
        UserId: world.ids.athleteA,
        Type: 'Purchase',
        Method: 'Cash',
        PaymentMode: 'Manual',
        Amount: 300,
        Currency: 'EUR',
        PlatformFee: 0,
        Description: '2 × Water',
      },
    ]);
    expect(await booked()).toEqual({ count: 1, sum: 300 });
    const desk = (await server.call(getCashDesk, { params: { id }, token })).result;
    expect(desk.Lines[0]).toMatchObject({ Method: 'Cash', Sold: 300 });
  });

  it('is recorded once when its request is repeated', async () => {
    const { ArticleId } = await added();
    const [first, again] = [await sell(ArticleId, {}, 'sale-1'), await sell(ArticleId, {}, 'sale-1')];
    expect(again.result).toEqual(first.result);
    expect(await booked()).toEqual({ count: 1, sum: 300 });
    expect((await sell(ArticleId, { Quantity: 3 }, 'sale-1')).problem.ErrorType).toBe('IdempotencyKeyReused');
  });

  it('is refused when the article is off sale or its price changed, and records nothing', async () => {
    const { ArticleId } = await added();
    await update(ArticleId, 0, { Price: 180 });
    const changed = await sell(ArticleId);
    expect(changed.problem).toMatchObject({
      ErrorType: 'ArticlePriceChanged',
      values: { amount: '1.80 EUR', Price: 180, Currency: 'EUR' },
    });
    await update(ArticleId, 1, { Price: 180, IsOnSale: false });
    expect((await sell(ArticleId, { Price: 180 })).problem.ErrorType).toBe('ArticleNotOnSale');
    expect(await booked()).toEqual({ count: 0, sum: 0 });
  });

  it('is refused when the price is in an earlier currency of the club, until the article is saved again', async () => {
    const { ArticleId } = await added();
    await server.db.updateTable('clubs').set({ Currency: 'CHF' }).where('ClubId', '=', id).execute();
    expect((await sell(ArticleId)).problem.ErrorType).toBe('ArticleNotOnSale');
    await update(ArticleId, 0);
    expect((await sell(ArticleId)).result).toMatchObject({ Amount: 300, Currency: 'CHF' });
  });

  it('is refused for a user of another club, an article of another club and a quantity outside 1 to 99', async () => {
    const { ArticleId } = await added();
    const foreign = await sell(ArticleId, { UserId: world.ids.athleteB });
    expect(foreign.problem).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ field: 'UserId', key: 'invalid-id' }] });
    const body = { Lines: [{ ArticleId, Quantity: 1, Price: 150 }], Method: 'Cash' } as const;
    const params = { id: world.clubB };
    const elsewhere = await server.call(calls.sellGoods, { params, body, token: world.tokens.managerB });
    expect(elsewhere.problem.errors).toMatchObject([{ field: 'Lines.0.ArticleId', key: 'invalid-id' }]);
    for (const [Quantity, key] of [
      [0, 'number-too-low'],
      [100, 'number-too-high'],
    ] as const)
      expect((await sell(ArticleId, { Quantity })).problem).toMatchObject({ errors: [{ field: 'Lines.0.Quantity', key }] });
    expect(await booked()).toEqual({ count: 0, sum: 0 });
    expect((await sell(ArticleId, { Quantity: 99 })).result).toMatchObject({ Amount: 14_850 });
  });
});

describe('a sale of several goods', () => {
  const codes = [
    { Code: 'B10', Name: 'Drinks', Rate: 1_000, IsDefault: false },
    { Code: 'S22', Name: 'Services', Rate: 2_200, IsDefault: true },
  ];
  const coded = async (articleId: number) => {
    const body = { LegalName: '', Address: '', VatNumber: '', Codes: codes, Subscriptions: [], Packages: [] };
    const Articles = [{ ArticleId: articleId, VatCode: 'B10' }];
    return server.call(saveClubVat, { params: { id }, body: { ...body, Articles }, token });
  };
  const receipt = async (receiptId: number | null = 0) =>
    (await server.call(getReceipt, { params: { id, receiptId: receiptId ?? 0 }, token })).result;
  const sellBoth = async () => {
    const [{ ArticleId: waterId }, { ArticleId: towelId }] = [await added(), await added({ Name: 'Towel', Price: 500 })];
    expect((await coded(waterId)).result.Articles).toContainEqual({ ArticleId: waterId, Name: 'Water', VatCode: 'B10' });
    const Lines = [
      { ArticleId: waterId, Quantity: 2, Price: 150 },
      { ArticleId: towelId, Quantity: 1, Price: 500 },
    ];
    return (await sellLines({ Lines, UserId: world.ids.athleteA })).result;
  };

  it('has one receipt whose lines have the VAT codes of their articles', async () => {
    const { Amount, Description, Transactions } = await sellBoth();
    expect([Amount, Description]).toEqual([800, '2 × Water, 1 × Towel']);
    expect(await booked()).toEqual({ count: 2, sum: 800 });
    expect(new Set(Transactions.map(({ ReceiptNumber }) => ReceiptNumber)).size).toBe(1);
    const [first, second] = [await receipt(Transactions[0]?.ReceiptId), await receipt(Transactions[1]?.ReceiptId)];
    expect(second.Lines).toEqual(first.Lines);
    expect(first.Lines).toMatchObject([
      { Text: '2 × Water', Amount: 300, Vat: { Code: 'B10', Net: 273, Vat: 27 } },
      { Text: '1 × Towel', Amount: 500, Vat: { Code: 'S22', Net: 410, Vat: 90 } },
    ]);
    const next = (await sell((await added({ Name: 'Cap' })).ArticleId)).result.Transactions[0];
    expect(await receipt(next?.ReceiptId)).toMatchObject({ Number: first.Number + 1, Lines: [{ Amount: 300 }] });
  });

  it('is printed as one original, and a refund of a line credits this line only', async () => {
    const { Transactions } = await sellBoth();
    const [waterSale, towelSale] = Transactions;
    const print = async (receiptId: number | null = 0) =>
      (await server.call(printReceipt, { params: { id, receiptId: receiptId ?? 0 }, token })).result.IsCopy;
    expect([await print(waterSale?.ReceiptId), await print(towelSale?.ReceiptId)]).toEqual([false, true]);
    const refund = {
      Type: 'Refund',
      Method: 'Cash',
      Amount: 500,
      Currency: 'EUR',
      Description: '',
      Note: 'Torn',
      LinkedTransactionId: towelSale?.TransactionId ?? 0,
    } as const;
    const { result } = await server.call(createTransaction, { params: { id }, body: refund, token });
    expect(await receipt(result.ReceiptId)).toMatchObject({
      Kind: 'CreditNote',
      Vat: { Code: 'S22', Net: 410 },
      Lines: [{ Amount: 500 }],
    });
    expect((await receipt(waterSale?.ReceiptId)).Referring).toMatchObject([{ Kind: 'CreditNote', Amount: 500 }]);
    expect((await server.call(createTransaction, { params: { id }, body: { ...refund, Amount: 1 }, token })).status).toBe(400);
  });

  it('is refused as a whole when one of the prices changed, and uses no number', async () => {
    const [{ ArticleId: waterId }, { ArticleId: towelId }] = [await added(), await added({ Name: 'Towel', Price: 500 })];
    const Lines = [
      { ArticleId: waterId, Quantity: 1, Price: 150 },
      { ArticleId: towelId, Quantity: 1, Price: 400 },
    ];
    expect((await sellLines({ Lines })).problem).toMatchObject({ ErrorType: 'ArticlePriceChanged', values: { name: 'Towel' } });
    expect(await booked()).toEqual({ count: 0, sum: 0 });
    const { Transactions } = (await sell(waterId)).result;
    expect((await receipt(Transactions[0]?.ReceiptId)).Number).toBe(1);
  });
});

it('the activity log lists added, changed and sold goods with their author, a sale once', async () => {
  const { ArticleId } = await added();
  await update(ArticleId, 0, { Price: 180 });
  await sell(ArticleId, { Price: 180, UserId: world.ids.athleteA });
  const query = { Begin: hours(-1).toISOString(), End: hours(1).toISOString() };
  const { data } = (await server.call(listClubLogs, { params: { id }, query, token })).result;
  const goods = data.filter(({ Type }) => Type.startsWith('Goods') || Type.startsWith('Transaction'));
  expect(goods.map(({ Type, Kind, Subject, Amount }) => [Type, Kind, Subject, Amount])).toEqual([
    ['TransactionAdded', 'Money', '2 × Water', 360],
    ['GoodsUpdated', 'Settings', 'Water', null],
    ['GoodsAdded', 'Settings', 'Water', null],
  ]);
  expect(goods[0]).toMatchObject({ By: { UserId: world.ids.managerA }, Target: { UserId: world.ids.athleteA } });
});
