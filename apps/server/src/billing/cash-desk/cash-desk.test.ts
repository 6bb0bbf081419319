import type { CloseInput } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import * as calls from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { getReceipt } from '@clubpulse/contract/billing/receipts/receipts.calls';
import {
  createTransaction,
  deleteTransaction,
  saveDeskLimits,
  updateTransaction,
} from '@clubpulse/contract/billing/transactions.calls';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDailyJobs } from '../../clubs/daily/public.ts';
import { outsideTransaction } from '../../platform/database/pool/one-connection.ts';
import { beginDays } from '../../test/jobs.ts';
import { aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld } from '../../test/world.ts';
import { openDayReminder } from './cash-desk.service.ts';

let server: TestServer;
let token: string;
let id: number;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  const world = await createWorld(server);
  token = world.tokens.managerA;
  id = world.clubA;
});

const money = (Method: 'Cash' | 'Debit', Amount: number, Type: 'Purchase' | 'Refund' = 'Purchase') =>
  ({ Type, Method, Amount, Currency: 'EUR', Note: Type === 'Refund' ? 'Class canceled' : '' }) as const;
const record = async (Method: 'Cash' | 'Debit', Amount: number) =>
  (await server.call(createTransaction, { params: { id }, body: money(Method, Amount), token })).result;
const open = (Float: number) => server.call(calls.openCashDesk, { params: { id }, body: { Float }, token });
const desk = async () => (await server.call(calls.getCashDesk, { params: { id }, token })).result;
const cashOf = async () => (await desk()).Lines.find(({ Method }) => Method === 'Cash');

type Found = Partial<Record<'Cash' | 'Debit' | 'Credit', { Counted: number; Kind?: 'WrongChange'; Reason?: string }>>;
async function counted(found: Found = {}): Promise<CloseInput['Counted']> {
  const { Lines } = await desk();
  return (['Cash', 'Debit', 'Credit'] as const).map((Method) => {
    const Expected = Lines.find((line) => line.Method === Method)?.Expected ?? 0;
    return { Method, Expected, Counted: Expected, Kind: null, Reason: '', ...found[Method] };
  });
}
const close = async (FloatLeft: number, found?: Found) =>
  server.call(calls.closeDay, { params: { id }, body: { Counted: await counted(found), FloatLeft }, token });

describe('the cash desk', () => {
  it('is not open until the cash in its drawer is entered', async () => {
    expect(await desk()).toMatchObject({ OpenedAt: null, Lines: [] });
    await record('Cash', 9_000);
    expect((await open(15_000)).result.Lines[0]).toMatchObject({ Method: 'Cash', Opening: 15_000, Sold: 0, Expected: 15_000 });
  });

  it('expects the float, sales and cash put in, less refunds and cash taken out', async () => {
    await open(15_000);
    const { TransactionId: LinkedTransactionId } = await record('Cash', 37_600);
    const refund = { ...money('Cash', 1_500, 'Refund'), LinkedTransactionId };
    await server.call(createTransaction, { params: { id }, body: refund, token });
    await record('Debit', 38_600);
    await server.call(calls.moveCash, { params: { id }, body: { Kind: 'Out', Amount: 20_000, Reason: 'Safe' }, token });
    const moved = await server.call(calls.moveCash, {
      params: { id },
      body: { Kind: 'In', Amount: 500, Reason: 'Coins' },
      token,
    });
    expect(moved.result.Lines).toMatchObject([
      { Method: 'Cash', Opening: 15_000, Sold: 37_600, GivenBack: 1_500, Moved: -19_500, Expected: 31_600 },
      { Method: 'Debit', Sold: 38_600, Expected: 38_600 },
      { Method: 'Credit', Expected: 0 },
      { Method: 'BankDebit' },
      { Method: 'WireTransfer' },
      { Method: 'Other' },
    ]);
    expect(moved.result.Moves).toMatchObject([{ Kind: 'Out' }, { Kind: 'In', Reason: 'Coins' }]);
  });

  it('shows payments through the payment provider separately from the payments that are counted at the desk', async () => {
    await open(0);
    await server.db
      .insertInto('transactions')
      .values({ ...money('Debit', 4_900), Method: 'Credit', ClubId: id, PaymentMode: 'Online' })
      .execute();
    const { Lines, OnlineSold } = await desk();
    expect([OnlineSold, Lines.map(({ Expected }) => Expected)]).toEqual([4_900, [0, 0, 0, 0, 0, 0]]);
  });
});

describe('the sales of the open day', () => {
  const sales = async (query: object = {}) => (await server.call(calls.listDeskSales, { params: { id }, query, token })).result;

  it('are the payments since the last close, the last recorded first, also those with an earlier date', async () => {
    await record('Cash', 100);
    expect((await sales()).data).toEqual([]);
    await open(0);
    await record('Cash', 200);
    await close(200);
    await record('Cash', 300);
    await record('Debit', 400);
    const At = new Date(Date.now() - 30 * 86_400_000).toISOString();
    await server.call(createTransaction, { params: { id }, body: { ...money('Cash', 500), At }, token });
    expect((await sales()).data.map(({ Amount }) => Amount)).toEqual([500, 400, 300]);
    expect(await sales({ Method: 'Cash', start: 1, length: 1 })).toMatchObject({
      recordsTotal: 3,
      recordsFiltered: 2,
      data: [{ Amount: 300 }],
    });
  });

  it('are read by the front desk with their receipts', async () => {
    await open(0);
    await record('Cash', 300);
    const Email = `desk.${id}@example.com`;
    await aRole(server.db, await aUser(server.db, { Email, EmailConfirmed: true }), 'FrontDesk', id);
    const deskToken = await server.tokenFor(Email);
    const [sold] = (await server.call(calls.listDeskSales, { params: { id }, token: deskToken })).result.data;
    const params = { id, receiptId: sold?.ReceiptId ?? 0 };
    expect((await server.call(getReceipt, { params, token: deskToken })).result.TransactionId).toBe(sold?.TransactionId);
  });
});

describe('the sums by operator', () => {
  const byOperator = async (dayCloseId: number | null) => {
    const { rows } = await sql<object>`
      select "OperatorEmail" "Operator", "PaymentMode", "Method",
        coalesce(sum("Amount") filter (where "Type" = 'Purchase'), 0)::int "Sold",
        coalesce(sum("Amount") filter (where "Type" = 'Refund'), 0)::int "GivenBack"
      from transactions
      where "ClubId" = ${id} and "DayCloseId" is not distinct from ${dayCloseId}::bigint
      group by 1, 2, 3 order by 1 nulls last, array_position(array['Cash', 'Debit', 'Credit'], "Method"::text)`.execute(
      server.db,
    );
    return rows;
  };

  it('equal the sums by method, on the open day and in its close, also after a method was corrected', async () => {
    await open(0);
    const { TransactionId } = await record('Cash', 900);
    const refund = { ...money('Cash', 200, 'Refund'), LinkedTransactionId: TransactionId };
    await server.call(createTransaction, { params: { id }, body: refund, token });
    const { TransactionId: byCard } = await record('Debit', 400);
    await server.db
      .insertInto('transactions')
      .values([
        { ...money('Debit', 500), ClubId: id, OperatorEmail: 'aaa@example.com' },
        { ...money('Debit', 700), Method: 'Credit', ClubId: id, PaymentMode: 'Online' },
      ])
      .execute();
    const { Operators, Lines, OnlineSold } = await desk();
    expect(Operators).toEqual(await byOperator(null));
    const manual = (method: string, field: 'Sold' | 'GivenBack') =>
      Operators.filter((one) => one.Method === method && one.PaymentMode === 'Manual').reduce((sum, one) => sum + one[field], 0);
    expect(Lines.map(({ Method, Sold, GivenBack }) => [Method, Sold, GivenBack])).toEqual(
      Lines.map(({ Method }) => [Method, manual(Method, 'Sold'), manual(Method, 'GivenBack')]),
    );
    expect([OnlineSold, Operators.at(-1)]).toMatchObject([700, { Operator: null, Sold: 700 }]);
    const { DayCloseId } = (await close(0)).result;
    expect(await byOperator(DayCloseId)).toEqual(Operators);
    const params = { id, transactionId: byCard };
    const corrected = { ...money('Cash', 400), RowVersion: 0 };
    expect((await server.call(updateTransaction, { params, body: corrected, token })).result.Method).toBe('Cash');
    const printed = await server.call(calls.getDayClose, { params: { id, dayCloseId: DayCloseId }, token });
    expect(printed.result.Operators).toEqual(Operators);
  });
});

describe('a close', () => {
  it('starts the next day with the cash that stays in the drawer', async () => {
    await open(15_000);
    await record('Cash', 16_100);
    const closed = (await close(15_000)).result;
    expect(closed).toMatchObject({ Number: 1, FloatLeft: 15_000, ToSafe: 16_100 });
    expect(await cashOf()).toMatchObject({ Opening: 15_000, Sold: 0, Expected: 15_000 });
    await record('Cash', 1_000);
    expect((await close(1_000)).result).toMatchObject({
      Number: 2,
      ToSafe: 15_000,
      Lines: [{ Sold: 1_000 }, {}, {}, {}, {}, {}],
    });
  });

  it('includes a transaction that was recorded on this day with an earlier date', async () => {
    await open(0);
    await close(0);
    const At = new Date(Date.now() - 30 * 86_400_000).toISOString();
    await server.call(createTransaction, { params: { id }, body: { ...money('Cash', 700), At }, token });
    expect(await cashOf()).toMatchObject({ Sold: 700 });
  });

  it('needs a kind and a reason for a difference', async () => {
    await open(1_000);
    const refused = await close(0, { Cash: { Counted: 400 } });
    expect(refused.problem.errors?.map(({ field }) => field)).toEqual(['Counted.0.Kind', 'Counted.0.Reason']);
    const closed = await close(0, { Cash: { Counted: 400, Kind: 'WrongChange', Reason: 'Given twice' } });
    expect(closed.result.Lines[0]).toMatchObject({ Expected: 1_000, Counted: 400, Reason: 'Given twice' });
  });

  it('is refused when a sale was recorded after the cash was counted', async () => {
    await open(1_000);
    const Counted = await counted();
    await record('Cash', 500);
    const refused = await server.call(calls.closeDay, { params: { id }, body: { Counted, FloatLeft: 0 }, token });
    expect(refused.problem.ErrorType).toBe('CashDeskChanged');
  });

  it('leaves no more cash in the drawer than was counted', async () => {
    await open(1_000);
    expect((await close(1_001)).problem.ErrorType).toBe('MoreThanInDrawer');
  });

  it('takes the next number when two users close at once, and counts each transaction once', async () => {
    await open(0);
    await record('Cash', 500);
    const Counted = await counted();
    const body = { Counted, FloatLeft: 0 };
    const both = await Promise.all(
      [1, 2].map(() => outsideTransaction(() => server.call(calls.closeDay, { params: { id }, body, token }))),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await server.call(calls.listDayCloses, { params: { id }, token })).result.data).toMatchObject([{ Number: 1 }]);
  });
});

const eventsOf = async (...types: string[]) => {
  const rows = await server.db
    .selectFrom('events')
    .select(['Type', 'Payload', 'Logged'])
    .where('ClubId', '=', id)
    .where('Type', 'in', types)
    .orderBy('EventId')
    .execute();
  return rows.map(({ Type, Payload, Logged }) => ({ Type, Logged, ...(Payload as object) }));
};

describe('the activity log', () => {
  it('has an entry for the opening, for cash put in or taken out, and for each close with its difference', async () => {
    await open(1_000);
    for (const Kind of ['In', 'Out'] as const)
      await server.call(calls.moveCash, { params: { id }, body: { Kind, Amount: 500, Reason: 'Coins' }, token });
    await close(900, { Cash: { Counted: 900, Kind: 'WrongChange', Reason: 'Miscounted' } });
    const Year = new Date().getFullYear();
    expect(await eventsOf('CashDeskOpened', 'CashPutIn', 'CashTakenOut', 'DayClosed')).toMatchObject([
      { Type: 'CashDeskOpened', Amount: 1_000, Logged: true },
      { Type: 'CashPutIn', Amount: 500, Title: 'Coins', Logged: true },
      { Type: 'CashTakenOut', Amount: 500, Currency: 'EUR', Logged: true },
      { Type: 'DayClosed', Title: `${Year}/1`, Difference: -100, IsAboveLimit: false, Logged: true },
    ]);
  });
});

it('a close states whether its difference is above the limit that managers have set', async () => {
  await open(1_000);
  const short = { Kind: 'WrongChange', Reason: 'Miscounted' } as const;
  const limit = (DifferenceNotified: number) =>
    server.call(saveDeskLimits, { params: { id }, body: { RefundMost: 5_000, DifferenceNotified }, token });
  await limit(100);
  await close(900, { Cash: { Counted: 900, ...short } });
  await limit(99);
  await close(800, { Cash: { Counted: 800, ...short } });
  expect(await eventsOf('DayClosed')).toMatchObject([
    { Difference: -100, IsAboveLimit: false },
    { Difference: -100, IsAboveLimit: true },
  ]);
});

it('a close states that differences of two methods are above the limit when they cancel out', async () => {
  await open(0);
  await record('Cash', 5_000);
  await close(0, {
    Cash: { Counted: 0, Kind: 'WrongChange', Reason: 'Typed as cash' },
    Debit: { Counted: 5_000, Kind: 'WrongChange', Reason: 'Typed as cash' },
  });
  expect(await eventsOf('DayClosed')).toMatchObject([{ Difference: 0, IsAboveLimit: true }]);
});

describe('the daily reminder of an open day', () => {
  const remind = async () => {
    const jobs = [openDayReminder];
    for (const ahead of [1, 2]) {
      const now = () => new Date(Date.now() + ahead * 86_400_000);
      await beginDays(server.db, createDailyJobs({ db: server.db, jobs, now }));
    }
    return eventsOf('DayNotClosed');
  };

  it('notifies the managers while payments at the desk are not counted', async () => {
    await open(0);
    await record('Cash', 500);
    await record('Debit', 500);
    expect((await remind())[0]).toMatchObject({ Transactions: 2, Logged: false });
  });

  it('is not sent when all payments at the desk are counted, and not before the cash desk was opened', {
    tags: ['atLength'],
  }, async () => {
    await record('Cash', 500);
    expect(await remind()).toEqual([]);
    await open(0);
    expect(await remind()).toEqual([]);
  });
});

describe('a transaction of a closed day', () => {
  const edit = (transactionId: number, body: object, RowVersion = 0) =>
    server.call(updateTransaction, {
      params: { id, transactionId },
      body: { ...money('Cash', 12_000), RowVersion, ...body },
      token,
    });

  it('cannot get another amount and cannot be deleted', async () => {
    await open(0);
    const { TransactionId } = await record('Cash', 12_000);
    await close(0);
    expect((await edit(TransactionId, { Amount: 11_000 })).problem.ErrorType).toBe('DayClosed');
    const removed = await server.call(deleteTransaction, { params: { id, transactionId: TransactionId }, token });
    expect(removed.problem.ErrorType).toBe('DayClosed');
  });

  it('can get another method, which counts on the open day, while the closed day remains as it was printed', async () => {
    await open(0);
    const { TransactionId } = await record('Cash', 12_000);
    const { DayCloseId } = (await close(0)).result;
    await edit(TransactionId, { Method: 'Debit' });
    const { Lines, Corrections } = await desk();
    expect(Lines).toMatchObject([{ Corrected: -12_000, Expected: -12_000 }, { Corrected: 12_000 }, {}, {}, {}, {}]);
    expect(Corrections).toMatchObject([{ TransactionId, FromMethod: 'Cash', ToMethod: 'Debit', Amount: 12_000 }]);
    const printed = await server.call(calls.getDayClose, { params: { id, dayCloseId: DayCloseId }, token });
    expect(printed.result).toMatchObject({ Corrected: 1, Lines: [{ Sold: 12_000 }, { Sold: 0 }, {}, {}, {}, {}] });
    expect(printed.result.Corrections).toMatchObject([{ ToMethod: 'Debit' }]);
  });

  it('can be corrected freely when it was recorded before the cash desk was opened', async () => {
    const { TransactionId } = await record('Cash', 12_000);
    await open(0);
    expect((await edit(TransactionId, { Amount: 11_000 })).result.Amount).toBe(11_000);
    expect(await cashOf()).toMatchObject({ Sold: 0, Corrected: 0 });
  });
});
