import {
  checkPaymentOrder,
  createPaymentOrder,
  openPaymentOrder,
} from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { putPaymentSettings, refreshPaymentAccount, startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import { comparePayments, getPayouts } from '@clubpulse/contract/billing/reconciliation/reconciliation.calls';
import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { addMonths } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { priorities, queueJobs } from '../../platform/jobs/jobs.store.ts';
import { ProviderUnavailable } from '../../platform/payments/payments.ts';
import { clearJobs } from '../../test/jobs.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { aRole, aUser } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { type Stripe, startStripe, testCards } from '../../test/stripe.ts';
import { createWorld, type World } from '../../test/world.ts';
import { compareClub, comparisonOf } from './compare.service.ts';
import { clubsToCompare, paymentsOfUnknownDisputes } from './reconciliation.facts.ts';
import { queueAll } from './reconciliation.jobs.ts';
import { createReconciliation } from './reconciliation.service.ts';

const DAY_MS = 86_400_000;
const page = { draw: 1, start: 0, length: 100 };

let stripe: Stripe;
let server: TestServer;
let world: World;
let club: number;
let account: string;
let pack: number;
let member: { readonly id: number; readonly token: string };
let passed = 0;

const now = () => new Date(Date.now() + passed * DAY_MS);
const comparing = () => ({ ...(server.comparing ?? expect.fail('nothing is configured')), now });
const compare = () => compareClub(comparing(), club);
const acts = (comparison = comparing()) =>
  createReconciliation({
    db: server.db,
    club: async () => ({ TimeZone: 'Europe/Rome' }),
    refunds: server.onlineRefunds,
    comparing: comparison,
    now,
  });
const accepted = <Result>(result: Result | Refusal): Result =>
  isRefusal(result) ? expect.fail(`refused: ${result.refused}`) : result;

beforeAll(async () => {
  stripe = await startStripe();
  server = await openOwnServer({ ...stripe.settings });
});
afterAll(async () => {
  await server.close();
  await stripe.stop();
});
beforeEach(async () => {
  world = await createWorld(server);
  club = world.clubA;
  const token = world.tokens.managerA;
  await server.call(startOnboarding, { params: { id: club }, token });
  const found = server.db.selectFrom('payment_accounts').select('ExtAccountId').where('ClubId', '=', club);
  account = (await found.executeTakeFirstOrThrow()).ExtAccountId ?? '';
  await stripe.account(account);
  await deliver();
  const body = { EnableOnlinePayments: true, EnableStore: true };
  await server.call(putPaymentSettings, { params: { id: club }, body, token });
  const ten = { ClubId: club, Name: '10 credits', Credits: 10, Price: 2_500, Currency: 'EUR', Purchasable: true };
  const packed = server.db.insertInto('credits_packages').values(ten).returning('ClubCreditsPackageId');
  pack = (await packed.executeTakeFirstOrThrow()).ClubCreditsPackageId;
  await newMember();
});
async function newMember(): Promise<void> {
  const Email = `payer.${Math.random()}@example.com`;
  const id = await aUser(server.db, { Email, EmailConfirmed: true });
  await aRole(server.db, id, 'Athlete', club);
  member = { id, token: await server.tokenFor(Email) };
}
async function deliver(): Promise<void> {
  await stripe.deliver(server);
  await server.runDueJobs();
}
async function wait(days: number): Promise<void> {
  await stripe.advance(days);
  passed += days;
}

async function paid(card: string = testCards.works): Promise<void> {
  const body = { Kind: 'Credits', ClubCreditsPackageId: pack } as never;
  const { result } = await server.call(createPaymentOrder, {
    params: { id: member.id, clubId: club },
    body,
    token: member.token,
  });
  await server.call(openPaymentOrder, { params: { id: member.id, orderId: result.PaymentOrderId }, token: member.token });
  const order = server.db
    .selectFrom('payment_orders')
    .select('ExtCheckoutId')
    .where('PaymentOrderId', '=', result.PaymentOrderId);
  await stripe.pay((await order.executeTakeFirstOrThrow()).ExtCheckoutId ?? '', card);
}
const charged = async (amount = 7_700) => (await stripe.control<{ id: string }>('charge', { account, amount, fee: 77 })).id;
const purchases = () =>
  server.db
    .selectFrom('transactions')
    .selectAll()
    .where('ClubId', '=', club)
    .where('Type', '=', 'Purchase')
    .where('DeletedAt', 'is', null)
    .orderBy('TransactionId')
    .execute();
const differences = (State: 'Open' | 'Settled' = 'Open') => acts().differences(club, { ...page, State });
const found = async () =>
  (await differences()).data.map(({ Cause, ProviderAmount, BookAmount }) => [Cause, ProviderAmount, BookAmount]);

async function ledger(): Promise<number> {
  const { rows } = await sql<{ net: number }>`
    select coalesce(sum(case "Type" when 'Purchase' then 1 else -1 end * ("Amount" - "PlatformFee") - coalesce("ProviderFee", 0)), 0)::int as net
    from transactions where "ClubId" = ${club} and "DeletedAt" is null and "PaymentMode" = 'Online'`.execute(server.db);
  return rows[0]?.net ?? 0;
}
async function balance(): Promise<number> {
  let net = 0;
  const span = { from: new Date(0), until: new Date(Date.now() + 1000 * DAY_MS) };
  for (let after: string | undefined; ; ) {
    const { entries, next } = await comparing().payments.balance(account, span, after);
    for (const { Kind, Net } of entries) if (Kind !== 'Payout') net += Net;
    if (next === null) return net;
    after = next;
  }
}
const rowsOfBooks = async () => {
  const rows = [];
  for (const ahead of [-1, 0])
    rows.push(...(await acts().ofClub(club, addMonths(now().toISOString().slice(0, 10), ahead).slice(0, 7))).Payouts);
  return rows;
};
const stored = async () => {
  const entries = server.db.selectFrom('payment_entries').selectAll().where('ClubId', '=', club).orderBy('ExtEntryId').execute();
  const listed = server.db
    .selectFrom('payment_differences')
    .selectAll()
    .where('ClubId', '=', club)
    .orderBy('PaymentDifferenceId');
  return { entries: await entries, differences: await listed.execute(), purchases: await purchases() };
};

function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

describe('the nightly comparison', () => {
  it.each(oneIn(3, [11, 12, 13]))(
    "makes transactions and the provider's balance equal to the cent (%i)",
    { tags: ['examples'] },
    async (seed) => {
      const random = numbers(seed);
      const chance = (part: number) => random.next().value < part;
      for (let round = 0; round < 8; round++) {
        await newMember();
        await paid(chance(0.2) ? testCards.debit : testCards.works);
        if (chance(0.3)) await wait(4);
        if (chance(0.7)) await deliver();
        else await stripe.take();
        const [last] = (await purchases()).filter(({ UserId }) => UserId === member.id);
        if (!last || chance(0.4)) continue;
        const Amount = 100 + Math.floor(random.next().value * 2_000);
        if (chance(0.5)) {
          await stripe.control('refund', { payment: last.ExtPaymentId, amount: Amount });
          await stripe.take();
        } else {
          const body = {
            Type: 'Refund',
            Method: 'Credit',
            Amount,
            Currency: 'EUR',
            LinkedTransactionId: last.TransactionId,
          } as const;
          await server.call(createTransaction, { params: { id: club }, body, token: world.tokens.managerA });
          await server.runDueJobs();
        }
      }
      await wait(5);
      await stripe.take();
      await compare();
      await server.runDueJobs();
      await compare();
      expect(await found()).toEqual([]);
      expect(await ledger()).toBe(await balance());
      const { Payouts, Open } = await acts().ofClub(club, now().toISOString().slice(0, 7));
      expect(Open).toBe(0);
      for (const { PaidOut, Recorded, Charged, Fees, GivenBack } of Payouts)
        expect([Recorded, Charged + Fees + GivenBack]).toEqual([PaidOut, PaidOut]);
    },
  );

  it('adds the fee and the payout of each payment and refund to the export when they are known', async () => {
    await paid();
    await deliver();
    await server.call(createTransaction, {
      params: { id: club },
      body: { Type: 'Purchase', Method: 'Cash', Amount: 700, Currency: 'EUR' },
      token: world.tokens.managerA,
    });
    const [purchase] = await purchases();
    await stripe.control('refund', { payment: purchase?.ExtPaymentId, amount: 500 });
    await deliver();
    const Begin = new Date(Date.now() - DAY_MS).toISOString();
    const End = new Date(Date.now() + 90 * DAY_MS).toISOString();
    const exported = async () => {
      const rows = accepted(await server.transactions.export(club, { Begin, End, globalSearch: '' }));
      return rows.map(({ Type, ProviderFee, ExtPayoutId, PaidOutOn }) => [Type, ProviderFee, ExtPayoutId, PaidOutOn]);
    };
    const before = await exported();
    expect(before).toContainEqual(['Purchase', 63, null, null]);
    await wait(5);
    await compare();
    const { Payouts } = await acts().ofClub(club, now().toISOString().slice(0, 7));
    const [payout] = Payouts.filter(({ ExtPayoutId }) => ExtPayoutId !== null);
    const after = await exported();
    expect(after).toHaveLength(3);
    expect(after).toContainEqual(['Purchase', 63, payout?.ExtPayoutId, payout?.ArrivesOn]);
    expect(after).toContainEqual(['Purchase', null, null, null]);
    expect(after.find(([Type]) => Type === 'Refund')?.slice(2)).toEqual([payout?.ExtPayoutId, payout?.ArrivesOn]);
  });

  it('opens one difference for a payment without an order, however often it runs', async () => {
    const id = await charged();
    await wait(5);
    await compare();
    const once = await stored();
    expect(once.differences).toMatchObject([
      { Cause: 'NotOnBooks', State: 'Open', ExtPaymentId: id, ProviderAmount: 7_700, BookAmount: 0, Difference: 7_482 },
    ]);
    await compare();
    await compare();
    expect(await stored()).toEqual(once);
    const notified = server.db.selectFrom('events').select('Payload').where('Type', '=', 'PaymentDifferencesFound');
    expect(await notified.where('ClubId', '=', club).execute()).toEqual([{ Payload: { Count: 1 } }]);
    const { Payouts } = await acts().ofClub(club, now().toISOString().slice(0, 7));
    const [payout] = Payouts.filter(({ ExtPayoutId }) => ExtPayoutId !== null);
    expect(payout).toMatchObject({ PaidOut: 7_482, Recorded: 0, Difference: 7_482, Payments: 1 });
    expect(payout?.Parts).toEqual([{ Kind: 'ToSettle', Amount: 7_482 }]);
    const inside = await acts().entries(club, payout?.ExtPayoutId ?? '');
    expect(inside).toMatchObject([{ Kind: 'Payment', ExtPaymentId: id, TransactionId: null }]);
  });

  it('records a payment whose webhook was lost, and lists the repair as settled', async () => {
    await paid();
    await stripe.take();
    await wait(1);
    await compare();
    expect(await purchases()).toMatchObject([{ UserId: member.id, Amount: 2_500, ProviderFee: 63 }]);
    expect((await differences('Settled')).data).toMatchObject([{ Cause: 'NotOnBooks', How: 'Healed', Operator: null }]);
    expect(await found()).toEqual([]);
  });

  it('continues where it was interrupted when the provider stopped responding, and stores each entry once', {
    tags: ['atLength'],
  }, async () => {
    await charged();
    await wait(3);
    await stripe.control('faults', { next: Array.from({ length: 9 }, () => '500') });
    await expect(compare()).rejects.toThrow(ProviderUnavailable);
    await stripe.control('faults', { next: [] });
    await compare();
    const once = await stored();
    expect(once.entries.filter(({ Kind }) => Kind === 'Payment')).toHaveLength(1);
    await server.db.updateTable('payment_reconciliations').set({ LastDay: '2026-01-01' }).where('ClubId', '=', club).execute();
    await compare();
    expect(await stored()).toEqual(once);
  });

  it('reads up to 31 days per request, and completes a day one hour after its end', async () => {
    const parts = comparing();
    const days: number[] = [];
    const read: typeof parts.payments.balance = (extAccountId, span, after) => {
      if ('from' in span) days.push((span.until.getTime() - span.from.getTime()) / DAY_MS);
      return parts.payments.balance(extAccountId, span, after);
    };
    const compareAt = (at: string) =>
      compareClub({ ...parts, payments: { ...parts.payments, balance: read }, now: () => new Date(at) }, club);
    const lastDay = async () => {
      const row = server.db.selectFrom('payment_reconciliations').select('LastDay').where('ClubId', '=', club);
      return (await row.executeTakeFirstOrThrow()).LastDay;
    };
    await server.db
      .insertInto('payment_reconciliations')
      .values({ ClubId: club, FirstDay: '2027-01-01', LastDay: '2027-01-31' })
      .execute();
    await compareAt('2027-04-01T00:59:00Z');
    expect(days).toEqual([31, 29]);
    expect(await lastDay()).toBe('2027-03-30');
    await compareAt('2027-04-01T01:01:00Z');
    expect(days).toEqual([31, 29, 2]);
    expect(await lastDay()).toBe('2027-03-31');
  });

  it('skips a club whose account the platform has no access to', { tags: ['atLength'] }, async () => {
    const removed = { InactiveReason: 'AccessRemoved', State: 'Inactive' } as const;
    await server.db.updateTable('payment_accounts').set(removed).where('ClubId', '=', club).execute();
    await stripe.control('account/remove', { account });
    expect(await clubsToCompare(server.db)).not.toContain(club);
    await compare();
    expect((await acts().ofClub(club, '2026-11')).ComparedAt).toBeNull();
  });

  it('finds a lost dispute without any webhook about it or its payment', { tags: ['atLength'] }, async () => {
    await paid();
    const [order] = await server.db.selectFrom('payment_orders').select('ExtCheckoutId').where('ClubId', '=', club).execute();
    const { payment } = await comparing().payments.checkout(account, order?.ExtCheckoutId ?? '');
    const { id: dispute } = await stripe.control<{ id: string }>('dispute', { payment: payment?.ExtPaymentId });
    await stripe.control('dispute/close', { dispute, status: 'lost' });
    await stripe.take();
    await wait(1);
    await compare();
    expect(await purchases()).toMatchObject([{ ExtPaymentId: payment?.ExtPaymentId, RefundedAmount: 2_500 }]);
    const stored_ = server.db.selectFrom('payment_disputes').selectAll().where('ClubId', '=', club);
    expect(await stored_.execute()).toMatchObject([
      { ExtDisputeId: dispute, State: 'Lost', LossTransactionId: expect.any(Number) },
    ]);
    expect(await found()).toEqual([]);
  });

  it('finds a second dispute of a payment when its webhooks were lost', { tags: ['atLength'] }, async () => {
    await paid();
    await deliver();
    const [purchase] = await purchases();
    const disputed = () => stripe.control<{ id: string }>('dispute', { payment: purchase?.ExtPaymentId, amount: 500 });
    const { id: first } = await disputed();
    await stripe.control('dispute/close', { dispute: first, status: 'won' });
    await deliver();
    const { id: second } = await disputed();
    await stripe.take();
    await wait(1);
    await compare();
    const disputes = server.db.selectFrom('payment_disputes').select(['ExtDisputeId', 'State']).where('ClubId', '=', club);
    expect(await disputes.orderBy('PaymentDisputeId').execute()).toMatchObject([
      { ExtDisputeId: first, State: 'Won' },
      { ExtDisputeId: second },
    ]);
    expect(await paymentsOfUnknownDisputes(server.db, club)).toEqual([]);
  });

  it('deactivates the account when the platform has lost access to it', { tags: ['atLength'] }, async () => {
    await stripe.control('account/remove', { account });
    await stripe.take();
    await compare();
    expect(await clubsToCompare(server.db)).not.toContain(club);
  });

  it('opens no difference for a lost dispute', { tags: ['atLength'] }, async () => {
    await paid();
    await deliver();
    const [purchase] = await purchases();
    const { id: dispute } = await stripe.control<{ id: string }>('dispute', { payment: purchase?.ExtPaymentId });
    await deliver();
    await stripe.control('dispute/close', { dispute, status: 'lost' });
    await deliver();
    await wait(3);
    await compare();
    expect(await found()).toEqual([]);
    const [row] = await rowsOfBooks();
    expect(row).toMatchObject({
      Recorded: await ledger(),
      Parts: [{ Kind: 'Held', Amount: (row?.PaidOut ?? 0) - (await ledger()) }],
    });
    expect(row?.Parts[0]?.Amount).toBeLessThan(0);
  });

  it('computes the expected amount of a payout from the transactions, and shows the unexplained rest', async () => {
    await paid();
    await deliver();
    await wait(5);
    await compare();
    expect(await rowsOfBooks()).toMatchObject([{ PaidOut: 2_412, Recorded: 2_412, Difference: 0, Parts: [] }]);
    await server.db.updateTable('transactions').set({ Amount: 2_400 }).where('ClubId', '=', club).execute();
    expect(await rowsOfBooks()).toMatchObject([
      { PaidOut: 2_412, Recorded: 2_312, Difference: 100, Parts: [{ Kind: 'Unexplained', Amount: 100 }] },
    ]);
  });

  it('opens no difference for a refund that was recorded on an earlier day but sent only just now', {
    tags: ['atLength'],
  }, async () => {
    await paid();
    await deliver();
    await wait(1);
    const [purchase] = await purchases();
    const refund = { Type: 'Refund', Method: 'Credit', Amount: 500, Currency: 'EUR' } as const;
    const body = { ...refund, LinkedTransactionId: purchase?.TransactionId ?? 0 };
    await server.call(createTransaction, { params: { id: club }, body, token: world.tokens.managerA });
    await server.runDueJobs();
    await compare();
    expect(await found()).toEqual([]);
  });

  it('opens no difference for a bank debit that is being processed or has failed', { tags: ['atLength'] }, async () => {
    await paid(testCards.failingDebit);
    await wait(1);
    await compare();
    expect(await found()).toEqual([]);
    const [waits] = await rowsOfBooks();
    expect(waits).toMatchObject({ Recorded: 0, Parts: [{ Kind: 'NotYet', Amount: waits?.PaidOut }] });
    await wait(5);
    await compare();
    expect(await found()).toEqual([]);
    for (const { PaidOut, Recorded, Parts } of await rowsOfBooks())
      expect([Recorded, Parts]).toEqual([0, PaidOut === 0 ? [] : [{ Kind: 'NotYet', Amount: PaidOut }]]);
    expect(await purchases()).toEqual([]);
  });
});

describe('a comparison by a manager', () => {
  const params = () => ({ id: club });
  const shown = async () => {
    const query = { Month: '2026-11' };
    return (await server.call(getPayouts, { params: params(), query, token: world.tokens.managerA })).result;
  };
  const ask = () => server.call(comparePayments, { params: params(), token: world.tokens.managerA });
  const waiting = async () =>
    (
      await sql<{
        priority: number;
      }>`select priority from graphile_worker.jobs where task_identifier = 'compare-payments'`.execute(server.db)
    ).rows;

  it('is queued once for several requests', async () => {
    await clearJobs(server.db);
    expect(await shown()).toMatchObject({ Comparison: null, ComparedAt: null });
    expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([204, 204]);
    expect(await waiting()).toEqual([{ priority: priorities.personal }]);
    expect(await shown()).toMatchObject({ Comparison: 'Running', ComparedAt: null });
    await server.runDueJobs();
    expect(await shown()).toMatchObject({ Comparison: null, ComparedAt: expect.any(String) });
  });

  it("is refused when the platform has no access to the club's account", async () => {
    await stripe.control('account/remove', { account });
    await server.call(refreshPaymentAccount, { params: { id: club }, token: world.tokens.managerA });
    expect(await ask()).toMatchObject({ status: 409, problem: { ErrorType: 'PaymentAccountNotConnected' } });
    expect(await shown()).toMatchObject({ Comparison: null });
  });

  it('is repeated when the provider does not respond', { tags: ['atLength'] }, async () => {
    await stripe.control('faults', { next: Array.from({ length: 9 }, () => '500') });
    await ask();
    await server.runDueJobs();
    await stripe.control('faults', { next: [] });
    expect(await shown()).toMatchObject({ Comparison: 'Failed', ComparedAt: null });
    await ask();
    expect(await shown()).toMatchObject({ Comparison: 'Running' });
    await server.runDueJobs();
    expect(await shown()).toMatchObject({ Comparison: null, ComparedAt: expect.any(String) });
  });

  it('is queued together with comparisons of other clubs, so that only one comparison runs at a time', {
    tags: ['atLength'],
  }, async () => {
    await clearJobs(server.db);
    await queueJobs(server.db, [comparisonOf(club), comparisonOf(world.clubA2)]);
    const { rows } = await sql<{ jobs: number; queues: number }>`
      select count(*)::int as jobs, count(distinct queue_name)::int as queues
      from graphile_worker.jobs where task_identifier = 'compare-payments'`.execute(server.db);
    expect(rows).toEqual([{ jobs: 2, queues: 1 }]);
    await clearJobs(server.db);
  });

  it('has a higher priority than the nightly comparisons, which wait for webhooks and refunds', {
    tags: ['atLength'],
  }, async () => {
    await clearJobs(server.db);
    await queueAll(comparing());
    const nightly = await waiting();
    expect(nightly).not.toEqual([]);
    expect(nightly.every(({ priority }) => priority === priorities.many)).toBe(true);
    await clearJobs(server.db);
  });
});

it('the fee of a lost dispute is part of the fees of its payout, and is exported with the loss', {
  tags: ['atLength'],
}, async () => {
  await paid();
  await deliver();
  const [purchase] = await purchases();
  const { id: dispute } = await stripe.control<{ id: string }>('dispute', { payment: purchase?.ExtPaymentId });
  await stripe.control('dispute/close', { dispute, status: 'lost' });
  await deliver();
  await stripe.control('charge', { account, amount: 9_000, fee: 0 });
  await wait(5);
  await compare();
  const { Payouts } = await acts().ofClub(club, now().toISOString().slice(0, 7));
  const [payout] = Payouts.filter(({ ExtPayoutId }) => ExtPayoutId !== null);
  // Of the first payment the provider takes 63 and the platform 25. Of the second the provider takes 160.
  expect(payout).toMatchObject({ Payments: 2, Charged: 11_500, Fees: -63 - 25 - 160 - 2_000, GivenBack: -2_500, PaidOut: 6_752 });
  const Begin = new Date(Date.now() - DAY_MS).toISOString();
  const End = new Date(Date.now() + 90 * DAY_MS).toISOString();
  const rows = accepted(await server.transactions.export(club, { Begin, End, globalSearch: '' }));
  const loss = rows.find(({ Type }) => Type === 'Refund');
  expect(loss).toMatchObject({
    Amount: 2_500,
    ProviderFee: 2_000,
    ExtPayoutId: payout?.ExtPayoutId,
    PaidOutOn: payout?.ArrivesOn,
  });
});

describe('a difference', () => {
  it('about a lost dispute is the amount beyond the rest of the purchase, and stays open until it is dismissed', {
    tags: ['atLength'],
  }, async () => {
    await paid();
    await deliver();
    const [purchase] = await purchases();
    await stripe.control('refund', { payment: purchase?.ExtPaymentId, amount: 2_000 });
    const { id: dispute } = await stripe.control<{ id: string }>('dispute', { payment: purchase?.ExtPaymentId });
    await stripe.control('dispute/close', { dispute, status: 'lost' });
    await deliver();
    await wait(5);
    await compare();
    const at = { ExtRefundId: dispute, UserId: member.id, ProviderAmount: 2_000, BookAmount: 0, Difference: -2_000 };
    expect(await open()).toMatchObject({ ...at, Cause: 'NotOnBooks', TransactionId: purchase?.TransactionId });
    expect(await settle({ Act: 'Accept' })).toMatchObject({ refused: 'ValidationFailed' });
    accepted(await settle({ Act: 'Dismiss', Note: 'Refunded before the dispute' }));
    await compare();
    expect(await found()).toEqual([]);
  });

  const open = async () => (await differences()).data[0] ?? expect.fail('nothing is open');
  const settle = async (input: Parameters<ReturnType<typeof acts>['settle']>[2]) => {
    const { PaymentDifferenceId } = await open();
    return acts().settle(club, PaymentDifferenceId, input, world.ids.managerA);
  };

  it('about a payment is recorded for a member as a payment without content, together with the refund of the payment', async () => {
    const id = await charged();
    await stripe.control('refund', { payment: id, amount: 700 });
    await wait(1);
    await compare();
    expect(await found()).toEqual([
      ['NotOnBooks', 700, 0],
      ['NotOnBooks', 7_700, 0],
    ]);
    const payment = (await differences()).data.find(({ ExtRefundId }) => ExtRefundId === null);
    const recorded = await acts().settle(
      club,
      payment?.PaymentDifferenceId ?? 0,
      { Act: 'Record', UserId: member.id },
      world.ids.managerA,
    );
    expect(accepted(recorded)).toMatchObject({ State: 'Settled', How: 'Recorded', UserId: member.id });
    expect(await purchases()).toMatchObject([{ UserId: member.id, Amount: 7_700, RefundedAmount: 700, ProviderFee: 141 }]);
    expect(await found()).toEqual([]);
    expect(await ledger()).toBe(await balance());
    const again = await acts().settle(club, payment?.PaymentDifferenceId ?? 0, { Act: 'Accept' }, world.ids.managerA);
    expect(again).toMatchObject({ refused: 'DifferenceSettled' });
  });

  it('about a payment is recorded once when its order is settled later, and the order adds no content', async () => {
    await paid();
    await stripe.take();
    await wait(1);
    const settlement = { ...comparing().settlement, settleOrder: () => Promise.reject(new Error('The order is not settled.')) };
    await compareClub({ ...comparing(), settlement }, club);
    const { PaymentDifferenceId } = await open();
    const recording = acts({ ...comparing(), settlement });
    accepted(await recording.settle(club, PaymentDifferenceId, { Act: 'Record', UserId: member.id }, world.ids.managerA));
    const booked = await purchases();
    expect(booked).toMatchObject([{ UserId: member.id, Amount: 2_500 }]);
    const { PaymentOrderId: orderId } = await orderOfMember();
    const { result } = await server.call(checkPaymentOrder, { params: { id: member.id, orderId }, token: member.token });
    expect(result).toMatchObject({ State: 'Paid', Reason: 'RecordedByStaff', TransactionId: booked[0]?.TransactionId });
    expect(await purchases()).toEqual(booked);
    const credits = server.db.selectFrom('ledger_accounts').select('Balance').where('UserId', '=', member.id);
    expect(await credits.execute()).toEqual([]);
    expect(await found()).toEqual([]);
  });

  const orderOfMember = () =>
    server.db.selectFrom('payment_orders').select('PaymentOrderId').where('UserId', '=', member.id).executeTakeFirstOrThrow();

  it('is not settled for a user outside of the club, or by an act that does not fit', async () => {
    await charged();
    await wait(1);
    await compare();
    const stranger = await aUser(server.db, {});
    expect(await settle({ Act: 'Record', UserId: stranger })).toMatchObject({ refused: 'ValidationFailed' });
    expect(await settle({ Act: 'Accept' })).toMatchObject({ refused: 'ValidationFailed' });
    expect(await settle({ Act: 'RecordRefund' })).toMatchObject({ refused: 'ValidationFailed' });
    expect(await found()).toHaveLength(1);
  });

  it.each([
    ['another amount', { Amount: 9_900 }, 'AmountDiffers', 2_500, [{ Amount: 2_500 }]],
    ['no payment at the provider', { ExtPaymentId: 'pi_unknown' }, 'NotAtProvider', 0, []],
  ] as const)(
    'about a purchase with %s is settled with the amount of the provider',
    async (_, wrong, Cause, ProviderAmount, left) => {
      await paid();
      await deliver();
      await wait(2);
      const [purchase] = await purchases();
      await server.db
        .updateTable('transactions')
        .set(wrong)
        .where('TransactionId', '=', purchase?.TransactionId ?? 0)
        .execute();
      await compare();
      const listed = (await differences()).data.find((one) => one.Cause === Cause);
      expect(listed).toMatchObject({ ProviderAmount, UserId: member.id });
      accepted(await acts().settle(club, listed?.PaymentDifferenceId ?? 0, { Act: 'Accept' }, world.ids.managerA));
      const own = (await purchases()).filter(({ TransactionId }) => TransactionId === purchase?.TransactionId);
      expect(own).toMatchObject(left);
      expect((await differences()).data.filter((one) => one.Cause === Cause)).toEqual([]);
    },
  );

  it('cannot be accepted when it does not exist any more', async () => {
    await paid();
    await deliver();
    await wait(2);
    const [purchase] = await purchases();
    const known = (ExtPaymentId: string) =>
      server.db
        .updateTable('transactions')
        .set({ ExtPaymentId })
        .where('TransactionId', '=', purchase?.TransactionId ?? 0)
        .execute();
    await known(`pi_unknown_of_${club}`);
    await compare();
    const listed = (await differences()).data.find(({ Cause }) => Cause === 'NotAtProvider');
    await known(purchase?.ExtPaymentId ?? '');
    const id = listed?.PaymentDifferenceId ?? 0;
    expect(await acts().settle(club, id, { Act: 'Accept' }, world.ids.managerA)).toMatchObject({ refused: 'DifferenceSettled' });
    expect(await purchases()).toMatchObject([{ TransactionId: purchase?.TransactionId, Amount: 2_500 }]);
    expect((await differences('Settled')).data.find((one) => one.PaymentDifferenceId === id)).toMatchObject({ How: 'Healed' });
  });

  const refundRow = () =>
    server.db
      .selectFrom('transactions')
      .selectAll()
      .where('ClubId', '=', club)
      .where('Type', '=', 'Refund')
      .where('DeletedAt', 'is', null);
  /** Creates the difference of a refund that the provider has, as if the comparison had read too little. */
  async function refundWithout(on: 'provider' | 'books') {
    await paid();
    await deliver();
    const [purchase] = await purchases();
    await stripe.control('refund', { payment: purchase?.ExtPaymentId, amount: 500 });
    await deliver();
    await wait(2);
    await compare();
    const row = await refundRow().executeTakeFirstOrThrow();
    const { ExtPaymentId = null } = purchase ?? {};
    const { ExtRefundId, TransactionId } = row;
    const missing = { ExtRefundId, ExtPaymentId, ClubId: club, Day: '2026-11-05', Currency: 'EUR' };
    if (on === 'books') {
      const figure = { ClubId: club, TransactionId, Amount: 0, by: world.ids.managerA, at: now() };
      await server.db.transaction().execute((trx) => server.onlineRefunds.acceptFigure(trx, figure));
      await compare();
      return open();
    }
    const { PaymentDifferenceId } = await server.db
      .insertInto('payment_differences')
      .values({ ...missing, TransactionId, Cause: 'NotAtProvider', ProviderAmount: 0, BookAmount: 500, Difference: 500 })
      .returning('PaymentDifferenceId')
      .executeTakeFirstOrThrow();
    return { PaymentDifferenceId };
  }

  it('about a refund that exists at the provider meanwhile cannot be accepted, and the refund remains', async () => {
    const { PaymentDifferenceId: id } = await refundWithout('provider');
    const before = await refundRow().execute();
    expect(await acts().settle(club, id, { Act: 'Accept' }, world.ids.managerA)).toMatchObject({ refused: 'FoundAtProvider' });
    expect(await refundRow().execute()).toEqual(before);
    await stripe.control('faults', { next: Array.from({ length: 9 }, () => '500') });
    const unread = await acts().settle(club, id, { Act: 'Accept' }, world.ids.managerA);
    await stripe.control('faults', { next: [] });
    expect(unread).toMatchObject({ refused: 'PaymentProviderUnavailable' });
  });

  it('about a deleted refund records the refund again for its payment', async () => {
    const { PaymentDifferenceId: id, ...listed } = await refundWithout('books');
    expect(listed).toMatchObject({ Cause: 'NotOnBooks', ProviderAmount: 500, PaymentRecorded: true });
    expect(await purchases()).toMatchObject([{ RefundedAmount: 0 }]);
    const recorded = accepted(await acts().settle(club, id, { Act: 'RecordRefund' }, world.ids.managerA));
    expect(recorded).toMatchObject({ State: 'Settled', How: 'Recorded', UserId: member.id });
    expect(await refundRow().execute()).toMatchObject([
      { Amount: 500, RefundState: 'Done', TransactionId: recorded.TransactionId },
    ]);
    expect(await purchases()).toMatchObject([{ RefundedAmount: 500 }]);
    await compare();
    expect(await found()).toEqual([]);
    expect(await ledger()).toBe(await balance());
  });

  it('about a refund that exceeds the rest of its payment is not recorded', { tags: ['atLength'] }, async () => {
    const { PaymentDifferenceId: id } = await refundWithout('books');
    await server.db
      .updateTable('transactions')
      .set({ RefundedAmount: 2_200 })
      .where('ClubId', '=', club)
      .where('Type', '=', 'Purchase')
      .execute();
    const refused = await acts().settle(club, id, { Act: 'RecordRefund' }, world.ids.managerA);
    expect(refused).toMatchObject({ refused: 'ValidationFailed', errors: [{ field: 'Amount', key: 'refund-exceeds-purchase' }] });
    expect(await found()).toEqual([['NotOnBooks', 500, 0]]);
  });

  it('is not listed again after it is dismissed with a note', async () => {
    await charged();
    await wait(1);
    await compare();
    const dismissed = accepted(await settle({ Act: 'Dismiss', Note: 'Paid for the bar' }));
    expect(dismissed).toMatchObject({ State: 'Dismissed', How: 'Dismissed', Note: 'Paid for the bar' });
    expect(dismissed.Operator).not.toBeNull();
    await compare();
    expect(await found()).toEqual([]);
    expect((await differences('Settled')).data).toHaveLength(1);
  });
});
