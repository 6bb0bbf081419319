import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { freePort } from '../apps/server/src/platform/database/free-port.ts';

const root = join(import.meta.dirname, '..');

export interface BenchServer {
  readonly url: string;
  readonly databaseUrl: string;
  readonly pid: number;
  token(email: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'clubpulse-bench-'));
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} });
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      MQTT_PORT: String(await freePort()),
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    await database.stop();
    for (const rest of [database.dataDir, folder]) rmSync(rest, { recursive: true, force: true });
  };
  try {
    await healthy(`${url}/api/health`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    databaseUrl: database.url,
    pid: child.pid ?? 0,
    async token(email) {
      const { tokenSecret } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as { tokenSecret: string };
      const headers = { 'content-type': 'application/json', 'x-clubpulse-secret': tokenSecret };
      const answer = await fetch(`${url}/oidc/dev/token`, { method: 'POST', headers, body: JSON.stringify({ email }) });
      if (!answer.ok) throw new Error(`The server gave no token: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { access_token: string }).access_token;
    },
    stop,
  };
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start within a minute.');
}
