import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../apps/server/src/platform/database/free-port.ts';
import { startPayments } from './payments.ts';

export const root = path.resolve(import.meta.dirname, '../..');
/** Time limits that end only processes that hang. */
const START_MS = 900_000;
const STOP_MS = 300_000;

export const productUrl = (): string => {
  const url = process.env['E2E_URL'];
  if (url === undefined) throw new Error('The product was not started');
  return url;
};

export interface Product {
  readonly url: string;
  readonly paymentsUrl: string;
  readonly tokenSecret: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts with demo data and the double of Stripe. Passkeys require a URL with a host name. */
export async function startProduct(): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clubpulse-e2e-'));
  // The embedded database may run as another system user.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const payments = await startPayments(url);
  const env = {
    ...process.env,
    ...payments.settings,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    MQTT_PORT: '0',
    DATA_DIR: dataDir,
    DEMO: 'on',
    // A high limit, because all journeys have one network address.
    RATE_LIMIT: '100000',
    LIVE_FLUSH_SECONDS: '1',
    NODE_ENV: 'production',
  };
  await mkdir(path.join(root, 'test-results'), { recursive: true });
  const log = createWriteStream(path.join(root, 'test-results/e2e-server.log'));
  const server = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });
  const running = async () =>
    JSON.parse(await readFile(path.join(dataDir, 'run.json'), 'utf8')) as Pick<Product, 'tokenSecret' | 'databaseUrl'>;

  const stop = async () => {
    await end(server);
    await payments.stop();
    log.end();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await started(server, `Clubpulse is running at ${url}`);
    const { tokenSecret, databaseUrl } = await running();
    return { url, paymentsUrl: payments.url, tokenSecret, databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function started(child: ChildProcess, words: string): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The product did not start:\n${output}`)), START_MS);
    const receive = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(words)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', receive);
    child.stderr?.on('data', receive);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended with ${code}:\n${output}`));
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(force);
}
