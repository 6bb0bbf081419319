import type { DeskSale } from '@clubpulse/contract/billing/desk-sales/desk-sales';
import { listMostSold, sellAtDesk } from '@clubpulse/contract/billing/desk-sales/desk-sales.calls';
import { getReceipt } from '@clubpulse/contract/billing/receipts/receipts.calls';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let id: number;
let type: number;
let article: number;
let creditsPackage: number;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
  id = world.clubA;
  type = await aSubscriptionType(server.db, id);
  const water = { ClubId: id, Name: 'Water', Price: 150, Currency: 'EUR', IsOnSale: true };
  const ten = { ClubId: id, Name: '10 credits', Credits: 10, Price: 5_000, Currency: 'EUR' };
  article = (await server.db.insertInto('articles').values(water).returning('ArticleId').executeTakeFirstOrThrow()).ArticleId;
  creditsPackage = (
    await server.db.insertInto('credits_packages').values(ten).returning('ClubCreditsPackageId').executeTakeFirstOrThrow()
  ).ClubCreditsPackageId;
});

type Line = DeskSale['Lines'][number];
const goods = (Quantity = 1, Price = 150): Line => ({ Type: 'Goods', ArticleId: article, Quantity, Price });
const plan = (): Line => ({
  Type: 'Plan',
  ClassSubscriptionId: type,
  SubscriptionPlanId: null,
  Besides: [],
  Price: 5_900,
});
const credits = (Price = 5_000): Line => ({ Type: 'Credits', ClubCreditsPackageId: creditsPackage, Price });
async function aDue(UserId: number, Amount?: number): Promise<Line> {
  const unpaid = { ExtStatus: null, DueDateUTC: new Date('2026-09-01T10:00:00Z') };
  const other = await aSubscriptionType(server.db, id, 'Yoga');
  const UserSubscriptionId = await aSubscription(server.db, id, UserId, other, null, unpaid);
  const held = await server.call(listClubUserSubscriptions, { params: { id, userId: UserId }, token: world.tokens.managerA });
  const one = held.result.find((found) => found.UserSubscriptionId === UserSubscriptionId);
  const Seen = { AmountDue: one?.AmountDue ?? 0, DueDateUTC: one?.DueDateUTC ?? null };
  return { Type: 'Due', UserSubscriptionId, Amount: Amount ?? Seen.AmountDue, Seen };
}
const sell = (UserId: number | null, Lines: Line[], key?: string) =>
  server.call(sellAtDesk, {
    params: { id },
    body: { UserId, Method: 'Cash', Lines },
    token: world.tokens.managerA,
    ...(key !== undefined && { key }),
  });
async function written() {
  const { rows } = await sql<{ payments: number; sum: number; receipts: number; held: number; balance: number }>`
    select (select count(*)::int from transactions where "ClubId" = ${id}) as payments,
      (select coalesce(sum("Amount"), 0)::int from transactions where "ClubId" = ${id}) as sum,
      (select count(distinct "Number")::int from receipts where "ClubId" = ${id}) as receipts,
      (select count(*)::int from user_subscriptions where "ClubId" = ${id}) as held,
      (select coalesce(sum("Balance"), 0)::int from ledger_accounts where "ClubId" = ${id}) as balance`.execute(server.db);
  return rows[0];
}

describe('a sale at the desk', () => {
  it('records a payment for each line, and issues one receipt with all lines', async () => {
    const { athleteA } = world.ids;
    const due = await aDue(athleteA, 2_000);
    const { status, result } = await sell(athleteA, [plan(), goods(2), due, credits(), goods()]);
    expect(status).toBe(201);
    expect(result).toMatchObject({ Amount: 13_350, Currency: 'EUR' });
    expect(result.Transactions.map(({ Amount, LeftDue }) => [Amount, LeftDue])).toEqual([
      [5_900, 0],
      [300, null],
      [2_000, 3_900],
      [5_000, null],
      [150, null],
    ]);
    expect(new Set(result.Transactions.map(({ ReceiptNumber }) => ReceiptNumber)).size).toBe(1);
    const params = { id, receiptId: result.Transactions[0]?.ReceiptId ?? 0 };
    const receipt = (await server.call(getReceipt, { params, token: world.tokens.managerA })).result;
    expect(receipt.Lines.map(({ Text, Amount }) => [Text, Amount])).toEqual([
      ['Open monthly', 5_900],
      ['2 × Water', 300],
      ['Open monthly', 2_000],
      ['10 credits', 5_000],
      ['1 × Water', 150],
    ]);
    expect(await written()).toEqual({ payments: 5, sum: 13_350, receipts: 1, held: 2, balance: 10 });
  });

  it('takes all due parts of a subscription with one line and one receipt, but no part that is not due yet', async () => {
    const { athleteA } = world.ids;
    const other = await aSubscriptionType(server.db, id, 'Yoga');
    const parts = { Price: 9_000, Installments: 4, ExtStatus: null, DueDateUTC: new Date('2026-08-22T00:00:00Z') };
    const UserSubscriptionId = await aSubscription(server.db, id, athleteA, other, null, parts);
    for (const [at, [Amount, DueDate]] of (
      [
        [3_000, '2026-08-22'],
        [3_000, '2026-09-22'],
        [2_000, '2026-10-22'],
        [1_000, '2099-11-22'],
      ] as const
    ).entries())
      await server.db
        .insertInto('user_subscription_installments')
        .values({ UserSubscriptionId, Number: at + 1, Amount, DueDate })
        .execute();
    const call = { params: { id, userId: athleteA }, token: world.tokens.managerA };
    const held = async () =>
      (await server.call(listClubUserSubscriptions, call)).result.find((one) => one.UserSubscriptionId === UserSubscriptionId);
    const before = await held();
    const Seen = { AmountDue: before?.AmountDue ?? 0, DueDateUTC: before?.DueDateUTC ?? null };
    const line = (Amount: number): Line => ({ Type: 'Due', UserSubscriptionId, Amount, Seen });
    expect(before).toMatchObject({ AmountDue: 3_000, Owed: 8_000 });
    expect((await sell(athleteA, [line(8_001)])).problem.errors).toMatchObject([
      { field: 'Lines.0.Amount', key: 'more-than-due', values: { amount: '80.00 EUR' } },
    ]);
    const { result } = await sell(athleteA, [goods(), line(7_000)]);
    expect(result.Transactions.map(({ Amount, LeftDue }) => [Amount, LeftDue])).toEqual([
      [150, null],
      [3_000, 0],
      [3_000, 0],
      [1_000, 1_000],
    ]);
    expect(new Set(result.Transactions.map(({ ReceiptNumber }) => ReceiptNumber)).size).toBe(1);
    expect(await held()).toMatchObject({ AmountDue: 1_000, Owed: 1_000 });
  });

  it('writes nothing when a line is refused, and names the line', async () => {
    const { athleteA } = world.ids;
    const due = await aDue(athleteA);
    const before = await written();
    const changed = [plan(), credits(), due, goods(1, 140)];
    const refused = await sell(athleteA, changed, 'a-refused-ticket');
    expect(refused.problem).toMatchObject({
      ErrorType: 'ArticlePriceChanged',
      values: { Price: 150 },
      errors: [{ field: 'Lines.3' }],
    });
    expect((await sell(athleteA, changed, 'a-refused-ticket')).problem.ErrorType).toBe('ArticlePriceChanged');
    const dearer = await sell(athleteA, [goods(), credits(4_000)]);
    expect(dearer.problem).toMatchObject({ ErrorType: 'ArticlePriceChanged', errors: [{ field: 'Lines.1' }] });
    const tooMuch = await sell(athleteA, [goods(), { ...due, Amount: 9_999_999 } as Line]);
    expect(tooMuch.problem.errors).toMatchObject([{ field: 'Lines.1.Amount', key: 'more-than-due' }]);
    expect(await written()).toEqual(before);
  });

  it('is repeated with its key without a second payment', async () => {
    const first = await sell(world.ids.athleteA, [plan(), goods()], 'one-ticket');
    const again = await sell(world.ids.athleteA, [plan(), goods()], 'one-ticket');
    expect(again.result).toEqual(first.result);
    expect(await written()).toMatchObject({ payments: 2, held: 1 });
  });

  it('takes the same due amount once when two desks take it at once', async () => {
    const due = await aDue(world.ids.athleteA);
    const both = await Promise.all([sell(world.ids.athleteA, [goods(), due]), sell(world.ids.athleteA, [due, goods()])]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await written()).toMatchObject({ payments: 2, sum: 6_050, receipts: 1 });
  });

  it('sells only goods to a visitor', async () => {
    expect((await sell(null, [goods(), plan()])).problem.errors).toMatchObject([{ field: 'UserId' }]);
    expect((await sell(null, [goods()])).result).toMatchObject({ Amount: 150, Transactions: [{ UserId: null }] });
  });
});

it('the items on sale are in the order of their payments of the last 30 days', async () => {
  const mostSold = async () => (await server.call(listMostSold, { params: { id }, token: world.tokens.managerA })).result;
  await sell(world.ids.athleteA, [goods(), plan(), credits()]);
  await sell(null, [goods(3)]);
  expect(await mostSold()).toEqual([
    { Type: 'Goods', Id: article, SubscriptionPlanId: null, Sold: 2 },
    { Type: 'Credits', Id: creditsPackage, SubscriptionPlanId: null, Sold: 1 },
    { Type: 'Plan', Id: type, SubscriptionPlanId: null, Sold: 1 },
  ]);
  const { rows } = await sql<{ Sold: number }>`
    select count(*)::int as "Sold" from transactions where "ClubId" = ${id} and "Description" like '%Water'`.execute(server.db);
  expect(rows).toEqual([{ Sold: 2 }]);
  const before = new Date(Date.now() - 31 * 86_400_000);
  await server.db.updateTable('transactions').set({ At: before }).where('ClubId', '=', id).execute();
  expect(await mostSold()).toEqual([]);
});

describe('a payer at the desk', () => {
  it('pays for members of the family, each with a receipt, and for no other member', async () => {
    const [member, other] = [await aUser(server.db), await aUser(server.db)];
    for (const UserId of [member, other]) await aRole(server.db, UserId, 'Athlete', id);
    const PayerId = world.ids.athleteA;
    await server.db.insertInto('family_members').values({ ClubId: id, UserId: member, PayerId, Since: new Date() }).execute();
    const [ofMember, ofOther] = [await aDue(member), await aDue(other)];
    const refused = await sell(PayerId, [goods(), ofMember, ofOther]);
    expect(refused.problem.errors).toMatchObject([{ field: 'Lines.2.UserSubscriptionId', key: 'invalid-id' }]);
    const { result } = await sell(PayerId, [ofMember, goods(), await aDue(member), goods()]);
    expect(result.Transactions.map(({ UserId }) => UserId)).toEqual([member, PayerId, member, PayerId]);
    const [one, two, three, four] = result.Transactions.map(({ ReceiptNumber }) => ReceiptNumber);
    expect([three, four]).toEqual([one, two]);
    expect(one).not.toBe(two);
  });
});
