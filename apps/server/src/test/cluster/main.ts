import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { until } from '../proof/until.ts';
import { brokenInvariants } from '../race/invariants.ts';
import {
  type Audit,
  auditBeats,
  auditBookings,
  auditCharges,
  auditMails,
  type Charge,
  storedBeats,
  storedBookings,
  storedMails,
  storedPayments,
} from './audit.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { Gaps, gapTable } from './gaps.ts';
import { killsOf } from './kills.ts';
import { beatOf } from './load/bridge.ts';
import { Load } from './load/load.ts';
import { Mails, signsIn } from './load/mails.ts';
import { type Broker, missingPackages } from './programs.ts';
import { type ClusterWorld, CREDITS, createClusterWorld, PASSWORD } from './world.ts';

const SETTLE_MS = 2_000;
const brokers: readonly Broker[] = ['mosquitto', 'rabbitmq'];

const { values: options } = parseArgs({
  options: {
    test: { type: 'boolean', default: false },
    kills: { type: 'string', default: '10' },
    parts: { type: 'string' },
    broker: { type: 'string', default: 'mosquitto' },
  },
});
const say = (line: string) => console.log(line);
const broker = brokers.find((one) => one === options.broker);
const kills = Number(options.kills);
if (broker === undefined) fail(`There is no broker "${options.broker}". Choose ${brokers.join(' or ')}.`);
if (!Number.isInteger(kills) || kills < 0) fail('--kills is a whole number.');
const missing = missingPackages(broker);
if (missing.length > 0)
  fail(`Programs are missing. Install them:\n  apt-get install -y --no-install-recommends ${missing.join(' ')}`);

const gaps = new Gaps();
const mails = new Mails(() => gaps.success('mails'));
const settings = { SMTP_URL: await mails.listen(), LIVE_FLUSH_SECONDS: '1', RATE_LIMIT: '100000', TRUST_PROXY: '2' };
let cluster: Cluster | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(130));
try {
  cluster = await startCluster({ broker, settings, say });
  const world = await createClusterWorld(cluster);
  const load = new Load({ cluster, world, mails, gaps });
  await until('the first heartbeat is on each wall', () => gaps.count('wall') === world.gyms.length);
  if (!(await signsIn(cluster.url, world.gyms[0]?.trainer.email ?? ''))) throw new Error('The sign-in through HAProxy failed.');
  say('a sign-in through HAProxy succeeded, and each wall shows the heartbeats of its bridge');
  if (options.test) await leave(await test(cluster, world, load));
  else printAddresses(cluster, world);
} catch (error) {
  console.error(error);
  await leave(1);
}

async function test(running: Cluster, world: ClusterWorld, load: Load): Promise<number> {
  const chosen = options.parts?.split(',');
  const all = killsOf(running).filter(({ name }) => chosen === undefined || chosen.includes(name));
  const counts = new Map(all.map(({ name }) => [name, 0]));
  const began = performance.now();
  await flowing(performance.now());
  for (let turn = 0; turn < kills; turn++)
    for (const kill of all) {
      gaps.begin(kill.name);
      const since = performance.now();
      await kill.run(turn);
      counts.set(kill.name, turn + 1);
      await flowing(performance.now());
      say(`${kill.name}, kill ${turn + 1} of ${kills}: all goes on after ${((performance.now() - since) / 1000).toFixed(1)} s`);
      await pause(SETTLE_MS);
    }
  await load.end();
  const audits = await auditAll(running, world, load);
  say(
    `\n${((performance.now() - began) / 60_000).toFixed(1)} minutes with ${broker}; the longest gap in seconds after a kill of each part:\n`,
  );
  say(gapTable(counts, gaps));
  say('');
  for (const { counted } of audits) for (const line of counted) say(line);
  const { repeated } = load.caller;
  say(`${mails.failed} sign-ups were cut off`);
  say(`${repeated} requests and ${load.bridges.reduce((sum, one) => sum + one.repeated, 0)} messages of bridges were repeated`);
  const findings = [
    ...audits.flatMap((audit) => audit.findings),
    ...load.faults,
    ...load.bridges.flatMap(({ faults }) => faults),
    ...load.bookings.faults,
    ...load.payments.faults,
    ...load.caller.unexpected,
  ];
  for (const finding of findings) say(`FAULT: ${finding}`);
  say(findings.length === 0 ? 'Nothing was lost, oversold or doubled.' : `${findings.length} faults`);
  await load.close();
  return findings.length === 0 ? 0 : 1;
}

async function flowing(since: number): Promise<void> {
  await until('all streams go on', () => gaps.isFlowing(since)).catch((error: Error) => {
    throw new Error(`${error.message} Not: ${gaps.stuck(since).join(', ')}.`);
  });
}

async function auditAll({ control }: Cluster, { gyms, shop }: ClusterWorld, load: Load): Promise<Audit[]> {
  const { connection } = load;
  const expected = new Map(
    gyms.flatMap(({ athletes }, index) =>
      athletes.map(({ id, strap }) => [
        id,
        new Map((load.bridges[index]?.seconds ?? []).map((second) => [second, beatOf(strap, second)])),
      ]),
    ),
  );
  const { transactions, booked } = await storedPayments(
    connection,
    shop.clubId,
    shop.buyers.map(({ id }) => id),
  );
  const charges = await control<Charge[]>('objects', { type: 'payment_intent' });
  return [
    auditBeats(expected, await storedBeats(connection, [...expected.keys()])),
    auditBookings(load.bookings.answers, await storedBookings(connection, shop.clubId), await brokenInvariants(connection.pool)),
    auditCharges({ orders: load.payments.orders, charges, transactions, credits: { booked, each: CREDITS } }),
    auditMails({
      visitors: mails.expected,
      most: load.payments.paidBy,
      stored: (await storedMails(connection)).map(({ id }) => id),
      delivered: mails.delivered,
    }),
  ];
}

function printAddresses({ url, databaseUrl, mqttUrl, logs }: Cluster, { gyms }: ClusterWorld): void {
  say(`
The cluster is running at ${url}
  sign-in   ${gyms.map(({ trainer }) => trainer.email).join(', ')} with the password "${PASSWORD}"
  database  ${databaseUrl}
  broker    ${mqttUrl('server')}
  logs      ${logs}
Ctrl-C ends it and deletes its data.`);
}

async function leave(code: number): Promise<never> {
  if (code === 1 && cluster !== undefined) console.error(`The logs are in ${cluster.logs}.`);
  await cluster?.stop(code === 1);
  process.exit(code);
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}
