import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BillingServer, openBilling } from '../../../test/billing.ts';
import { aSubscription, aSubscriptionType } from '../../../test/booking-rows.ts';
import { owedSql, paymentLabelSql } from './payment-label.facts.ts';

let server: BillingServer;
beforeAll(async () => {
  server = await openBilling('2026-06-15T22:30:00Z', { TimeZone: 'Europe/Rome' });
});
afterAll(() => server.close());

const statuses = [
  null,
  'paid',
  'open',
  'active',
  'trialing',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'unpaid',
  'paused',
  'something_new',
  'written-off',
];
const dueDates = [null, '2026-06-15', '2026-06-16', '2026-06-17'];
const ends = [
  { State: 'Active' },
  { State: 'Canceled', StateReason: 'Immediately', DeactivationDate: '2026-06-16' },
  { State: 'Canceled', StateReason: 'Immediately', DeactivationDate: null },
  { State: 'Canceled', StateReason: 'Refunded', DeactivationDate: '2026-06-16' },
  { State: 'Canceled', StateReason: 'Refunded', DeactivationDate: '2026-06-14', PartPaid: 1 },
  { State: 'Canceled', StateReason: 'Immediately', DeactivationDate: '2026-06-15', ActivationDate: '2026-06-16' },
  { State: 'Canceled', StateReason: 'UnpaidExternal', DeactivationDate: '2026-06-16' },
  { State: 'NonRenewed', StateReason: 'PeriodEnd', DeactivationDate: '2026-06-16' },
] as const;
const plans = [
  [],
  [['2026-06-15', false]],
  [
    ['2026-06-10', true],
    ['2026-06-17', false],
  ],
  [['2026-06-10', true]],
] as const;

it('the payment label of a subscription is the same in the database and in the rule, for any stored rows', {
  tags: ['atLength'],
}, async () => {
  const { db, clubId } = server;
  const type = await aSubscriptionType(db, clubId);
  const member = await server.athlete();
  let atProvider = 0;
  for (const isAtProvider of [false, true])
    for (const ExtStatus of statuses)
      for (const due of dueDates)
        for (const end of ends) {
          const plan = plans[(statuses.indexOf(ExtStatus) + dueDates.indexOf(due) + ends.indexOf(end)) % plans.length] ?? [];
          for (const parts of plan.length > 0 ? [[], plan] : [[]]) {
            const id = await aSubscription(db, clubId, member, type, null, {
              ActivationDate: '2026-06-01',
              ...end,
              ExtSubscriptionId: isAtProvider ? `sub_${atProvider++}` : null,
              ExtStatus,
              DueDateUTC: due === null ? null : new Date(`${due}T00:00:00Z`),
              ExpiryDate: null,
            });
            for (const [index, [DueDate, paid]] of parts.entries()) {
              const PaidAt = paid ? new Date('2026-06-10T10:00:00Z') : null;
              const part = { UserSubscriptionId: id, Number: index + 1, Amount: 100, DueDate, PaidAt };
              await db.insertInto('user_subscription_installments').values(part).execute();
            }
          }
        }
  const label: RawBuilder<string> = paymentLabelSql(server.now(), 'Europe/Rome');
  const { rows } = await sql<{ id: number; label: string }>`
    select held."UserSubscriptionId" as id, ${label} as label from user_subscriptions held`.execute(db);
  const labels = new Map(rows.map((row) => [row.id, row.label]));
  const presented = await server.subscriptions.ofMembers(clubId, [member]);
  expect(presented.length).toBeGreaterThan(480);
  expect(new Set(presented.map(({ PaymentLabel }) => PaymentLabel)).size).toBe(6);
  const different = presented.filter((one) => labels.get(one.UserSubscriptionId) !== one.PaymentLabel);
  expect(different.map((one) => ({ ...one, label: labels.get(one.UserSubscriptionId) }))).toEqual([]);
});

it('a subscription owes every installment and every period that is due, each on its day', async () => {
  const { db, clubId } = server;
  const type = await aSubscriptionType(db, clubId);
  const member = await server.athlete();
  const late = { ActivationDate: '2026-02-28', ExpiryDate: null, ExtStatus: 'open', Price: 1_000 };
  const inParts = await aSubscription(db, clubId, member, type, null, { ...late, Installments: 4, PartPaid: 40 });
  const days = ['2026-04-10', '2026-05-10', '2026-06-10', '2026-07-10'];
  const parts = days.map((DueDate, index) => ({ UserSubscriptionId: inParts, Number: index + 1, Amount: 250, DueDate }));
  await db.insertInto('user_subscription_installments').values(parts).execute();
  const renews = {
    RecurrenceEvery: 1,
    RecurrenceUnit: 'Month',
    RenewsOn: '2026-06-28',
    DueDateUTC: new Date('2026-03-31T00:00:00Z'),
  } as const;
  const monthly = await aSubscription(db, clubId, member, type, null, { ...late, ...renews });
  const ended = {
    State: 'Canceled',
    StateReason: 'Immediately',
    DeactivationDate: '2026-04-30',
    RenewsOn: '2026-05-28',
  } as const;
  const canceled = await aSubscription(db, clubId, member, type, null, { ...late, ...renews, ...ended });
  const { rows } = await sql<{ id: number; Due: string; Amount: number; Payment: string }>`
    select o."UserSubscriptionId" as id, o."Due"::text, o."Amount", o."Payment"
    from ${owedSql({ clubId, timeZone: 'Europe/Rome', now: server.now() })} o where o."UserId" = ${member} order by 1, 2`.execute(
    db,
  );
  const dues = (id: number) => rows.filter((row) => row.id === id).map(({ Due, Amount }) => [Due, Amount]);
  expect(dues(inParts)).toEqual([
    ['2026-04-10', 210],
    ['2026-05-10', 250],
    ['2026-06-10', 250],
  ]);
  expect(dues(monthly)).toEqual(['2026-03-31', '2026-04-28', '2026-05-28'].map((day) => [day, 1_000]));
  expect(dues(canceled)).toEqual(['2026-03-31', '2026-04-28'].map((day) => [day, 1_000]));
  expect(rows.every(({ Payment }) => Payment === 'Unpaid')).toBe(true);
  const { rows: whole } = await sql<{ id: number; Amount: number }>`
    select s."UserSubscriptionId" as id, owed."Amount" from user_subscriptions s cross join lateral owed_of(s, '2026-06-16') owed
    where s."UserId" = ${member} order by 1`.execute(db);
  expect(whole).toEqual(
    [inParts, monthly, canceled].map((id) => ({ id, Amount: dues(id).reduce((sum, [, amount]) => sum + Number(amount), 0) })),
  );
});
