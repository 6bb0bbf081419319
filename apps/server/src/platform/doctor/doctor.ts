import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { connectAsync } from 'mqtt';
import { createTransport } from 'nodemailer';
import { type Config, ConfigError, readConfig, withoutAccount } from '../config/config.ts';
import { openMediaStore } from '../media/store.ts';
import { newestBackup } from './backups.ts';
import { examineDatabase, type Finding } from './database.facts.ts';

const PATIENCE_MS = 5_000;
const FREE_BYTES_MIN = 2_000_000_000;
const BACKUP_HOURS_MAX = 26;
const HOUR_MS = 3_600_000;
const CHECK_FILE = 'doctor-check.txt';

interface Where {
  readonly embeddedUrl?: string | undefined;
}

/** Only reads, except for one small file in the bucket, which it deletes again. */
export async function examine(environment: NodeJS.ProcessEnv, { embeddedUrl }: Where = {}): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [{ part: 'settings', isWell: false, text: error.message, repair: 'Correct the variables; nothing else was checked.' }];
  }
  const databaseUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? embeddedUrl;
  const found = await Promise.all([
    databaseUrl === undefined ? [embeddedStopped] : examineDatabase(databaseUrl, config),
    disk(config.DATA_DIR, config.DATABASE_URL !== undefined),
    ...(config.FILES_DIR === config.DATA_DIR || config.S3_BUCKET !== undefined ? [] : [disk(config.FILES_DIR, true)]),
    address(config),
    broker(config),
    mail(config),
    bucket(config),
    payments(config),
    backups(config.BACKUP_DIR),
  ]);
  return [{ part: 'node', isWell: true, text: `Node ${process.versions.node}.`, repair: '' }, ...found.flat()];
}

const embeddedStopped: Finding = {
  part: 'database',
  isWell: false,
  text: 'The embedded database is not running, because Clubpulse is not running on this data folder.',
  repair: 'Start it with npm start and the same DATA_DIR, or set DATABASE_URL, then run this again.',
};

async function attempt(part: string, well: string, repair: string, act: () => Promise<unknown>): Promise<Finding> {
  try {
    await act();
    return { part, isWell: true, text: well, repair };
  } catch (error) {
    return { part, isWell: false, text: `${reasonOf(error)}.`, repair };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message || String(error)}${cause}`.replace(/\.$/, '');
}

async function disk(folder: string, isDatabaseElsewhere: boolean): Promise<Finding> {
  let existing = folder;
  while (!existsSync(existing)) existing = path.dirname(existing);
  const { bavail, bsize } = await statfs(existing);
  const free = bavail * bsize;
  return {
    part: 'disk',
    isWell: free >= FREE_BYTES_MIN,
    text: `${(free / 1e9).toFixed(1)} GB are free in ${existing}.${isDatabaseElsewhere ? ' The disk of the database is not visible from here.' : ''}`,
    repair: `Free 2 GB or more, old backups and logs first.${isDatabaseElsewhere ? '' : ' A database with a full disk refuses to write.'}`,
  };
}

async function address(config: Config): Promise<Finding[]> {
  const { PUBLIC_URL, TRUST_PROXY } = config;
  const url = new URL(PUBLIC_URL);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isSecure = url.protocol === 'https:';
  const tls: Finding = {
    part: 'TLS',
    isWell: isSecure ? TRUST_PROXY > 0 : isLocal,
    text: isSecure ? `PUBLIC_URL is https, TRUST_PROXY is ${TRUST_PROXY}.` : `PUBLIC_URL is ${PUBLIC_URL}, without TLS.`,
    repair: isSecure
      ? 'Set TRUST_PROXY to the number of proxies in front: otherwise all users share one limit of requests.'
      : 'Put a proxy with TLS in front and set PUBLIC_URL=https://…: browsers sign in only over https.',
  };
  const repair = 'Check that the server runs, that the name leads to it, and the certificate and the log of the proxy.';
  const reached = await attempt('public address', `${PUBLIC_URL} is answered.`, repair, async () => {
    const answer = await fetch(`${PUBLIC_URL}/api/health`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(`${PUBLIC_URL}/api/health has the status ${answer.status}`);
    const health: unknown = await answer.json();
    if (typeof health !== 'object' || health === null || !('database' in health) || !('status' in health))
      throw new Error(`${PUBLIC_URL} is answered by something else than Clubpulse`);
    if (health.status !== 'ok') throw new Error(`The server reports ${JSON.stringify(health)}`);
  });
  return [tls, reached];
}

async function broker({ MQTT_URL }: Config): Promise<Finding[]> {
  if (MQTT_URL === undefined) return [];
  const repair = 'Start the broker, and check the address and the account in MQTT_URL.';
  return [
    await attempt('broker', `${withoutAccount(MQTT_URL)} accepts the account.`, repair, async () => {
      const client = await connectAsync(MQTT_URL, { connectTimeout: PATIENCE_MS, reconnectPeriod: 0 }, false);
      await client.endAsync(true);
    }),
  ];
}

async function mail({ SMTP_URL }: Config): Promise<Finding[]> {
  if (SMTP_URL === undefined)
    return [{ part: 'mail', isWell: true, text: 'No mail server is set: mails are stored and not sent.', repair: '' }];
  const repair = 'Check the address, the account and the port in SMTP_URL, and that the network lets it pass.';
  return [
    await attempt('mail', `${withoutAccount(SMTP_URL)} accepts the account.`, repair, async () => {
      const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
      const transport = createTransport({ url: SMTP_URL, ...limits });
      await transport.verify().finally(() => transport.close());
    }),
  ];
}

async function bucket(config: Config): Promise<Finding[]> {
  if (config.S3_BUCKET === undefined) return [];
  const repair = 'Check S3_ENDPOINT, that the bucket exists, and that the key may read, write and delete in it.';
  return [
    await attempt('bucket', `${config.S3_BUCKET} can be written and read.`, repair, async () => {
      const store = openMediaStore(config);
      await store.put(CHECK_FILE, Buffer.from('check'), 'text/plain');
      if ((await store.get(CHECK_FILE)) === undefined) throw new Error('A written file is not there');
      await store.remove(CHECK_FILE);
    }),
  ];
}

async function payments({ PAYMENTS, STRIPE_SECRET_KEY, STRIPE_API_URL }: Config): Promise<Finding[]> {
  if (PAYMENTS !== 'stripe' || STRIPE_SECRET_KEY === undefined) return [];
  const repair = 'Copy STRIPE_SECRET_KEY again from the dashboard of Stripe, of the same mode as before.';
  const mode = STRIPE_SECRET_KEY.includes('_live_') ? 'live' : 'test';
  return [
    await attempt('payments', `Stripe accepts the key of the ${mode} mode.`, repair, async () => {
      const headers = { authorization: `Bearer ${STRIPE_SECRET_KEY}` };
      const answer = await fetch(`${STRIPE_API_URL}/v1/balance`, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!answer.ok) throw new Error(`Stripe refuses the key with the status ${answer.status}`);
    }),
  ];
}

async function backups(folder: string | undefined): Promise<Finding[]> {
  if (folder === undefined) return [];
  const repair = 'Look at the log of the backup and at the space there, then run it again: docs/operations.md, Backup.';
  return [
    await attempt('backups', `The newest in ${folder} is less than ${BACKUP_HOURS_MAX} hours old.`, repair, async () => {
      const newest = await newestBackup(folder);
      if (!newest) throw new Error(`${folder} has none`);
      const hours = (Date.now() - newest.getTime()) / HOUR_MS;
      if (hours > BACKUP_HOURS_MAX) throw new Error(`The newest in ${folder} is ${Math.floor(hours)} hours old`);
    }),
  ];
}
