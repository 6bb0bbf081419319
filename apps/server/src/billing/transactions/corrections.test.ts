import { transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outsideTransaction } from '../../platform/database/pool/one-connection.ts';
import { accepted, type BillingServer, openBilling } from '../../test/billing.ts';
import { untilStuck } from '../../test/race/until-stuck.ts';

let server: BillingServer;
beforeAll(async () => {
  server = await openBilling('2026-11-20T09:00:00Z');
});
afterAll(() => server.close());

const money = (Type: 'Purchase' | 'Refund', UserId: number, Amount: number) =>
  transactionInputSchema.parse({ Type, Method: 'Cash', Amount, Currency: 'EUR', UserId, Note: 'Wrong entry' });
const purchaseOf = async (member: number) =>
  accepted(await server.transactions.create(server.clubId, money('Purchase', member, 1_000), server.manager)).TransactionId;

it('two concurrent corrections, each of which turns a purchase into a refund for the member of the other purchase, both succeed', async () => {
  const { db, clubId, manager, transactions } = server;
  const toRefund = (id: number, receiver: number) =>
    outsideTransaction(() => transactions.update(clubId, id, money('Refund', receiver, 100), manager));
  const [one, two] = [await server.athlete(), await server.athlete()];
  const [ofOne, ofTwo] = [await purchaseOf(one), await purchaseOf(two)];
  for (const member of [one, two]) await purchaseOf(member);
  let both: Promise<unknown>[] = [];
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('UserId').where('UserId', 'in', [one, two]).forUpdate().execute();
    both = [toRefund(ofOne, two), toRefund(ofTwo, one)];
    await untilStuck(db, both);
  });
  expect(await Promise.all(both)).toMatchObject([
    { Type: 'Refund', UserId: two },
    { Type: 'Refund', UserId: one },
  ]);
});
