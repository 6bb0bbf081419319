import { getCashDesk, openCashDesk } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import type { ArticleFields } from '@clubpulse/contract/billing/goods/goods';
import * as calls from '@clubpulse/contract/billing/goods/goods.calls';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours } from '../../test/booking-rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let house: TestServer;
let world: World;
let token: string;
let id: number;
beforeAll(async () => {
  house = await openServer();
});
beforeEach(async () => {
  world = await createWorld(house);
  token = world.tokens.managerA;
  id = world.clubA;
});

const water: ArticleFields = { Name: 'Water', Price: 150, IsOnSale: true };
const create = (fields: Partial<ArticleFields> = {}) =>
  house.call(calls.createArticle, { params: { id }, body: { ...water, ...fields }, token });
const added = async (fields: Partial<ArticleFields> = {}) => (await create(fields)).result;
const update = (articleId: number, RowVersion: number, fields: Partial<ArticleFields> = {}) =>
  house.call(calls.updateArticle, { params: { id, articleId }, body: { ...water, ...fields, RowVersion }, token });
const list = async (query: { globalSearch?: string; start?: number; length?: number } = {}) =>
  (await house.call(calls.listArticles, { params: { id }, query, token })).result;
const sell = (articleId: number, wanted: { Quantity?: number; Price?: number; UserId?: number } = {}, key?: string) =>
  house.call(calls.sellArticle, {
    params: { id, articleId },
    body: { Quantity: 2, Price: 150, Method: 'Cash', ...wanted },
    token,
    ...(key === undefined ? {} : { key }),
  });
async function booked(): Promise<{ count: number; sum: number }> {
  const { rows } = await sql<{ count: number; sum: number }>`
    select count(*)::int as count, coalesce(sum("Amount"), 0)::int as sum from transactions where "ClubId" = ${id}`.execute(
    house.db,
  );
  return rows[0] ?? { count: -1, sum: -1 };
}

describe('the list of goods', () => {
  it('is sorted by state and name, and contains only articles of its club', async () => {
    await added({ Name: 'water' });
    await added({ Name: 'Cap', IsOnSale: false });
    await added({ Name: 'Towel' });
    const foreign = { params: { id: world.clubB }, body: { ...water, Name: 'Shake' }, token: world.tokens.managerB };
    await house.call(calls.createArticle, foreign);
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
    expect((await house.call(calls.updateArticle, { ...foreign, token: world.tokens.managerB })).status).toBe(404);
    expect((await list()).data).toMatchObject([{ Price: 180 }]);
  });
});

describe('a sale at the desk', () => {
  it('records one payment with its description, member and operator, which the cash desk counts', async () => {
    await house.call(openCashDesk, { params: { id }, body: { Float: 0 }, token });
    const { ArticleId } = await added();
    const { status, result } = await sell(ArticleId, { UserId: world.ids.athleteA });
    expect(status).toBe(201);
    expect(result).toMatchObject({
      UserId: world.ids.athleteA,
      Type: 'Purchase',
      Method: 'Cash',
      PaymentMode: 'Manual',
      Amount: 300,
      Currency: 'EUR',
      PlatformFee: 0,
      Description: '2 × Water',
    });
    expect(await booked()).toEqual({ count: 1, sum: 300 });
    const desk = (await house.call(getCashDesk, { params: { id }, token })).result;
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
    await house.db.updateTable('clubs').set({ Currency: 'CHF' }).where('ClubId', '=', id).execute();
    expect((await sell(ArticleId)).problem.ErrorType).toBe('ArticleNotOnSale');
    await update(ArticleId, 0);
    expect((await sell(ArticleId)).result).toMatchObject({ Amount: 300, Currency: 'CHF' });
  });

  it('is refused for a user of another club, an article of another club and a quantity outside 1 to 99', async () => {
    const { ArticleId } = await added();
    const foreign = await sell(ArticleId, { UserId: world.ids.athleteB });
    expect(foreign.problem).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ field: 'UserId', key: 'invalid-id' }] });
    const body = { Quantity: 1, Price: 150, Method: 'Cash' } as const;
    const params = { id: world.clubB, articleId: ArticleId };
    expect((await house.call(calls.sellArticle, { params, body, token: world.tokens.managerB })).status).toBe(404);
    for (const [Quantity, key] of [
      [0, 'number-too-low'],
      [100, 'number-too-high'],
    ] as const)
      expect((await sell(ArticleId, { Quantity })).problem).toMatchObject({ errors: [{ field: 'Quantity', key }] });
    expect(await booked()).toEqual({ count: 0, sum: 0 });
    expect((await sell(ArticleId, { Quantity: 99 })).result).toMatchObject({ Amount: 14_850 });
  });
});

it('the activity log lists added, changed and sold goods with their author, a sale once', async () => {
  const { ArticleId } = await added();
  await update(ArticleId, 0, { Price: 180 });
  await sell(ArticleId, { Price: 180, UserId: world.ids.athleteA });
  const query = { Begin: hours(-1).toISOString(), End: hours(1).toISOString() };
  const { data } = (await house.call(listClubLogs, { params: { id }, query, token })).result;
  const goods = data.filter(({ Type }) => Type.startsWith('Goods') || Type.startsWith('Transaction'));
  expect(goods.map(({ Type, Kind, Subject, Amount }) => [Type, Kind, Subject, Amount])).toEqual([
    ['TransactionAdded', 'Money', '2 × Water', 360],
    ['GoodsUpdated', 'Settings', 'Water', null],
    ['GoodsAdded', 'Settings', 'Water', null],
  ]);
  expect(goods[0]).toMatchObject({ By: { UserId: world.ids.managerA }, Target: { UserId: world.ids.athleteA } });
});
