import { type RefundEffect, refundEffects, transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { isRefusal } from '@clubpulse/contract/errors';
import { isSound } from '@clubpulse/rules/billing/ledger/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BillingHouse, openBilling } from '../billing.ts';

let house: BillingHouse;
let type: number;
beforeAll(async () => {
  house = await openBilling('2026-11-20T09:00:00Z');
  type = (await house.type({ Price: 5_900, DurationDays: 60, MaxActivities: 10 })).ClassSubscriptionId;
});
afterAll(() => house.close());

type Act =
  | { readonly do: 'pay'; readonly amount: number }
  | { readonly do: 'refund'; readonly of: number; readonly amount: number; readonly effect: RefundEffect | undefined }
  | { readonly do: 'writeOff' }
  | { readonly do: 'undo' };
const amount = fc.integer({ min: 1, max: 6_000 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), amount }),
  fc.record({
    do: fc.constant('refund' as const),
    of: fc.nat(5),
    amount,
    effect: fc.option(fc.constantFrom(...refundEffects), { nil: undefined }),
  }),
  fc.record({ do: fc.constant('writeOff' as const) }),
  fc.record({ do: fc.constant('undo' as const) }),
);

/** Two desks at once, one step after the other: at each step both act at the same moment. */
it('after any history of payments, refunds and write-offs by two desks all sums agree to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(act, act), { minLength: 1, maxLength: 6 }), async (history) => {
      const athlete = await house.athlete();
      const { UserSubscriptionId: held, Price } = await house.assigned(athlete, { ClassSubscriptionId: type });
      const purchases: { id: number; amount: number }[] = [];
      const refunds = new Map<number, number>();
      let writtenOff = 0;
      const one = async (wanted: Act) => {
        if (wanted.do === 'pay') {
          const cash = { Method: 'Cash', Amount: wanted.amount, VisibleInExport: true } as const;
          const paid = await house.subscriptions.pay(held, cash, house.manager);
          if (!isRefusal(paid)) purchases.push({ id: paid.Transaction.TransactionId, amount: wanted.amount });
        } else if (wanted.do === 'refund') {
          const purchase = purchases[wanted.of % Math.max(1, purchases.length)];
          if (!purchase) return;
          const money = { Type: 'Refund', Method: 'Cash', Amount: wanted.amount, Currency: 'EUR' } as const;
          const input = transactionInputSchema.parse({ ...money, LinkedTransactionId: purchase.id, Effect: wanted.effect });
          const made = await house.transactions.create(house.clubId, input, house.manager);
          if (!isRefusal(made)) refunds.set(made.TransactionId, wanted.amount);
        } else if (wanted.do === 'writeOff') {
          const now = await house.subscriptions.get(held);
          if (isRefusal(now) || now.AmountDue === 0) return;
          const forgiven = await house.changes.writeOff(held, { Amount: now.AmountDue, Reason: 'Moved away' }, house.manager);
          if (!isRefusal(forgiven)) writtenOff += now.AmountDue;
        } else {
          const [last] = [...refunds.keys()].slice(-1);
          if (last === undefined) return;
          const refused = await house.transactions.delete(house.clubId, last, house.manager);
          if (refused === undefined) refunds.delete(last);
        }
      };
      for (const [left, right] of history) await Promise.all([one(left), one(right)]);

      const paid = purchases.reduce((sum, each) => sum + each.amount, 0);
      const back = [...refunds.values()].reduce((sum, each) => sum + each, 0);
      const [mine] = await house.subscriptions.ofMembers(house.clubId, [athlete]);
      // What was due is paid, writtenOff up, or still due; nothing of what ended with all of its money back.
      if (mine?.StateReason === 'Refunded') expect([paid - back, mine.AmountDue]).toEqual([0, 0]);
      else if (mine?.State !== 'Canceled') expect(paid + writtenOff + (mine?.AmountDue ?? 0)).toBe(Price);
      const within = { Begin: '2026-11-01T00:00:00Z', End: '2026-12-01T00:00:00Z', UserId: athlete };
      const page = { draw: 1, start: 0, length: 1000 };
      const net = (rows: readonly { Type: string; Amount: number }[]) =>
        rows.reduce((sum, row) => sum + (row.Type === 'Refund' ? -row.Amount : row.Amount), 0);
      const list = await house.transactions.list(house.clubId, { ...within, ...page, Sort: '-At' });
      const exported = await house.transactions.export(house.clubId, within);
      const own = await house.transactions.ofUser(athlete, page);
      const [sums] = list.Sums;
      expect((sums?.PurchasesAmount ?? 0) - (sums?.RefundsAmount ?? 0)).toBe(paid - back);
      expect([net(list.data), net(own.data), isRefusal(exported) ? null : net(exported)]).toEqual([
        paid - back,
        paid - back,
        paid - back,
      ]);
      const entries = await house.db
        .selectFrom('ledger_entries as entry')
        .innerJoin('ledger_accounts as account', 'account.LedgerAccountId', 'entry.LedgerAccountId')
        .select(['entry.Change', 'entry.BalanceAfter'])
        .where('account.UserSubscriptionId', '=', held)
        .orderBy('entry.LedgerEntryId')
        .execute();
      expect(isSound(entries)).toBe(true);
      expect(entries.at(-1)?.BalanceAfter).toBe(mine?.RemainingTickets);
    }),
    { numRuns: 25 },
  );
}, 60_000);
