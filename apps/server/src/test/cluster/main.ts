import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { until } from '../proof/until.ts';
import { brokenInvariants } from '../race/invariants.ts';
import {
  type Audit,
  auditBeats,
  auditBookings,
  auditCharges,
  auditMails,
  type Charge,
  type Measured,
  storedBeats,
  storedBookings,
  storedMails,
  storedPayments,
} from './audit.ts';
import { auditResults, auditTrainings, auditWalls, storedTrainings } from './audit-trainings.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { Gaps, gapTable } from './gaps.ts';
import { killsOf } from './kills.ts';
import { beatOf } from './load/bridge.ts';
import { Caller } from './load/caller.ts';
import { LiveClasses } from './load/classes.ts';
import { Load } from './load/load.ts';
import { Mails, signsIn } from './load/mails.ts';
import { endedParts } from './part.ts';
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
    nodes: { type: 'string', default: '3' },
  },
});
const say = (line: string) => console.log(line);
const broker = brokers.find((one) => one === options.broker);
const kills = Number(options.kills);
if (broker === undefined) fail(`There is no broker "${options.broker}". Choose ${brokers.join(' or ')}.`);
if (!Number.isInteger(kills) || kills < 0) fail('--kills is a whole number.');
const brokerNodes = Number(options.nodes);
if (!Number.isInteger(brokerNodes) || brokerNodes < 1) fail('--nodes is a number of nodes of RabbitMQ.');
const missing = missingPackages(broker);
if (missing.length > 0)
  fail(`Programs are missing. Install them:\n  apt-get install -y --no-install-recommends ${missing.join(' ')}`);

const gaps = new Gaps();
const mails = new Mails(() => gaps.success('mails'));
const settings = { SMTP_URL: await mails.listen(), LIVE_FLUSH_SECONDS: '1', RATE_LIMIT: '100000', TRUST_PROXY: '2' };
let cluster: Cluster | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(130));
try {
  cluster = await startCluster({ broker, brokerNodes, settings, say });
  const world = await createClusterWorld(cluster);
  const caller = new Caller(cluster);
  const classes = new LiveClasses(world.gyms, caller);
  await classes.start();
  const load = new Load({ cluster, world, mails, gaps, caller, classes });
  await until('the first heartbeat is on each wall', () => gaps.count('wall') === world.gyms.length);
  if (!(await signsIn(cluster.url, world.gyms[0]?.trainer.email ?? ''))) throw new Error('The sign-in through HAProxy failed.');
  say('a sign-in through HAProxy succeeded, and each wall shows the heartbeats of its class');
  if (options.test) await leave(await test(cluster, world, load));
  else printAddresses(cluster, world);
} catch (error) {
  console.error(error);
  for (const name of endedParts) console.error(`${name} ended before it was killed`);
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
      await kill.rebuild?.();
      await flowing(performance.now());
      await allHoldClubs(load, running.nodesOf('live').length);
      await pause(SETTLE_MS);
    }
  await load.end();
  const audits = await auditAll(running, world, load);
  say(
    `\n${((performance.now() - began) / 60_000).toFixed(1)} minutes with ${broker}, load ${loadavg()[1]?.toFixed(0)} of ${cpus().length} cores; the longest gap in seconds after a kill of each part:\n`,
  );
  say(gapTable(counts, gaps));
  say('');
  for (const { counted } of audits) for (const line of counted) say(line);
  const { repeated } = load.caller;
  say(`${mails.failed} sign-ups were cut off`);
  say(`${repeated} requests and ${load.bridges.reduce((sum, one) => sum + one.repeated, 0)} messages of bridges were repeated`);
  const findings = [
    ...audits.flatMap((audit) => audit.findings),
    ...endedParts.map((name) => `${name} ended before it was killed`),
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

/** Otherwise a process that remains without clubs is not noticed until the other one fails. */
function allHoldClubs({ connection }: Load, processes: number): Promise<void> {
  return until('each live process holds clubs', async () => {
    const [holders] = await connection.query<{ count: number }>(
      `select count(distinct pid)::int as count from pg_locks
      where locktype = 'advisory' and granted and classid = ${advisoryLocks.partitions} and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return holders?.count === processes;
  });
}

function measuredBy({ gyms }: ClusterWorld, { bridges }: Load): Measured {
  return new Map(
    gyms.flatMap(({ athletes }, index) =>
      athletes.map(({ id, strap }) => [
        id,
        new Map((bridges[index]?.seconds ?? []).map((second) => [second, beatOf(strap, second)])),
      ]),
    ),
  );
}

async function auditClasses(measured: Measured, { connection, classes, walls }: Load): Promise<Audit[]> {
  const isRight = (audits: readonly Audit[]) => audits.every(({ findings }) => findings.length === 0);
  const onWalls = () => auditWalls(measured, classes.ran, walls);
  await until('the walls show all points', () => isRight([onWalls()])).catch(() => {});
  const ofWalls = onWalls();
  await classes.stop();
  const afterwards = async () => [
    auditTrainings(measured, await storedTrainings(connection, [...measured.keys()])),
    auditResults(measured, await classes.results()),
  ];
  await until('the journals show all points', async () => isRight(await afterwards())).catch(() => {});
  return [ofWalls, ...(await afterwards())];
}

async function auditAll({ control }: Cluster, world: ClusterWorld, load: Load): Promise<Audit[]> {
  const [{ connection }, { shop }] = [load, world];
  const expected = measuredBy(world, load);
  const ofClasses = await auditClasses(expected, load);
  const { transactions, booked } = await storedPayments(
    connection,
    shop.clubId,
    shop.buyers.map(({ id }) => id),
  );
  const charges = await control<Charge[]>('objects', { type: 'payment_intent' });
  return [
    auditBeats(expected, await storedBeats(connection, [...expected.keys()])),
    ...ofClasses,
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
