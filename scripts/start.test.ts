// @module-tag atLength

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../apps/server/src/platform/database/free-port.ts';

let dataDir = '';
let club: ChildProcess | undefined;
let output = '';
let url = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clubpulse-start-'));
  chmodSync(dataDir, 0o755);
});

afterEach(async () => {
  if (club?.exitCode === null && club.signalCode === null) {
    club.kill('SIGTERM');
    await over();
  }
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(settingsOfTest: Readonly<Record<string, string>> = {}): Promise<void> {
  const port = await freePort();
  const settings = { PORT: String(port), MQTT_PORT: String(await freePort()), DATA_DIR: dataDir, DEMO: 'off', ...settingsOfTest };
  const { NODE_ENV: _, ...environment } = process.env;
  const started = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...environment, ...settings },
    detached: true,
  });
  club = started;
  output = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (text) => {
      output += String(text);
    });
  }
  url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 600_000; ; await pause(100)) {
    if (await serves()) return;
    if (started.exitCode !== null || Date.now() > deadline) throw new Error(`npm start does not serve:\n${output}`);
  }
}

const serves = async () => (await fetch(`${url}/api/health`).catch(() => undefined))?.ok === true;
const serverPid = (): number => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')).pid;

async function over(): Promise<number | null> {
  const started = club;
  if (started === undefined) return null;
  if (started.exitCode === null && started.signalCode === null) await new Promise((resolve) => started.once('exit', resolve));
  return started.exitCode;
}

function descendants(): number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const below = (pid: number): number[] =>
    processes.filter((name) => parentOf(name) === pid).flatMap((name) => [Number(name), ...below(Number(name))]);
  return below(club?.pid ?? -1);
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

describe.runIf(process.platform === 'linux')('npm start', () => {
  it('stops all processes after SIGTERM to npm, and starts again on the same data', async () => {
    await start();
    const pids = descendants();
    expect(pids.length).toBeGreaterThanOrEqual(2);
    club?.kill('SIGTERM');
    await over();
    expect(pids.filter(isAlive)).toEqual([]);
    await start();
  });

  it('stops all processes after Ctrl-C', async () => {
    await start();
    const pids = descendants();
    process.kill(-(club?.pid ?? 0), 'SIGINT');
    expect(await over()).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it('restarts a killed server, and then stops all processes after Ctrl-C', async () => {
    await start();
    const killed = serverPid();
    process.kill(killed, 'SIGKILL');
    while (serverPid() === killed || !(await serves())) await pause(100);
    const pids = descendants();
    process.kill(-(club?.pid ?? 0), 'SIGINT');
    expect(await over()).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it('runs the double of Stripe beside the server with PAYMENTS=demo, and stops both', async () => {
    const port = await freePort();
    await start({ PAYMENTS: 'demo', DEMO_PAYMENTS_PORT: String(port) });
    expect(output).toContain(`The demo of payments is running at http://127.0.0.1:${port}`);
    expect((await fetch(`http://127.0.0.1:${port}/c/pay/none`)).status).toBe(410);
    const pids = descendants();
    club?.kill('SIGTERM');
    await over();
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
    expect(existsSync(join(dataDir, 'payments-demo.json'))).toBe(true);
  });

  it('reports an invalid setting', async () => {
    const wrong = spawn('npm', ['start'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, PORT: 'eighty', DATA_DIR: dataDir },
    });
    let complaint = '';
    wrong.stderr.on('data', (text) => {
      complaint += String(text);
    });
    expect(await new Promise((resolve) => wrong.on('close', resolve))).not.toBe(0);
    expect(complaint).toContain('PORT=eighty');
  });
});
