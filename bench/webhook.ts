import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createSettlement } from '../apps/server/src/billing/online-payments/settlement.service.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { createPayments } from '../apps/server/src/platform/payments/create-payments.ts';
import { type PaymentProvider, WEBHOOK_PATH } from '../apps/server/src/platform/payments/payments.ts';
import { type SignedMessage, type Stripe, startStripe, testCards } from '../apps/server/src/test/stripe.ts';
import { inline, isInstalled, learn, outputOf, type Sent } from './booking-pgbench.ts';
import { startServer } from './calendar-server.ts';
import { cpuOf } from './live/processes.ts';
import { CLUB, firstOf, MEMBERS, PRICE, SAMPLE, seed } from './worlds/webhook.ts';

// Measures the time from arrival to the stored purchase, 100 a second, compared with pgbench.
const { values: options } = parseArgs({
  options: { rate: { type: 'string', default: '100' }, seconds: { type: 'string', default: '15' } },
});
const PER_SECOND = Number(options.rate);
const SECONDS = Number(options.seconds);
const COUNT = PER_SECOND * SECONDS;
const LOOK_MS = 2;
const AGAIN_MS = 100;
const TRIES = 20;
const GIVE_UP_MS = 60_000;
/** At most this many transactions commit out of order: as many as there are connections. */
const UNORDERED = 50;
const READINGS = 200;
const CLIENTS = 16;
/** The distance between orders, because two clients must not pay for the same member at once. */
const APART = 1_031;

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
  print('the provider’s double reads a page', await readAtDouble(payments, account));
  const before = cpuOf(server.pid);
  const begin = performance.now();
  const { booked, accepted } = await deliver(paid);
  const held = (COUNT * 1000) / (performance.now() - begin);
  const busy = ((cpuOf(server.pid) - before) * 1000) / COUNT;
  print('from the arrival of a message to its acceptance', accepted);
  print('from the arrival of a message to the books', booked);
  console.log(
    `  ${held.toFixed(0)} messages a second came onto the books; the server is busy for ${busy.toFixed(1)} ms a message`,
  );
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
    storesCard: true,
    text: 'Paid once.',
    orderId,
  });
  await stripe.pay(ExtCheckoutId, testCards.works);
  return ExtCheckoutId;
}

async function storePage(orderId: number, page: string): Promise<void> {
  await watch.query('update payment_orders set "ExtCheckoutId" = $2 where "PaymentOrderId" = $1', [orderId, page]);
}

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

/** Sorted milliseconds until the purchase is stored, and until the message is accepted. */
async function deliver(paid: readonly Paid[]): Promise<{ readonly booked: number[]; readonly accepted: number[] }> {
  const arrived = new Map<string, number>();
  const [booked, accepted]: [number[], number[]] = [[], []];
  const begin = performance.now();
  let failed: unknown;
  const sending = Promise.all(
    paid.map(async ({ ExtPaymentId, message }, at) => {
      await pause(Math.max(0, begin + (at * 1000) / PER_SECOND - performance.now()));
      const since = performance.now();
      arrived.set(ExtPaymentId, since);
      await send(message);
      accepted.push(performance.now() - since);
    }),
  ).catch((error: unknown) => {
    failed = error;
  });
  const end = begin + SECONDS * 1000 + GIVE_UP_MS;
  for (let last = 0; booked.length < paid.length; await pause(LOOK_MS)) {
    if (failed !== undefined) throw failed;
    if (performance.now() > end)
      throw new Error(`${booked.length} of ${paid.length} payments are on the books.\n${await report()}`);
    const { rows } = await watch.query<{ id: number; payment: string }>(
      `select "TransactionId"::int as id, "ExtPaymentId" as payment from transactions where "TransactionId" > $1`,
      [last - UNORDERED],
    );
    for (const { id, payment } of rows) {
      last = Math.max(last, id);
      const since = arrived.get(payment);
      if (since !== undefined) booked.push(performance.now() - since);
      arrived.delete(payment);
    }
  }
  await sending;
  const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
  return { booked: sorted(booked), accepted: sorted(accepted) };
}

async function send({ body, signature }: SignedMessage): Promise<void> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${server.url}${WEBHOOK_PATH}`, { method: 'POST', headers, body });
    if (answer.ok) return;
    if (tries === TRIES) throw new Error(`A message was answered ${answer.status} ${tries} times.`);
    await pause(AGAIN_MS);
  }
}

async function report(): Promise<string> {
  const { rows } = await watch.query<{ line: string }>(`
    select 'messages: ' || count(*) || ' stored, ' || count("HandledAt") || ' handled, ' || count("Error") || ' given up' as line
      from payment_events
    union all select 'orders: ' || count(*) || ' ' || "State" || coalesce(' for ' || "Reason", '') from payment_orders
      where "PaymentOrderId" <= ${COUNT} group by "State", "Reason"
    union all select 'jobs: ' || count(*) || ' ' || task_identifier || coalesce(', failed with ' || left(last_error, 200), '')
      from graphile_worker.jobs group by task_identifier, left(last_error, 200)`);
  return rows.map(({ line }) => line).join('\n');
}

async function readAtDouble(payments: PaymentProvider, account: string): Promise<number[]> {
  const { rows } = await watch.query<{ page: string }>(
    'select "ExtCheckoutId" as page from payment_orders where "PaymentOrderId" <= $1',
    [Math.min(COUNT, READINGS)],
  );
  const took: number[] = [];
  for (const { page } of rows) {
    const since = performance.now();
    await payments.checkout(account, page);
    took.push(performance.now() - since);
  }
  return took.sort((a, b) => a - b);
}

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

/** Sorted milliseconds, including the wait of a transaction for its turn. */
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
      `\\set order ${firstOf.pgbench} + :client_id * ${APART} + :n`,
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
