import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { readConfig } from '../../platform/config/config.ts';
import { sharesSessions } from '../../platform/database/direct-url.ts';
import { freePort } from '../../platform/database/free-port.ts';
import { createPayments } from '../../platform/payments/create-payments.ts';
import { until } from '../proof/until.ts';
import { type BrokerOptions, type Brokers, createMosquitto, secretsFor } from './brokers.ts';
import { createHaproxy } from './haproxy.ts';
import { createNodes, type NodeRole, type ProductNode } from './nodes.ts';
import { Part } from './part.ts';
import { createPgbouncer } from './pgbouncer.ts';
import { createDatabases, DATABASE, type Databases } from './postgres.ts';
import { type Account, accountOfParts, type Broker } from './programs.ts';
import { createRabbitmq } from './rabbitmq.ts';

const DOUBLE = path.join(import.meta.dirname, '../../../../../e2e/product/stripe/main.ts');
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_double', STRIPE_WEBHOOK_SECRET: 'whsec_double' };
const BRIDGES = 20;
const TOKEN_AGAIN_MS = 200;
const TOKEN_TRIES = 900;
const TOKEN_MS = 5_000;

export interface Cluster {
  readonly url: string;
  readonly mqttUrl: (account: string) => string;
  readonly databaseUrl: string;
  readonly logs: string;
  readonly databases: Databases;
  readonly brokers: Brokers;
  readonly pgbouncer: Part;
  readonly haproxy: Part;
  readonly nodes: readonly ProductNode[];
  nodesOf(role: NodeRole): readonly ProductNode[];
  token(email: string): Promise<string>;
  control<Result>(name: string, input?: object): Promise<Result>;
  createPaymentAccount(): Promise<string>;
  stop(storesLogs?: boolean): Promise<void>;
}

interface Options {
  readonly broker: Broker;
  readonly brokerNodes: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
}

export async function startCluster({ broker, brokerNodes, settings, say }: Options): Promise<Cluster> {
  const account = accountOfParts();
  const folder = mkdtempSync(path.join(tmpdir(), 'clubpulse-cluster-'));
  chmodSync(folder, 0o755);
  const logs = mkdtempSync(path.join(tmpdir(), 'clubpulse-cluster-logs-'));
  const started: Part[] = [];
  const start = async (...parts: readonly Part[]) => {
    started.push(...parts);
    await Promise.all(parts.map((part) => part.start()));
    say(`${parts.map(({ name }) => name).join(', ')}: running`);
  };
  const end = async (storesLogs: boolean) => {
    for (const part of started.toReversed()) await part.stop();
    for (const one of storesLogs ? [folder] : [folder, logs]) rmSync(one, { recursive: true, force: true });
  };
  let ending: Promise<void> | undefined;
  const stop = (storesLogs = false) => (ending ??= end(storesLogs));
  try {
    return await assemble({ account, broker, brokerNodes, settings, folder, logs, start, started, stop, say });
  } catch (error) {
    await stop(true);
    throw error;
  }
}

interface Assembly extends Options {
  readonly account: Account | undefined;
  readonly folder: string;
  readonly logs: string;
  readonly started: Part[];
  readonly start: (...parts: readonly Part[]) => Promise<void>;
  readonly stop: Cluster['stop'];
}

async function assemble(assembly: Assembly): Promise<Cluster> {
  const { account, broker, brokerNodes, settings, folder, logs, start, started, stop, say } = assembly;
  const password = randomBytes(12).toString('hex');
  const secrets = secretsFor(['server', ...Array.from({ length: BRIDGES }, (_, index) => String(index + 1))]);
  const [web, mqtt, database, pooler, doublePort] = await ports(5);
  const url = `http://127.0.0.1:${web}`;
  const databases = await createDatabases({ folder, logs, account, password });
  started.push(...databases.nodes.map(({ part }) => part));
  await databases.start();
  say('postgres-1, postgres-2: running, commits wait for the replica');

  const brokers = await createBrokers(broker, { folder, logs, account, secrets, nodes: brokerNodes });
  started.push(...brokers.helpers, ...brokers.parts);
  await brokers.start();
  say(`${brokers.parts.map(({ name }) => name).join(', ')}: running`);

  const double = createDouble(logs, { port: doublePort, webhookUrl: `${url}/doors/stripe` });
  const pgbouncer = createPgbouncer({ folder, logs, account, port: pooler, databasePort: database, password });
  const mqttUrl = (user: string) => `mqtt://${user}:${secrets.get(user) ?? ''}@127.0.0.1:${mqtt}`;
  const databaseUrl = `postgres://${DATABASE}:${password}@127.0.0.1:${database}/${DATABASE}`;
  const pooledUrl = databaseUrl.replace(`:${database}/`, `:${pooler}/`);
  const payments = { PAYMENTS: 'demo', STRIPE_API_URL: `http://127.0.0.1:${doublePort}`, ...STRIPE };
  const control: Cluster['control'] = (name, input = {}) => controlDouble(payments.STRIPE_API_URL, name, input);
  const nodes = await createNodes({
    folder,
    logs,
    settings: {
      DATABASE_URL: pooledUrl,
      DATABASE_DIRECT_URL: databaseUrl,
      MQTT_URL: mqttUrl('server'),
      PUBLIC_URL: url,
      TRUST_PROXY: '1',
      DEMO: 'off',
      ...payments,
      ...settings,
    },
  });
  const haproxy = createHaproxy(
    { folder, logs, account },
    {
      web: {
        port: web,
        servers: nodes.filter(({ role }) => role === 'api').map(({ part, port }) => ({ name: part.name, port })),
      },
      mqtt: { port: mqtt, servers: brokers.servers },
      database: { port: database, servers: databases.nodes },
    },
  );
  await start(double, haproxy);
  await start(pgbouncer);
  if (!(await sharesSessions(pooledUrl))) throw new Error('The product does not detect the pooler.');
  const [first, ...others] = nodes.map(({ part }) => part);
  if (first) await start(first);
  await start(...others);
  await until(
    'HAProxy serves the product',
    async () => (await fetch(`${url}/api/health/ready`).catch(() => undefined))?.ok === true,
  );
  const nodesOf = (wanted: NodeRole) => nodes.filter(({ role }) => role === wanted);
  return {
    url,
    mqttUrl,
    databaseUrl,
    logs,
    databases,
    brokers,
    pgbouncer,
    haproxy,
    nodes,
    nodesOf,
    token: (email) => tokenFrom(nodesOf('api'), email),
    control,
    async createPaymentAccount() {
      const config = readConfig({ DEMO: 'off', ...payments });
      const created = await createPayments({ config, log: pino({ level: 'silent' }) })?.createAccount({
        key: 'shop',
        name: 'Shop',
        email: null,
      });
      if (created === undefined) throw new Error('The double of Stripe is not configured.');
      await control('account', { account: created });
      return created;
    },
    stop,
  };
}

async function ports(count: 5): Promise<[number, number, number, number, number]>;
async function ports(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) found.add(await freePort());
  return [...found];
}

const createBrokers = (broker: Broker, options: BrokerOptions): Promise<Brokers> =>
  broker === 'mosquitto' ? createMosquitto(options) : createRabbitmq(options);

const createDouble = (logs: string, { port, webhookUrl }: { readonly port: number; readonly webhookUrl: string }): Part =>
  new Part({
    name: 'double-of-stripe',
    command: process.execPath,
    args: [DOUBLE],
    env: { ...STRIPE, PORT: String(port), WEBHOOK_URL: webhookUrl },
    log: path.join(logs, 'double-of-stripe.log'),
    isReady: (output) => output.includes('is running at'),
  });

async function tokenFrom(nodes: readonly ProductNode[], email: string): Promise<string> {
  for (let tries = 0; tries < TOKEN_TRIES; tries++) {
    const node = nodes[tries % nodes.length];
    const token = node?.part.isRunning === true ? await tokenOf(node, email).catch(() => undefined) : undefined;
    if (token !== undefined) return token;
    await pause(TOKEN_AGAIN_MS);
  }
  throw new Error(`No process gives a token for ${email}.`);
}

async function tokenOf({ dataDir, port }: ProductNode, email: string): Promise<string | undefined> {
  const { tokenSecret }: { tokenSecret: string } = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8'));
  const headers = { 'content-type': 'application/json', 'x-clubpulse-secret': tokenSecret };
  const body = JSON.stringify({ email });
  const answer = await fetch(`http://127.0.0.1:${port}/oidc/dev/token`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(TOKEN_MS),
  });
  return ((await answer.json()) as { access_token?: string }).access_token;
}

async function controlDouble<Result>(url: string, name: string, input: object): Promise<Result> {
  const headers = { authorization: `Bearer ${STRIPE.STRIPE_SECRET_KEY}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/double/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
  if (!answer.ok) throw new Error(`/double/${name} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Result;
}
