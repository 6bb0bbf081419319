import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BillingServer, openBilling } from '../billing.ts';

const ROUNDS = 10;
const DAY_MS = 86_400_000;
const start = '2026-11-20T09:00:00Z';

let server: BillingServer;
beforeAll(async () => {
  server = await openBilling(start);
});
afterAll(() => server.close());

it('no deadlock occurs when a member leaves while a desk takes a payment, another desk removes a subscription and a new day begins', async () => {
  const tickets = await server.type({ Name: 'Tickets', DurationDays: 45, MaxActivities: 10 });
  const outside = await server.type({ Name: 'Outside', Price: 4_000, DurationDays: 40 });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const member = await server.athlete();
    const { UserSubscriptionId: one } = await server.assigned(member, { ClassSubscriptionId: tickets.ClassSubscriptionId });
    const outsideOne = { ClassSubscriptionId: outside.ClassSubscriptionId, ExternalPayment: true };
    const { UserSubscriptionId: other } = await server.assigned(member, outsideOne);
    const payment = { Method: 'Debit', Amount: null, VisibleInExport: true } as const;
    await expect(
      Promise.all([
        server.wake(new Date(Date.parse(start) + round * 20 * DAY_MS).toISOString()),
        server.leave(member, server.manager),
        server.changes.delete(round % 2 === 0 ? one : other, server.manager),
        server.subscriptions.pay(round % 3 === 0 ? one : other, payment, server.manager),
      ]),
    ).resolves.toBeDefined();
  }
});
