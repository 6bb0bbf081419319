import { transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lossOf } from '../../members/membership/membership.facts.ts';
import { accepted, type BillingServer, openBilling, resultKey } from '../../test/billing.ts';
import { aSubscription } from '../../test/booking-rows.ts';
import { eraseUser } from '../../test/leaving.ts';
import { expectOneDebt } from '../../test/money/owed.ts';
import { owedOn } from '../subscriptions/paying/next-payment.rows.ts';
import { subscriptionsOfUser } from '../subscriptions/subscriptions.store.ts';

let server: BillingServer;
let athlete: number;
let type: number;
beforeAll(async () => {
  server = await openBilling('2026-11-20T09:00:00Z');
  type = (await server.type({ DurationDays: 90 })).ClassSubscriptionId;
});
beforeEach(async () => {
  server.at('2026-11-20T09:00:00Z');
  athlete = await server.athlete();
});
afterAll(() => server.close());

const page = { draw: 1, start: 0, length: 100 } as const;
const cash = { Method: 'Cash', Amount: null, VisibleInExport: true } as const;
const owing = async (overrides = {}) =>
  (await server.assigned(athlete, { ClassSubscriptionId: type, ...overrides })).UserSubscriptionId;
const debts = async () => (await server.debts.list(server.clubId, { ...page, UserId: athlete })).data;
const onlyDebt = async () => {
  const [debt] = await debts();
  if (!debt) throw new Error('Nothing is owed.');
  return debt;
};

describe('debts of a member who left', () => {
  it('remain due with name and subscription, and belong to the member again when they come back', async () => {
    const id = await owing();
    accepted(await server.subscriptions.pay(id, { ...cash, Amount: 900 }, server.manager));
    await server.leave(athlete);
    await expectOneDebt(server);
    const owed = { UserSubscriptionId: id, SubscriptionName: 'Open monthly', AmountDue: 5_000, OwedSince: '2026-11-20' };
    expect(await debts()).toEqual([expect.objectContaining({ ...owed, UserId: athlete, IsMember: false })]);
    expect(await server.debts.ofUser(athlete)).toEqual([expect.objectContaining(owed)]);
    await server.join(athlete);
    expect(await debts()).toEqual([expect.objectContaining({ ...owed, IsMember: true })]);
    await expectOneDebt(server);
  });

  it('can be paid in parts and disappear when paid in full', async () => {
    const id = await owing();
    await server.leave(athlete);
    const { DebtId } = await onlyDebt();
    const pay = (Amount: number | null) => server.debts.pay(server.clubId, DebtId, { ...cash, Amount }, server.manager);
    expect(resultKey(await pay(6_000))).toBe('more-than-due');
    expect(resultKey(await pay(0))).toBe('price-required');
    expect(accepted(await pay(2_000)).Transaction).toMatchObject({ Amount: 2_000, UserId: athlete, UserSubscriptionId: id });
    expect(await debts()).toMatchObject([{ AmountDue: 3_900, PartPaid: 2_000 }]);
    expect(accepted(await pay(null)).Transaction.Amount).toBe(3_900);
    expect(await debts()).toEqual([]);
    expect(resultKey(await pay(null))).toBe('NotFound');
    await expectOneDebt(server);
  });

  it('are written off with operator and reason, and only for the amount shown to the operator', async () => {
    await owing();
    await server.leave(athlete);
    const { DebtId } = await onlyDebt();
    const writeOff = (Amount: number) =>
      server.debts.writeOff(server.clubId, DebtId, { Amount, Reason: 'Not found' }, server.manager);
    expect(resultKey(await writeOff(5_000))).toBe('more-than-due');
    expect(await writeOff(5_900)).toBeUndefined();
    expect(await debts()).toEqual([]);
    expect((await server.events('Debt')).at(-1)).toMatchObject({ Target: athlete, Amount: 5_900, By: server.manager });
    await server.join(athlete);
    expect(accepted(await server.subscriptions.writeOffs(server.clubId, athlete))).toMatchObject([
      { Amount: 5_900, Reason: 'Not found', Operator: { email: 'desk@example.com' }, IsRemoved: true },
    ]);
  });

  it('survive the deletion of the account with the name of the debtor, however the account is deleted', async () => {
    await owing();
    await server.db.updateTable('users').set({ FirstMidName: 'Ada', LastName: 'Gone' }).where('UserId', '=', athlete).execute();
    await eraseUser(server.db, athlete);
    const { data } = await server.debts.list(server.clubId, { ...page, globalSearch: 'gone' });
    expect(data).toMatchObject([{ UserId: null, FirstMidName: 'Ada', LastName: 'Gone', AmountDue: 5_900, IsMember: false }]);
    await expectOneDebt(server);
    const paid = accepted(await server.debts.pay(server.clubId, data[0]?.DebtId ?? 0, cash, server.manager));
    expect(paid.Transaction.UserId).toBeNull();
  });

  it('include only installments that have begun', async () => {
    await owing({ Price: 9_000, Installments: 3 });
    server.at('2026-12-21T09:00:00Z');
    await server.leave(athlete);
    expect(await debts()).toMatchObject([{ AmountDue: 6_000, OwedSince: '2026-11-20' }]);
  });
});

describe('a refund that ends the debt of a member who left', () => {
  const partPaid = async () =>
    accepted(await server.subscriptions.pay(await owing(), { ...cash, Amount: 900 }, server.manager)).Transaction.TransactionId;
  const refund = async (LinkedTransactionId: number) => {
    const input = { Type: 'Refund', Method: 'Cash', Amount: 900, Currency: 'EUR', LinkedTransactionId } as const;
    return accepted(await server.transactions.create(server.clubId, transactionInputSchema.parse(input), server.manager));
  };
  const takeOff = (id: number) => server.transactions.delete(server.clubId, id, server.manager);
  const owed = async () => {
    await expectOneDebt(server);
    const own = await server.debts.ofUser(athlete);
    const loss = await lossOf(server.db, server.clubId, athlete, server.now());
    expect(loss.Owed.map(({ Amount }) => Amount)).toEqual(own.map(({ AmountDue }) => AmountDue));
    expect(own.map(({ DebtId }) => DebtId)).toEqual((await debts()).map(({ DebtId }) => DebtId));
    return own.map(({ AmountDue }) => AmountDue);
  };

  it('ends the debt, and restores the debt when the refund is removed from the books', async () => {
    const purchase = await partPaid();
    await server.leave(athlete);
    const { DebtId } = await onlyDebt();
    const { TransactionId, Effect } = await refund(purchase);
    expect(Effect).toBe('End');
    expect(await owed()).toEqual([]);
    expect(resultKey(await server.debts.pay(server.clubId, DebtId, cash, server.manager))).toBe('NotFound');
    const writeOff = { Amount: 5_000, Reason: 'Not found' };
    expect(resultKey(await server.debts.writeOff(server.clubId, DebtId, writeOff, server.manager))).toBe('NotFound');
    expect(await takeOff(TransactionId)).toBeUndefined();
    expect(await owed()).toEqual([5_000]);
  });

  it('restores the debt when it is removed from the books, also if the member left after the refund', {
    tags: ['atLength'],
  }, async () => {
    for (const end of [async () => {}, (held: number) => server.changes.cancel(held, false, server.manager)]) {
      athlete = await server.athlete();
      const purchase = await partPaid();
      await end((await subscriptionsOfUser(server.db, athlete))[0]?.UserSubscriptionId ?? 0);
      const { TransactionId } = await refund(purchase);
      await server.leave(athlete);
      expect(await owed()).toEqual([]);
      expect(await takeOff(TransactionId)).toBeUndefined();
      expect(await owed()).toEqual([5_000]);
    }
  });

  it('leaves no name of the member in the books when the account is deleted', async () => {
    const named = () => server.db.selectFrom('debts').select('DebtId').where('LastName', '=', 'Refunded').execute();
    await server.db.updateTable('users').set({ LastName: 'Refunded' }).where('UserId', '=', athlete).execute();
    await refund(await partPaid());
    await server.leave(athlete);
    expect(await named()).toHaveLength(1);
    await eraseUser(server.db, athlete);
    expect(await named()).toEqual([]);
  });
});

it('debts of members who left are computed equally by the database and the rule, for any stored rows', {
  tags: ['atLength'],
}, async () => {
  const { db, clubId } = server;
  const days = [null, '2026-10-01', '2026-11-20', '2026-11-21'];
  let atProvider = 0;
  const recurring = { RecurrenceEvery: 1, RecurrenceUnit: 'Month', RenewsOn: '2026-12-31', ExpiryDate: null } as const;
  const ends = [
    { State: 'Active' },
    { State: 'Canceled', StateReason: 'Immediately', DeactivationDate: '2026-11-10' },
    { State: 'Canceled', StateReason: 'Refunded', DeactivationDate: null },
    { State: 'Expired', StateReason: 'Date' },
  ] as const;
  for (const isAtProvider of [false, true])
    for (const ExtStatus of [null, 'paid', 'written-off', 'open'])
      for (const due of days)
        for (const end of ends)
          for (const PartPaid of [0, 1])
            for (const periods of [{}, recurring, { ...recurring, PeriodsFrom: '2026-10-31' }]) {
              const ExtSubscriptionId = isAtProvider ? `sub_${atProvider++}` : null;
              const stored = { ...end, ...periods, ExtSubscriptionId, ExtStatus, PartPaid, ActivationDate: '2026-08-31' };
              const DueDateUTC = due === null ? null : new Date(`${due}T00:00:00Z`);
              const id = await aSubscription(db, clubId, athlete, type, null, { Price: 100, ...stored, DueDateUTC });
              if (id % 4 > 0) continue;
              for (const [at, DueDate] of ['2026-10-31', '2026-11-20', '2026-11-30'].entries()) {
                const PaidAt = at === 0 && id % 8 === 0 ? new Date('2026-11-01T10:00:00Z') : null;
                const part = { UserSubscriptionId: id, Number: at + 1, Amount: 30, DueDate, PaidAt };
                await db.insertInto('user_subscription_installments').values(part).execute();
              }
            }
  const { rows } = await sql<{ id: number; owed: number }>`
    select s."UserSubscriptionId" as id, owed."Amount" as owed
    from user_subscriptions s cross join lateral owed_of(s, '2026-11-20') as owed where s."UserId" = ${athlete}`.execute(db);
  const stored = await subscriptionsOfUser(db, athlete);
  const byRule = stored.map((row) => ({ id: row.UserSubscriptionId, owed: owedOn(row, '2026-11-20') }));
  expect(new Set(byRule.map(({ owed }) => owed)).size).toBeGreaterThan(6);
  const byId = (one: { id: number }, two: { id: number }) => one.id - two.id;
  expect(rows.sort(byId)).toEqual(byRule.sort(byId));
});
