import { type TransactionInput, transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { isRefusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { accepted, type BillingServer, openBilling, resultKey } from '../../test/billing.ts';
import { aClub } from '../../test/rows.ts';
import { record } from './public.ts';

let server: BillingServer;
beforeAll(async () => {
  server = await openBilling('2026-11-20T09:00:00Z');
});
afterAll(() => server.close());

type Fields = Partial<z.input<typeof transactionInputSchema>>;
const input = (overrides: Fields = {}): TransactionInput =>
  transactionInputSchema.parse({ Type: 'Purchase', Method: 'Cash', Amount: 1_000, Currency: 'EUR', ...overrides });
const create = (overrides: Fields = {}, clubId = server.clubId) =>
  server.transactions.create(clubId, input(overrides), server.manager);
const purchase = async (overrides: Fields = {}) => accepted(await create(overrides));
const refund = (LinkedTransactionId: number, Amount: number, overrides: Fields = {}) =>
  create({ Type: 'Refund', Amount, LinkedTransactionId, ...overrides });
const refunded = async (id: number) => accepted(await server.transactions.get(server.clubId, id)).RefundedAmount;

describe('a transaction in the books', () => {
  it('is recorded with its operator, can be changed and removed from the books', async () => {
    const athlete = await server.athlete();
    const made = await purchase({ UserId: athlete, Method: 'WireTransfer', Description: 'Locker 22', Note: 'until May' });
    expect(made).toMatchObject({
      UserId: athlete,
      At: '2026-11-20T09:00:00.000Z',
      Type: 'Purchase',
      Method: 'WireTransfer',
      PaymentMode: 'Manual',
      Amount: 1_000,
      PlatformFee: 0,
      Operator: { email: 'desk@example.com' },
      VisibleInExport: true,
    });
    const { TransactionId } = made;
    const changed = input({ UserId: athlete, Amount: 1_200, At: '2026-11-19T18:00:00Z' });
    expect(accepted(await server.transactions.update(server.clubId, TransactionId, changed, server.manager))).toMatchObject({
      Amount: 1_200,
      At: '2026-11-19T18:00:00.000Z',
    });
    expect(await server.transactions.delete(server.clubId, TransactionId, server.manager)).toBeUndefined();
    for (const removed of [
      await server.transactions.get(server.clubId, TransactionId),
      await server.transactions.update(server.clubId, TransactionId, changed, server.manager),
      await server.transactions.delete(server.clubId, TransactionId, server.manager),
    ])
      expect(resultKey(removed)).toBe('NotFound');
    const day = (at: string) => at.slice(0, 10);
    const changes = accepted(await server.transactions.changes(server.clubId, TransactionId));
    expect(changes.map(({ Before, After }) => [Before.Amount, day(Before.At), After && [After.Amount, day(After.At)]])).toEqual([
      [1_200, '2026-11-19', null],
      [1_000, '2026-11-20', [1_200, '2026-11-19']],
    ]);
    expect(changes[0]?.Operator).toEqual({ email: 'desk@example.com' });
    expect(resultKey(await server.transactions.changes(await aClub(server.db), TransactionId))).toBe('NotFound');
    expect((await server.events('Transaction')).map((event) => event.Type)).toEqual([
      'TransactionAdded',
      'TransactionUpdated',
      'TransactionDeleted',
    ]);
  });

  it('refuses the second of two updates based on the same row version', async () => {
    const { TransactionId, RowVersion: read } = await purchase({ UserId: await server.athlete() });
    const stored = async () => accepted(await server.transactions.get(server.clubId, TransactionId));
    const { UserId } = await stored();
    const save = (fields: Partial<TransactionInput>, RowVersion: number) =>
      server.transactions.update(server.clubId, TransactionId, { ...input({ UserId, ...fields }), RowVersion }, server.manager);
    const both = await Promise.all([save({ Amount: 1_200 }, read), save({ Note: 'Change given' }, read)]);
    expect(
      both
        .map((one) => ('refused' in one ? one.refused : one.RowVersion))
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([1, 'StaleRowVersion']);
    expect(await stored()).toMatchObject(both.find((one) => !('refused' in one)) ?? {});
    expect(accepted(await save({ Note: 'Again' }, 1))).toMatchObject({ Note: 'Again', RowVersion: 2 });
  });

  it('is visible only to its own club', async () => {
    const { TransactionId } = await purchase();
    expect(resultKey(await server.transactions.get(await aClub(server.db), TransactionId))).toBe('NotFound');
    const outsider = await server.athlete(await aClub(server.db));
    expect(resultKey(await create({ UserId: outsider }))).toBe('invalid-id');
  });

  it('is refused with a future date', async () => {
    expect(resultKey(await create({ At: '2026-11-20T09:00:01Z' }))).toBe('date-no-greater-than-now');
  });

  it('includes the platform’s percentage only when it is an online purchase', async () => {
    const overrides = {
      ClubId: server.clubId,
      UserId: null,
      Method: 'Credit',
      Currency: 'EUR',
      Description: '',
      by: null,
    } as const;
    const fee = async (Type: 'Purchase' | 'Refund', PaymentMode: 'Manual' | 'Online') => {
      const id = await record(server.db, {
        ...overrides,
        Type,
        PaymentMode,
        Amount: 4_990,
        VisibleInExport: true,
        At: server.now(),
      });
      return accepted(await server.transactions.get(server.clubId, id)).PlatformFee;
    };
    expect([await fee('Purchase', 'Online'), await fee('Refund', 'Online'), await fee('Purchase', 'Manual')]).toEqual([50, 0, 0]);
  });
});

describe('the input of a transaction', () => {
  it.each([
    ['a currency that does not exist', { Currency: 'QQQ' }, 'Currency', 'invalid-currency'],
    ['a date before the club existed', { At: '1999-06-01T12:00:00Z' }, 'At', 'before-the-books'],
    ['a date in the year 0', { At: '0000-06-01T12:00:00Z' }, 'At', 'invalid-date'],
  ])('is refused with the field in error: %s', (_name, fields, field, key) => {
    const money = { Type: 'Purchase', Method: 'Cash', Amount: 1_000, Currency: 'EUR', ...fields };
    const { error } = transactionInputSchema.safeParse(money);
    expect(error?.issues[0]).toMatchObject({ path: [field], message: key });
  });
});

describe('a refund', () => {
  it('covers its purchase in parts up to its amount, and belongs to the same member', async () => {
    const athlete = await server.athlete();
    const { TransactionId: id } = await purchase({ UserId: athlete });
    expect(accepted(await refund(id, 400))).toMatchObject({ LinkedTransactionId: id, UserId: athlete });
    expect(resultKey(await refund(id, 601))).toBe('refund-exceeds-purchase');
    const rest = accepted(await refund(id, 600));
    expect(await refunded(id)).toBe(1_000);
    const less = input({ Type: 'Refund', Amount: 100, LinkedTransactionId: id, UserId: athlete });
    accepted(await server.transactions.update(server.clubId, rest.TransactionId, less, server.manager));
    expect(await refunded(id)).toBe(500);
    expect(await server.transactions.delete(server.clubId, rest.TransactionId, server.manager)).toBeUndefined();
    expect(await refunded(id)).toBe(400);
  });

  it('can be moved to another purchase', async () => {
    const [first, second] = [await purchase(), await purchase()];
    const made = accepted(await refund(first.TransactionId, 300));
    const moved = input({ Type: 'Refund', Amount: 700, LinkedTransactionId: second.TransactionId });
    accepted(await server.transactions.update(server.clubId, made.TransactionId, moved, server.manager));
    expect([await refunded(first.TransactionId), await refunded(second.TransactionId)]).toEqual([0, 700]);
  });

  it('cannot be dated before the day of its purchase', async () => {
    const { TransactionId: id } = await purchase({ At: '2026-11-18T18:00:00Z' });
    expect(resultKey(await refund(id, 100, { At: '2026-11-17T12:00:00Z' }))).toBe('refund-before-purchase');
    const made = accepted(await refund(id, 100, { At: '2026-11-18T11:00:00Z' }));
    const earlier = input({ Type: 'Refund', Amount: 100, LinkedTransactionId: id, At: '2026-11-17T12:00:00Z' });
    expect(resultKey(await server.transactions.update(server.clubId, made.TransactionId, earlier, server.manager))).toBe(
      'refund-before-purchase',
    );
  });

  it('compares its day and the purchase’s day in the club’s zone', async () => {
    const { TransactionId } = await purchase({ At: '2026-11-19T23:30:00Z' });
    expect(resultKey(await refund(TransactionId, 100, { At: '2026-11-19T22:30:00Z' }))).toBe('refund-before-purchase');
    expect(resultKey(await refund(TransactionId, 100, { At: '2026-11-19T23:10:00Z' }))).toBe('accepted');
  });

  it('must be for a purchase of the same club, in its currency', async () => {
    const { TransactionId: id } = await purchase();
    const other = await aClub(server.db);
    const itself = input({ Type: 'Refund', LinkedTransactionId: id });
    const made = accepted(await refund(id, 1));
    const answers = [
      await create({ Type: 'Refund', LinkedTransactionId: 999_999 }),
      await create({ Type: 'Refund', LinkedTransactionId: id }, other),
      await create({ Type: 'Purchase', LinkedTransactionId: id }),
      await refund(made.TransactionId, 1),
      await refund(id, 1, { Currency: 'CHF' }),
      await server.transactions.update(
        server.clubId,
        (await purchase()).TransactionId,
        { ...itself, Amount: 1_000 },
        server.manager,
      ),
    ];
    expect(answers.map(resultKey)).toEqual([
      'invalid-id',
      'invalid-id',
      'invalid-id',
      'invalid-id',
      'invalid-currency',
      'refund-exceeds-purchase',
    ]);
  });

  it('cannot exceed its purchase, even when several are concurrent', async () => {
    const { TransactionId: id } = await purchase();
    const answers = await Promise.all(Array.from({ length: 12 }, () => refund(id, 300)));
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(3);
    expect(await refunded(id)).toBe(900);
  });
});

describe('a refund without a purchase', () => {
  const favour = (UserId: number | null, Amount: number, overrides: Fields = {}) =>
    create({ Type: 'Refund', UserId, Amount, Note: 'Broken locker', ...overrides });
  const atMost = (AmountLeft: number, amount: string) => ({
    refused: 'ValidationFailed',
    errors: [{ field: 'Amount', key: 'refund-exceeds-paid', values: { AmountLeft, amount, Currency: 'EUR' } }],
  });

  it('requires a member and a note', async () => {
    const athlete = await server.athlete();
    await purchase({ UserId: athlete });
    const problem = (field: string, key: string) => ({ refused: 'ValidationFailed', errors: [{ field, key }] });
    expect(await favour(null, 100)).toEqual(problem('UserId', 'field-required'));
    expect(await favour(athlete, 100, { Note: ' ' })).toEqual(problem('Note', 'refund-reason-required'));
    const made = accepted(await favour(athlete, 100));
    const corrected = (overrides: Fields) => {
      const body = input({ Type: 'Refund', UserId: athlete, Amount: 100, Note: 'Broken lock', ...overrides });
      return server.transactions.update(server.clubId, made.TransactionId, body, server.manager);
    };
    expect(resultKey(await corrected({ Note: '' }))).toBe('refund-reason-required');
    expect(accepted(await corrected({})).Note).toBe('Broken lock');
  });

  it('can return at most what the member paid the club in that currency, less refunds', async () => {
    const [athlete, other] = [await server.athlete(), await server.athlete()];
    expect(await favour(athlete, 99_999_900)).toEqual(atMost(0, '0.00 EUR'));
    const { TransactionId } = await purchase({ UserId: athlete });
    await purchase({ UserId: athlete, Amount: 500 });
    await purchase({ UserId: other, Amount: 9_000 });
    accepted(await refund(TransactionId, 400));
    expect(await favour(athlete, 1_101)).toEqual(atMost(1_100, '11.00 EUR'));
    const made = accepted(await favour(athlete, 900));
    const corrected = (Amount: number) =>
      server.transactions.update(
        server.clubId,
        made.TransactionId,
        input({ Type: 'Refund', UserId: athlete, Amount, Note: 'Broken locker' }),
        server.manager,
      );
    expect(await corrected(1_101)).toEqual(atMost(1_100, '11.00 EUR'));
    accepted(await corrected(1_000));
    expect(await refund(TransactionId, 600)).toEqual(atMost(100, '1.00 EUR'));
    accepted(await refund(TransactionId, 100));
  });

  it('prevents that the purchases it relies on are deleted, lowered or moved to another member', async () => {
    const [athlete, other] = [await server.athlete(), await server.athlete()];
    const { TransactionId } = await purchase({ UserId: athlete, Amount: 1_000 });
    accepted(await favour(athlete, 900));
    const corrected = (fields: Fields) =>
      server.transactions.update(
        server.clubId,
        TransactionId,
        input({ UserId: athlete, Amount: 1_000, ...fields }),
        server.manager,
      );
    const linked = { refused: 'TransactionIsLinked' };
    expect(await server.transactions.delete(server.clubId, TransactionId, server.manager)).toEqual(linked);
    expect(await corrected({ Amount: 899 })).toEqual(linked);
    expect(await corrected({ UserId: other })).toEqual(linked);
    accepted(await corrected({ Amount: 900 }));
  });

  it('is not limited by refunds of purchases without a member', async () => {
    const athlete = await server.athlete();
    const { TransactionId } = await purchase({ Amount: 5_000 });
    accepted(await refund(TransactionId, 5_000, { UserId: athlete }));
    await purchase({ UserId: athlete, Amount: 1_000 });
    expect(await favour(athlete, 1_001)).toEqual(atMost(1_000, '10.00 EUR'));
    expect(accepted(await favour(athlete, 1_000)).Amount).toBe(1_000);
  });

  it('cannot return the same money twice, even when several are concurrent', async () => {
    const athlete = await server.athlete();
    const { TransactionId } = await purchase({ UserId: athlete });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? favour(athlete, 300) : refund(TransactionId, 300))),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(3);
  });
});

describe('a refund of credits', () => {
  async function bought(spent = 0) {
    const athlete = await server.athlete();
    const fields = { Name: '10 credits', Credits: 10, Price: 5_000, Currency: 'EUR', PaymentAccountType: 'Manual' } as const;
    const listed = { ...fields, Purchasable: true };
    const { ClubCreditsPackageId } = accepted(await server.packages.create(server.clubId, listed, server.manager));
    const order = { OrderType: 'Credits', PaymentMode: 'Manual', Method: 'Cash', VisibleInExport: true } as const;
    const sold = accepted(
      await server.orders.create({ ...order, ClubId: server.clubId, UserId: athlete, ClubCreditsPackageId }, server.manager),
    );
    await server.packages.update(ClubCreditsPackageId, { ...listed, Credits: 20, RowVersion: 0 }, server.manager);
    if (spent > 0) accepted(await server.credits.adjust(server.clubId, athlete, { Credits: -spent, Note: '' }, server.manager));
    const left = async () => accepted(await server.credits.balance(server.clubId, athlete)).Balance;
    return { athlete, left, id: sold.Transaction.TransactionId };
  }

  it('takes credits back in proportion, and all credits with the full amount', async () => {
    const { athlete, id, left } = await bought();
    accepted(await refund(id, 1_001));
    expect(await left()).toBe(7);
    accepted(await refund(id, 3_999));
    expect(await left()).toBe(0);
    expect((await server.events('CreditsSub')).at(-1)).toMatchObject({
      Target: athlete,
      Credits: 7,
      TotalCredits: 0,
      Reason: 'Refund',
    });
    const page = { draw: 1, start: 0, length: 1 };
    const [entry] = accepted(await server.credits.ledger(server.clubId, athlete, page)).data;
    expect(entry).toMatchObject({ Credits: -7, Reason: 'Refund', Operator: { email: 'desk@example.com' } });
    expect(entry?.TransactionId).not.toBeNull();
  });

  it('is refused when credits are spent, with the numbers of remaining and refundable credits', async () => {
    const { id, left } = await bought(6);
    expect(await refund(id, 5_000)).toEqual({
      refused: 'CreditsAlreadySpent',
      values: { needed: 10, balance: 4, refundable: 2_000 },
    });
    expect([await left(), await refunded(id)]).toEqual([4, 0]);
    accepted(await refund(id, 2_000));
    expect(await left()).toBe(0);
    expect(resultKey(await refund(id, 1))).toBe('CreditsAlreadySpent');
    accepted(await refund(id, 3_000, { KeepCredits: true }));
    expect([await left(), await refunded(id)]).toEqual([0, 5_000]);
  });

  it('has a fixed amount, and returns the credits when it is removed from the books', async () => {
    const { athlete, id, left } = await bought();
    const made = accepted(await refund(id, 2_500));
    const refundOfMore = (overrides: Fields) =>
      input({ Type: 'Refund', Amount: 2_500, LinkedTransactionId: id, UserId: athlete, ...overrides });
    const update = (overrides: Fields) =>
      server.transactions.update(server.clubId, made.TransactionId, refundOfMore(overrides), server.manager);
    expect(resultKey(await update({ Amount: 100 }))).toBe('TransactionIsLinked');
    expect(accepted(await update({ Note: 'wrong card' })).Note).toBe('wrong card');
    expect(await left()).toBe(5);
    expect(await server.transactions.delete(server.clubId, made.TransactionId, server.manager)).toBeUndefined();
    expect([await left(), await refunded(id)]).toEqual([10, 0]);
  });

  it('takes the credits back when it was recorded without its purchase and is linked to the purchase later', async () => {
    const { athlete, id, left } = await bought(9);
    const made = await purchase({ Type: 'Refund', Amount: 1_000, UserId: athlete, Note: 'Could not come' });
    const linked = (Amount: number) =>
      server.transactions.update(
        server.clubId,
        made.TransactionId,
        input({ Type: 'Refund', Amount, LinkedTransactionId: id, UserId: athlete }),
        server.manager,
      );
    expect(resultKey(await linked(1_000))).toBe('CreditsAlreadySpent');
    expect(await refunded(id)).toBe(0);
    accepted(await linked(500));
    expect([await left(), await refunded(id)]).toEqual([0, 500]);
  });

  it('cannot take more than the balance, even when several are concurrent', async () => {
    const { id, left } = await bought(5);
    const answers = (await Promise.all(Array.from({ length: 8 }, () => refund(id, 1_000)))).map(resultKey);
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(2);
    expect(answers.filter((answer) => answer === 'CreditsAlreadySpent')).toHaveLength(6);
    expect([await left(), await refunded(id)]).toEqual([1, 2_000]);
  });
});

describe('a transaction that paid for something or was refunded', () => {
  it('has a fixed amount, and only descriptive fields can change', async () => {
    const athlete = await server.athlete();
    const { ClassSubscriptionId } = await server.type();
    const { UserSubscriptionId } = await server.assigned(athlete, { ClassSubscriptionId });
    const { Transaction: paid } = accepted(
      await server.subscriptions.pay(UserSubscriptionId, { Method: 'Cash', Amount: null, VisibleInExport: true }, server.manager),
    );
    const half = await purchase({ UserId: athlete, Amount: 5_900 });
    accepted(await refund(half.TransactionId, 100));
    for (const [{ TransactionId }, Method, fixed] of [
      [paid, 'Debit', { Amount: 2 }],
      [half, half.Method, { Method: 'Debit' }],
    ] as const) {
      const same = input({ UserId: athlete, Amount: 5_900, Method, Note: 'card after all', VisibleInExport: false });
      expect(accepted(await server.transactions.update(server.clubId, TransactionId, same, server.manager))).toMatchObject({
        Method,
        Note: 'card after all',
        VisibleInExport: false,
      });
      for (const overrides of [{ Amount: 1 }, fixed, { Currency: 'CHF' }, { Type: 'Refund' as const }, { UserId: null }])
        expect(
          resultKey(await server.transactions.update(server.clubId, TransactionId, { ...same, ...overrides }, server.manager)),
        ).toBe('TransactionIsLinked');
      expect(resultKey(await server.transactions.delete(server.clubId, TransactionId, server.manager))).toBe(
        'TransactionIsLinked',
      );
    }
  });
});

describe('the books of a club', () => {
  it('are listed by interval and filters', async () => {
    const clubId = await aClub(server.db);
    const athlete = await server.athlete(clubId);
    const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`;
    await server.transactions.create(clubId, input({ At: at(1), Amount: 100 }), server.manager);
    const bought = accepted(
      await server.transactions.create(
        clubId,
        input({ At: at(2), Amount: 250, UserId: athlete, Note: '100% off' }),
        server.manager,
      ),
    );
    const franc = {
      Type: 'Purchase',
      Method: 'Debit',
      Amount: 70,
      Currency: 'CHF',
      Description: '',
      VisibleInExport: true,
    } as const;
    await record(server.db, { ...franc, ClubId: clubId, UserId: null, At: new Date(at(3)), by: null });
    await server.transactions.create(
      clubId,
      input({ At: at(4), Amount: 50, Type: 'Refund', LinkedTransactionId: bought.TransactionId, VisibleInExport: false }),
      server.manager,
    );
    const within = { Begin: at(1), End: at(10) };
    const list = async (overrides: object) =>
      accepted(await server.transactions.list(clubId, { ...within, draw: 1, start: 0, length: 10, Sort: '-At', ...overrides }));
    const everything = await list({});
    expect(everything.data.map((row) => row.Amount)).toEqual([50, 70, 250, 100]);
    const amounts = async (overrides: object) => (await list(overrides)).data.map((row) => row.Amount);
    expect(await amounts({ Method: 'Debit' })).toEqual([70]);
    expect(await amounts({ Type: 'Refund' })).toEqual([50]);
    expect(await amounts({ UserId: athlete })).toEqual([50, 250]);
    expect(await amounts({ globalSearch: '0% o' })).toEqual([250]);
    expect(await amounts({ End: at(3) })).toEqual([250, 100]);
    expect(await list({ start: 1, length: 2 })).toMatchObject({
      recordsTotal: 4,
      recordsFiltered: 4,
      data: [{ Amount: 70 }, { Amount: 250 }],
    });

    const typo = accepted(await server.transactions.create(clubId, input({ At: at(5), Amount: 999 }), server.manager));
    await server.transactions.delete(clubId, typo.TransactionId, server.manager);
    expect(await amounts({})).toEqual([50, 70, 250, 100]);
    expect(await amounts({ Deleted: true })).toEqual([999]);
    expect(await amounts({ Deleted: true, UserId: athlete })).toEqual([]);

    const euro = {
      Currency: 'EUR',
      Purchases: 2,
      PurchasesAmount: 350,
      Refunds: 1,
      RefundsAmount: 50,
      Hidden: 1,
      HiddenAmount: -50,
    };
    const francs = {
      Currency: 'CHF',
      Purchases: 1,
      PurchasesAmount: 70,
      Refunds: 0,
      RefundsAmount: 0,
      Hidden: 0,
      HiddenAmount: 0,
    };
    expect((await list({ length: 1 })).Sums).toEqual([euro, francs]);
    expect((await list({ Method: 'Debit' })).Sums).toEqual([francs]);
    expect(await list({ globalSearch: '0% o' })).toMatchObject({ recordsTotal: 4, recordsFiltered: 1 });
    expect(await list({ globalSearch: 'nothing' })).toMatchObject({ recordsTotal: 4, recordsFiltered: 0, data: [], Sums: [] });
    expect(await amounts({ Sort: 'At' })).toEqual([100, 250, 70, 50]);
    expect(await amounts({ Sort: '-Amount' })).toEqual([250, 100, 70, 50]);
    expect(await amounts({ Sort: 'Amount', length: 2 })).toEqual([50, 70]);

    const exported = accepted(await server.transactions.export(clubId, within));
    expect(exported.map((row) => row.Amount)).toEqual([100, 250, 70]);
    const searched = accepted(await server.transactions.export(clubId, { ...within, globalSearch: '0% o' }));
    expect(searched.map((row) => row.Amount)).toEqual([250]);
    expect(resultKey(await server.transactions.export(clubId, { Begin: '2025-01-01T00:00:00Z', End: at(1) }))).toBe(
      'error.ReportTooLong',
    );
    const own = await server.transactions.ofUser(athlete, { draw: 1, start: 0, length: 10 });
    expect(own.data.map((row) => row.Amount)).toEqual([50, 250]);
  });
});
