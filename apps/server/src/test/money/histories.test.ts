// @module-tag atLength

import { creditsPackageFieldsSchema } from '@clubpulse/contract/billing/credits';
import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { isUnavailable } from '../../platform/database/database.ts';
import { accepted, type BillingServer, openBilling } from '../billing.ts';
import { countFrom } from '../proof/at-length.ts';
import { histories } from './acts.ts';
import { type Books, openDesk } from './desk.ts';
import { expectOneTruth } from './sums.ts';

const RUNS = countFrom('MONEY_RUNS', 8);
const STEPS = countFrom('MONEY_STEPS', 6);
const PARTS = 4;
const pack = { Name: '12 credits', Credits: 12, Price: 9_000, Currency: 'EUR' } as const;
const seed = process.env['FUZZ_SEED'];

let server: BillingServer;
let types: Books['types'];
let creditsPackage: Books['creditsPackage'];
beforeAll(async () => {
  server = await openBilling('2026-11-20T09:00:00Z');
  const [tickets, parts, outside] = [
    await server.type({ Name: 'Tickets', DurationDays: 45, MaxActivities: 10 }),
    await server.type({ Name: 'In parts', Price: 10_000, DurationDays: 120 }),
    await server.type({ Name: 'Outside', Price: 4_000, DurationDays: 40 }),
  ];
  types = [
    { ClassSubscriptionId: tickets.ClassSubscriptionId },
    { ClassSubscriptionId: parts.ClassSubscriptionId, Installments: 3 },
    { ClassSubscriptionId: outside.ClassSubscriptionId, ExternalPayment: true },
  ];
  const fields = creditsPackageFieldsSchema.parse({ ...pack, PaymentAccountType: 'Manual' });
  const sold = accepted(await server.packages.create(server.clubId, fields, server.manager));
  creditsPackage = { id: sold.ClubCreditsPackageId, price: sold.Price };
});
afterAll(() => server.close());

/** The queue repeats a job that lost a deadlock. */
async function wake(day: string): Promise<void> {
  try {
    await server.wake(day);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    await server.wake(day);
  }
}

it(
  'all sums agree to the cent after random parallel acts of two desks over several days',
  async () => {
    await fc.assert(
      fc.asyncProperty(histories(PARTS, STEPS), async (history) => {
        const since = server.now().toISOString();
        const athlete = await server.athlete();
        const books: Books = { athlete, types, creditsPackage, money: new Map(), writtenOff: [], removed: [] };
        const desks = [openDesk(server, books), openDesk(server, books)];
        await desks[0]?.({ do: 'assign', kind: history.length, paid: false, visible: true });
        for (const part of history) {
          const work = desks.map(async (desk, index) => {
            for (const act of part.desks[index] ?? []) await desk(act);
          });
          const day = new Date(server.now().getTime() + part.days * 86_400_000).toISOString();
          await Promise.all([...work, wake(day)]);
          await expectOneTruth(server, books, since);
        }
      }),
      { numRuns: RUNS, endOnFailure: true, ...(seed === undefined ? {} : { seed: Number(seed) }) },
    );
  },
  300_000 + RUNS * STEPS * 2_000,
);
