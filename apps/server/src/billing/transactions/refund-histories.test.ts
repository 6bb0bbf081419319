import { type RefundEffect, transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { isRefusal } from '@clubpulse/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accepted, type BillingServer, openBilling } from '../../test/billing.ts';
import { runs } from '../../test/proof/at-length.ts';

let server: BillingServer;
let type: number;
beforeAll(async () => {
  server = await openBilling('2026-11-20T09:00:00Z');
  type = (await server.type({ DurationDays: 90 })).ClassSubscriptionId;
});
afterAll(() => server.close());

const PAID = 2_000;
const LEFT = 1_900;
const cash = { Method: 'Cash', Amount: PAID, VisibleInExport: true } as const;

type Act =
  | { readonly do: 'refund'; readonly purchase: 0 | 1; readonly amount: number; readonly effect: RefundEffect | undefined }
  | { readonly do: 'takeOff'; readonly which: number }
  | { readonly do: 'leave' };
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      purchase: fc.constantFrom(0 as const, 1 as const),
      amount: fc.constantFrom(500, 500, 1_000, PAID),
      effect: fc.constantFrom<RefundEffect | undefined>('End', 'End', 'Keep', undefined),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('takeOff' as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'leave' as const }) },
);

interface Model {
  readonly refunds: { readonly id: number; readonly purchase: number; readonly amount: number; readonly ends: boolean }[];
  hasLeft: boolean;
}

async function bought() {
  const athlete = await server.athlete();
  const { UserSubscriptionId: held } = await server.assigned(athlete, { ClassSubscriptionId: type });
  const pay = async () => accepted(await server.subscriptions.pay(held, cash, server.manager)).Transaction.TransactionId;
  return { athlete, held, purchases: [await pay(), await pay()] as const };
}
type Bought = Awaited<ReturnType<typeof bought>>;

async function carryOut(each: Act, { athlete, purchases }: Bought, model: Model): Promise<void> {
  if (each.do === 'leave') {
    await server.leave(athlete);
    model.hasLeft = true;
  } else if (each.do === 'takeOff') {
    const [removed] = model.refunds.splice(each.which % Math.max(1, model.refunds.length), 1);
    if (removed) expect(await server.transactions.delete(server.clubId, removed.id, server.manager)).toBeUndefined();
  } else {
    const { purchase, amount, effect } = each;
    const before = model.refunds.filter((one) => one.purchase === purchase).reduce((sum, one) => sum + one.amount, 0);
    const money = {
      Type: 'Refund',
      Method: 'Cash',
      Amount: amount,
      Currency: 'EUR',
      LinkedTransactionId: purchases[purchase],
    } as const;
    const input = transactionInputSchema.parse({ ...money, Effect: effect });
    const made = await server.transactions.create(server.clubId, input, server.manager);
    expect(isRefusal(made)).toBe(before + amount > PAID);
    if (isRefusal(made)) return;
    const ends = effect === undefined ? before + amount === PAID : effect === 'End';
    model.refunds.push({ id: made.TransactionId, purchase, amount, ends });
  }
}

async function expectAsModel({ athlete, held }: Bought, { refunds, hasLeft }: Model): Promise<void> {
  const isEnded = refunds.some(({ ends }) => ends);
  const debts = (await server.debts.ofUser(athlete)).map(({ AmountDue }) => AmountDue);
  if (hasLeft) return expect(debts).toEqual(isEnded ? [] : [LEFT]);
  const { State, StateReason, Owed } = accepted(await server.subscriptions.get(held));
  expect({ State, StateReason, Owed, debts }).toEqual({
    ...(isEnded ? { State: 'Canceled', StateReason: 'Refunded', Owed: 0 } : { State: 'Active', StateReason: null, Owed: LEFT }),
    debts: [],
  });
}

it('a subscription is ended and has no debt exactly as long as a refund that ends it is in the books, in any order of acts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 12, size: 'max' }), async (acts) => {
      const subject = await bought();
      const model: Model = { refunds: [], hasLeft: false };
      for (const each of acts) {
        await carryOut(each, subject, model);
        await expectAsModel(subject, model);
      }
    }),
    { numRuns: runs(20), endOnFailure: true },
  );
});
