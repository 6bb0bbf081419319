// @module-tag atLength

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GymServer } from '../apps/bridge/test/gym-server.ts';
import { freePort } from '../apps/server/src/platform/database/free-port.ts';

// Tests cannot run services, so a script replaces `systemctl`.
const WAIT = { timeout: 30_000, interval: 50 };
const root = join(import.meta.dirname, '..');
let folder: string;
let gym: GymServer;
let api: ReturnType<typeof createServer>;
let apiUrl: string;
const hub = () => join(folder, 'hub');
const data = () => join(hub(), 'var/lib/clubpulse-bridge');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clubpulse-hub-'));
  const made = spawnSync(process.execPath, [join(root, 'scripts/bridge-package.mjs')], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const packed = made.stdout.trim().split('\n').at(-1) ?? '';
  spawnSync('tar', ['-xzf', packed, '-C', folder]);
  gym = await GymServer.start();
  api = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    const credentials = { ClubpulseBridgeId: 7, ClubId: 3, Secret: 'secret', MqttUrl: gym.url, Topic: 'clubpulse/c/3/b/7' };
    response.end(JSON.stringify(credentials));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  api.close();
  await gym.stop();
  rmSync(folder, { recursive: true, force: true });
});

function packageOf(version: string): string {
  const [real = ''] = readdirSync(folder).filter((name) => name.startsWith('clubpulse-bridge-0'));
  const other = join(folder, `package-${version}`);
  cpSync(join(folder, real), other, { recursive: true });
  writeFileSync(join(other, 'VERSION'), `${version}\n`);
  return other;
}

function install(from: string, { up = true, args = [] as string[] } = {}) {
  const noting = join(folder, 'systemctl');
  writeFileSync(noting, `#!/bin/sh\necho "$@" >> ${join(folder, 'calls')}\n[ "$1" != is-active ] || exit ${up ? 0 : 3}\n`, {
    mode: 0o755,
  });
  writeFileSync(join(folder, 'calls'), '');
  mkdirSync(hub(), { recursive: true });
  const env = { ...process.env, DESTDIR: hub(), SYSTEMCTL: noting, BRIDGE_WAIT: '0', BRIDGE_NODE: process.execPath };
  const child = spawn('sh', [join(from, 'install.sh'), ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return once(child, 'close').then(([code]) => ({
    code,
    output,
    calls: readFileSync(join(folder, 'calls'), 'utf8').split('\n'),
  }));
}
const current = () => readlinkSync(join(hub(), 'opt/clubpulse-bridge/current'));
const agent = (...args: string[]) =>
  spawn(process.execPath, [join(hub(), 'opt/clubpulse-bridge/current/clubpulse-bridge.mjs'), '--data-dir', data(), ...args]);

it('the bridge installer pairs with a code, preserves the queue during an update, and rolls back a version that fails', async () => {
  const first = await install(packageOf('1.0.0'), { args: ['--server', apiUrl, '--code', 'GOOD1234'] });
  expect(first, first.output).toMatchObject({ code: 0 });
  expect(first.calls).toEqual(expect.arrayContaining(['daemon-reload', 'enable clubpulse-bridge', 'restart clubpulse-bridge']));
  expect(current()).toBe('1.0.0');
  expect(existsSync(join(hub(), 'etc/systemd/system/clubpulse-bridge.service'))).toBe(true);
  expect(readFileSync(join(hub(), 'etc/udev/rules.d/70-clubpulse-ant.rules'), 'utf8')).toContain(
    'clubpulse-ant-$env{ID_PATH_TAG}',
  );
  const { version } = JSON.parse(readFileSync(join(root, 'apps/bridge/package.json'), 'utf8'));
  expect(await text(agent('--version').stdout)).toBe(`clubpulse-bridge ${version}\n`);

  gym.acknowledges = false;
  const page = await freePort();
  const running = agent('--simulate', '3', '--page', String(page));
  await vi.waitFor(() => expect(gym.arrivals.length).toBeGreaterThan(2), WAIT);
  const [html, font] = await Promise.all(['', 'archivo.woff2'].map((path) => fetch(`http://127.0.0.1:${page}/${path}`)));
  expect(await html?.text()).toContain('id="wall"');
  expect(font?.headers.get('content-type')).toBe('font/woff2');
  running.kill('SIGKILL');
  await once(running, 'close');
  const received = new Map(gym.stored);
  gym.stored.clear();
  gym.acknowledges = true;

  writeFileSync(join(hub(), 'etc/clubpulse-bridge.env'), 'BRIDGE_PAGE=0.0.0.0:8090\n');
  expect(await install(packageOf('1.1.0'))).toMatchObject({ code: 0 });
  expect(current()).toBe('1.1.0');
  expect(readFileSync(join(hub(), 'etc/clubpulse-bridge.env'), 'utf8')).toBe('BRIDGE_PAGE=0.0.0.0:8090\n');
  const after = agent('--exit-when-done');
  expect(await once(after, 'close')).toEqual([0, null]);
  for (const [key, bpm] of received) expect(gym.stored.get(key)).toBe(bpm);

  const failed = await install(packageOf('1.2.0'), { up: false });
  expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('version 1.1.0 runs again') });
  expect(current()).toBe('1.1.0');

  const broken = packageOf('1.3.0');
  writeFileSync(join(broken, 'clubpulse-bridge.mjs'), 'throw new Error("cut off on the way")');
  expect(await install(broken)).toMatchObject({ code: 1, output: expect.stringContaining('nothing was changed') });
  expect(current()).toBe('1.1.0');

  const refused = await install(packageOf('1.3.1'), { args: ['--server', 'http://127.0.0.1:9', '--code', 'NOPE'] });
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('version 1.1.0 runs on as before') });
  expect(refused.calls).toContain('start clubpulse-bridge');
  expect(current()).toBe('1.1.0');

  expect(await install(packageOf('1.4.0'))).toMatchObject({ code: 0 });
  expect(readdirSync(join(hub(), 'opt/clubpulse-bridge')).sort()).toEqual(['1.1.0', '1.4.0', 'current']);
});

it('the bridge agent restarts a capture program that exits, and stops the program when it exits itself', async () => {
  const capture = join(folder, 'capture');
  writeFileSync(
    capture,
    `#!/bin/sh\necho '{"deviceNumber":4711,"data":"84002e562e562d6c"}'\necho one >> ${join(folder, 'captures')}\n`,
    {
      mode: 0o755,
    },
  );
  const env = { ...process.env, BRIDGE_NODE: process.execPath, BRIDGE_DATA_DIR: data(), BRIDGE_CAPTURE: capture };
  const service = spawn('sh', [join(hub(), 'opt/clubpulse-bridge/current/run.sh')], { env, detached: true });
  const ended = once(service, 'close');
  try {
    await vi.waitFor(() => expect(readFileSync(join(folder, 'captures'), 'utf8').split('\n').length).toBeGreaterThan(2), WAIT);
    spawnSync('pkill', ['-KILL', '-f', `${join(hub(), 'opt/clubpulse-bridge/current/clubpulse-bridge.mjs')} --stdin`]);
    await ended;
  } finally {
    try {
      process.kill(-Number(service.pid), 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
});
