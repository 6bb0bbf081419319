// @module-tag examples

import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { type BillingServer, openBilling } from '../billing.ts';
import { countFrom } from '../proof/at-length.ts';
import { expectOneDebt } from './owed.ts';

const RUNS = countFrom('MONEY_RUNS', 8);

let server: BillingServer;
let type: number;
beforeAll(async () => {
  server = await openBilling('2026-11-20T09:00:00Z');
  type = (await server.type({ DurationDays: 40 })).ClassSubscriptionId;
});
afterAll(() => server.close());

const days = ['2026-10-01', '2026-11-19', '2026-11-20', '2026-11-21', '2027-01-10'];
const stored = fc.record({
  Price: fc.constantFrom(0, 1, 5_900),
  PartPaid: fc.constantFrom(0, 1),
  isAtProvider: fc.boolean(),
  ExtStatus: fc.constantFrom(null, 'paid', 'written-off', 'active', 'past_due', 'unpaid', 'canceled', 'paused'),
  DueDateUTC: fc.constantFrom(null, ...days.map((day) => new Date(`${day}T00:00:00Z`))),
  State: fc.constantFrom('Active' as const, 'Expired' as const),
});

it(
  'all views show the same debtors and amounts for any way of collection and due date',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stored, { minLength: 1, maxLength: 3 }), async (rows) => {
        const athlete = await server.athlete();
        for (const { isAtProvider, ...row } of rows) {
          const { UserSubscriptionId } = await server.assigned(athlete, { ClassSubscriptionId: type });
          await server.stored(UserSubscriptionId, {
            ...row,
            PartPaid: Math.min(row.PartPaid, Math.max(0, row.Price - 1)),
            ExtSubscriptionId: isAtProvider ? `sub_${UserSubscriptionId}` : null,
          });
        }
        await expectOneDebt(server);
      }),
      { numRuns: RUNS },
    );
  },
  300_000 + RUNS * 5_000,
);
