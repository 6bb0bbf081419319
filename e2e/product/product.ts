import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const START_MS = 300_000;
const STOP_MS = 90_000;

export interface Product {
  readonly url: string;
  /** Asks the embedded provider for anybody's token. */
  readonly tokenSecret: string;
  /** All it has said so far. */
  said(): string;
  /** Ends the process and starts it anew over its data, at the same address. */
  restart(): Promise<void>;
  /** Ends the process and forgets its data. */
  stop(): Promise<void>;
}

/**
 * Starts the product as its users do, as a process, with the demo world on a data folder of its own. `name` is in its address;
 * `settings` are variables of its own.
 */
export async function startProduct(name = '127.0.0.1', settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clubpulse-e2e-'));
  // The embedded database may run as another user.
  await chmod(dataDir, 0o755);
  const [port, mqttPort] = [await freePort(), await freePort()];
  const url = `http://${name}:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    MQTT_PORT: String(mqttPort),
    DATA_DIR: dataDir,
    DEMO: 'on',
    // All journeys come from one address, and trainings need not wait for the usual rhythm of writing.
    RATE_LIMIT: '100000',
    LIVE_FLUSH_SECONDS: '1',
    NODE_ENV: 'production',
    ...settings,
  };
  await mkdir(path.join(root, 'test-results'), { recursive: true });
  const log = createWriteStream(path.join(root, 'test-results/e2e-server.log'));
  let output = '';
  const run = () => {
    const child = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    return child;
  };
  let server = run();
  const isRunning = () => said(server, `Clubpulse is running at ${url}`);
  const readSecret = async () => {
    const running = JSON.parse(await readFile(path.join(dataDir, 'run.json'), 'utf8')) as { tokenSecret: string };
    return running.tokenSecret;
  };

  const stop = async () => {
    await end(server);
    log.end();
    await rm(dataDir, { recursive: true, force: true });
  };
  const restart = async () => {
    await end(server);
    server = run();
    await isRunning();
  };
  try {
    await isRunning();
    return { url, tokenSecret: await readSecret(), said: () => output, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits until the process says so on its standard output. */
async function said(child: ChildProcess, words: string): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The product did not start:\n${output}`)), START_MS);
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(words)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
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

/** A port that nobody listens on right now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
