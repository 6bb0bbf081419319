import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createSettlement } from '../apps/server/src/billing/online-payments/settlement.service.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { createPayments } from '../apps/server/src/platform/payments/create-payments.ts';
import type { PaymentProvider } from '../apps/server/src/platform/payments/payments.ts';
import { type SignedMessage, type Stripe, startStripe, testCards } from '../apps/server/src/test/stripe.ts';
import { inline, isInstalled, learn, outputOf, type Sent } from './booking-pgbench.ts';
import { startServer } from './calendar-server.ts';
import { CLUB, firstOf, MEMBERS, PRICE, SAMPLE, seed } from './worlds/webhook.ts';

// Measures the time from the arrival of a provider's message about a payment to the purchase on the books, at 100 messages a second,
// beside pgbench with the same statements at the same rate. bench/README.md explains every figure.
const PER_SECOND = 100;
const SECONDS = 15;
const COUNT = PER_SECOND * SECONDS;
const LOOK_MS = 2;
const AGAIN_MS = 100;
const CLIENTS = 16;

console.log(
  `bench/webhook: ${PER_SECOND} messages a second for ${SECONDS} s; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`,
);
const stripe = await startStripe();
const server = await startServer(stripe.settings);
const watch = new pg.Client(server.databaseUrl);
try {
  await watch.connect();
  await seed(watch, COUNT);
  const config = readConfig({ ...stripe.settings, DATA_DIR: tmpdir(), PUBLIC_URL: 'http://127.0.0.1:8080' });
  const payments = createPayments({ config, log: createLog('silent') });
  if (payments === undefined) throw new Error('The double is not configured.');
  const account = await payments.createAccount({ key: 'bench', name: 'Bench', email: null });
  await stripe.account(account);
  await watch.query(
    `insert into payment_accounts ("ClubId", "PaymentAccountType", "State", "ExtAccountId") values ($1, 'Stripe', 'Active', $2)`,
    [CLUB, account],
  );
  const statements = await learnStatements(payments, account);
  const paid = await payAll(payments, account);
  print('from the arrival of a message to the books', await deliver(paid));
  if (isInstalled()) print('pgbench, the same statements, prepared', await pgbench(statements));
  else console.log('pgbench is not installed, so there is nothing to compare with.');
} finally {
  await watch.end();
  await server.stop();
  await stripe.stop();
}

interface Paid {
  readonly ExtPaymentId: string;
  readonly message: SignedMessage;
}

/** Opens the page of an order and pays it; returns the page. */
async function pay(payments: PaymentProvider, account: string, orderId: number): Promise<string> {
  const ExtCustomerId = await payments.createCustomer(account, { key: `customer ${orderId}`, name: 'Member', email: null });
  const { ExtCheckoutId } = await payments.openCheckout(account, {
    kind: 'once',
    key: `order ${orderId}`,
    ExtCustomerId,
    description: '10 credits',
    Amount: PRICE,
    Currency: 'EUR',
    PlatformFee: PRICE / 100,
    successUrl: server.url,
    cancelUrl: server.url,
    ExpiresAt: new Date(Date.now() + 20 * 3_600_000),
    language: 'en',
    orderId,
  });
  await stripe.pay(ExtCheckoutId, testCards.works);
  return ExtCheckoutId;
}

const storePage = (orderId: number, page: string) =>
  watch.query('update payment_orders set "ExtCheckoutId" = $2 where "PaymentOrderId" = $1', [orderId, page]);

async function payAll(payments: PaymentProvider, account: string): Promise<Paid[]> {
  for (let first = 1; first <= COUNT; first += CLIENTS) {
    const ids = Array.from({ length: Math.min(CLIENTS, COUNT - first + 1) }, (_, at) => firstOf.http + first + at);
    const pages = await Promise.all(ids.map((id) => pay(payments, account, id)));
    for (const [at, id] of ids.entries()) await storePage(id, pages[at] ?? '');
  }
  return paidMessages(stripe);
}

async function paidMessages({ take }: Stripe): Promise<Paid[]> {
  const all = (await take()).map((message) => ({
    message,
    event: JSON.parse(message.body) as { type: string; data: { object: { payment_intent: string } } },
  }));
  return all
    .filter(({ event }) => event.type === 'checkout.session.completed')
    .map(({ message, event }) => ({ message, ExtPaymentId: event.data.object.payment_intent }));
}

/** Milliseconds of each message, sorted. */
async function deliver(paid: readonly Paid[]): Promise<number[]> {
  const arrived = new Map<string, number>();
  const took: number[] = [];
  const begin = performance.now();
  const sending = Promise.all(
    paid.map(async ({ ExtPaymentId, message: { body, signature } }, at) => {
      await pause(Math.max(0, begin + (at * 1000) / PER_SECOND - performance.now()));
      arrived.set(ExtPaymentId, performance.now());
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      // The provider sends a message again that was not accepted.
      while (!(await fetch(`${server.url}/doors/stripe`, { method: 'POST', headers, body })).ok) await pause(AGAIN_MS);
    }),
  );
  for (let last = 0; took.length < paid.length; await pause(LOOK_MS)) {
    const { rows } = await watch.query<{ id: number; payment: string }>(
      `select "TransactionId"::int as id, "ExtPaymentId" as payment from transactions where "TransactionId" > $1 order by 1`,
      [last],
    );
    for (const { id, payment } of rows) {
      last = id;
      const since = arrived.get(payment);
      if (since !== undefined) took.push(performance.now() - since);
    }
  }
  await sending;
  return took.sort((a, b) => a - b);
}

/** What the settlement of the sample's order sends to the database. */
async function learnStatements(payments: PaymentProvider, account: string): Promise<Sent[]> {
  await storePage(SAMPLE.order, await pay(payments, account, SAMPLE.order));
  const own = openDatabase(server.databaseUrl);
  const bookings = { takeOffClasses: () => Promise.reject(new Error('No class is booked here.')) };
  const club = async () => ({ TimeZone: 'Europe/Rome' });
  const sent = await learn(own, async () => {
    const order = await createSettlement({ db: own.db, payments, bookings, club }).settleOrder(SAMPLE.order);
    if (order?.State !== 'Paid') throw new Error(`The sample is ${order?.State}.`);
  });
  await own.close();
  await stripe.take();
  return sent;
}

/** Milliseconds of each transaction of pgbench at the same rate, sorted, with the time that it waited for its turn. */
async function pgbench(statements: readonly Sent[]): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'clubpulse-pgbench-'));
  try {
    const payment = String(statements.flatMap(({ values }) => values).find((value) => String(value).startsWith('pi_')));
    const names = new Map<unknown, string>([
      [SAMPLE.order, ':order'],
      [SAMPLE.user, ':user'],
      [SAMPLE.account, ':account'],
      [payment, `('pi_bench_' || :order)`],
    ]);
    const lines = [
      '\\set n :n + 1',
      `\\set order ${firstOf.pgbench} + :client_id * 1000 + :n`,
      `\\set user :order % ${MEMBERS} + 1`,
      '\\set account 1000000 + :user',
      ...statements.map((sent) => inline(sent, names)),
      '',
    ];
    const script = join(folder, 'payment.sql');
    writeFileSync(script, lines.join('\n'));
    const rate = ['-R', String(PER_SECOND), '-T', String(SECONDS), '-c', String(CLIENTS), '-j', '2', '-D', 'n=0'];
    const output = await outputOf('pgbench', [
      '-n',
      '-M',
      'prepared',
      '-f',
      script,
      ...rate,
      '-l',
      `--log-prefix=${join(folder, 'log')}`,
      server.databaseUrl,
    ]);
    if (!/number of failed transactions: 0/.test(output)) throw new Error(`pgbench did not pay:\n${output}`);
    const logs = readdirSync(folder).filter((name) => name.startsWith('log'));
    const times = logs.flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
    return times.map((line) => Number(line.split(' ')[2]) / 1000).sort((a, b) => a - b);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(label: string, sorted: readonly number[]): void {
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1).padStart(8);
  console.log(`  ${label.padEnd(46)} p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   (${sorted.length})`);
}
