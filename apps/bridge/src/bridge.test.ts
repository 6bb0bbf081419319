import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atLength } from '../test/at-length.ts';
import { FakeBluez } from '../test/fake-bluez.ts';
import { FakeStick } from '../test/fake-stick.ts';
import { GymServer } from '../test/gym-server.ts';
import { hasBus, PrivateBus } from '../test/private-bus.ts';
import { recordingsFolder } from '../test/recordings-folder.ts';
import type { HubState } from './page/serve-page.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const START = Date.parse('2026-01-05T18:00:00Z') / 1000;

let gym: GymServer;
let folder: string;
let api: { server: Server; url: string; requests: { path: string | undefined; body: unknown }[] };
const processes: ChildProcess[] = [];

beforeEach(async () => {
  gym = await GymServer.start();
  folder = mkdtempSync(join(tmpdir(), 'bridge-'));
  api = await startApi();
});
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  api.server.close();
  await gym.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function startApi() {
  const requests: { path: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET') return void response.end('{}');
    void readBody(request).then((body) => {
      requests.push({ path: request.url, body });
      const good = JSON.stringify(body).includes('"GOOD1234"');
      const credentials = { ClubpulseBridgeId: 7, ClubId: 3, Secret: 'secret', MqttUrl: gym.url, Topic: 'clubpulse/c/3/b/7' };
      const refused = JSON.stringify(body).includes('"TAKEN123"')
        ? { title: 'A device with the same Id door-1 already exists in the club!', ErrorType: 'DeviceIdExists' }
        : { title: 'no', ErrorType: 'RegistrationCodeUnknown' };
      const problem = { type: 'about:blank', status: 404, ...refused, requestId: '1' };
      response
        .writeHead(good ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(good ? credentials : problem));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, requests, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

function bridge(...args: string[]) {
  return bridgeIn({}, ...args);
}
function bridgeIn(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [MAIN, '--data-dir', folder, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  processes.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code ?? signal, output }));
  return { child, ended, output: () => output };
}
const registering = () => ['--server', api.url, '--code', 'GOOD1234'];

describe('the registration of a bridge', () => {
  test('stores credentials for the next start in a file that other users cannot read', async () => {
    const first = await bridge(...registering(), '--hardware-id', 'door-1', '--exit-when-done').ended;
    expect(first).toMatchObject({ code: 0 });
    expect(api.requests).toEqual([
      { path: '/api/devices/bridges:register', body: { Code: 'GOOD1234', HardwareId: 'door-1', Model: 'Clubpulse bridge' } },
    ]);
    expect(statSync(join(folder, 'credentials.json')).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(folder, 'credentials.json'), 'utf8'))).toMatchObject({
      ClubpulseBridgeId: 7,
      Secret: 'secret',
    });
    const second = await bridge('--exit-when-done').ended;
    expect(second.code).toBe(0);
    expect(api.requests).toHaveLength(1);
  });

  test('prints the server’s message and a hint when the club already has a bridge with this hardware id', async () => {
    const taken = await bridge('--server', api.url, '--code', 'TAKEN123', '--hardware-id', 'door-1').ended;
    expect(taken.code).not.toBe(0);
    expect(taken.output).toContain('A device with the same Id door-1 already exists in the club! Stop it and ask for a code');
  });

  test('uses the same hardware id at every registration of the same machine', { tags: ['atLength'] }, async () => {
    await bridge(...registering(), '--exit-when-done').ended;
    await bridge(...registering(), '--exit-when-done').ended;
    const [first, second] = api.requests.map(({ body }) => JSON.stringify(body));
    expect(first).toMatch(/"HardwareId":"[0-9a-f]{16}"/);
    expect(second).toBe(first);
  });

  const mistakes: [string, () => string[], string][] = [
    ['no code yet', () => ['--simulate', '1'], 'bridge: this bridge is not registered: start it once with --server and --code'],
    [
      'an unknown code',
      () => ['--server', api.url, '--code', 'NOPE'],
      "bridge: the code NOPE is unknown: ask for it on the club's devices screen",
    ],
    ['no server', () => ['--server', 'http://127.0.0.1:9', '--code', 'GOOD1234'], 'bridge: no answer from http://127.0.0.1:9'],
    ['a missing recording', () => ['--replay', '/nowhere.csv=5'], 'bridge: cannot read the recording /nowhere.csv'],
    ['an unknown option', () => ['--frobnicate'], "bridge: Unknown option '--frobnicate'"],
  ];
  // Each case starts a process, so only the first runs by default.
  test.each(atLength ? mistakes : mistakes.slice(0, 1))(
    'reports %s in one line',
    { tags: ['examples'] },
    async (_, args, line) => {
      expect(await bridge(...args()).ended).toEqual({ code: 1, output: `${line}\n` });
    },
  );

  test('reports a damaged credentials file in one line', { tags: ['atLength'] }, async () => {
    writeFileSync(join(folder, 'credentials.json'), '{');
    const { code, output } = await bridge().ended;
    expect([code, output]).toEqual([1, `bridge: ${folder}/credentials.json is damaged: register again with --code\n`]);
  });

  test.runIf(process.platform === 'linux')(
    'refuses to start while another bridge uses the same data folder',
    { tags: ['atLength'] },
    async () => {
      const first = bridge(...registering(), '--simulate', '1');
      await vi.waitFor(() => expect(first.output()).toContain('connected'));
      expect(await bridge('--simulate', '1').ended).toEqual({
        code: 1,
        output: `bridge: another bridge is running on ${folder}\n`,
      });
    },
  );
});

describe('the replay of a recording', () => {
  const recordings = join(recordingsFolder(), 'heart-rate');
  const files = process.env['RECORDINGS_DIR']
    ? ['class-with-pauses.csv', 'rowing-30min.csv']
    : ['steady-with-gaps.csv', 'two-trainings.csv'];
  const replay = [
    '--replay',
    files.map((name, index) => `${join(recordings, name)}=${100 + index}`).join(),
    '--start',
    '2026-01-05T18:00:00Z',
  ];
  const recorded = new Map(
    files.flatMap((name, index) =>
      readFileSync(join(recordings, name), 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => {
          const [offset, bpm] = line.split(',').map(Number);
          return [`${100 + index}:${START + (offset ?? 0)}`, bpm] as const;
        }),
    ),
  );

  test('is stored on the server second by second, and the bridge ends when all seconds are stored', async () => {
    const { code, output } = await bridge(...registering(), ...replay, '--speed', '600', '--exit-when-done').ended;
    expect(output).toContain('everything is stored');
    expect(code).toBe(0);
    expect(Object.fromEntries(gym.stored)).toEqual(Object.fromEntries(recorded));
    expect(gym.presence.at(-1)).toEqual({ online: false });
  });

  test('loses and adds no reading when the connection, the server and the bridge fail during the replay', {
    tags: ['atLength'],
  }, async () => {
    let running = bridge(...registering(), ...replay, '--speed', '200', '--exit-when-done');
    for (let round = 0; round < 4; round += 1) {
      const before = gym.arrivals.length;
      await vi.waitFor(() => expect(gym.arrivals.length).toBeGreaterThan(before + 100));
      if (round % 2 === 0) gym.cut();
      else await gym.restart();
    }
    running.child.kill('SIGKILL');
    await running.ended;
    running = bridge(...replay, '--speed', '600', '--exit-when-done');
    expect(await running.ended).toMatchObject({ code: 0 });
    expect(Object.fromEntries(gym.stored)).toEqual(Object.fromEntries(recorded));
  });

  test('delivers the queued readings of a killed bridge after the next start', {
    tags: ['atLength'],
  }, async () => {
    gym.acknowledges = false;
    const first = bridge(...registering(), ...replay, '--speed', '600');
    await vi.waitFor(() => expect(gym.arrivals.length).toBeGreaterThan(200));
    first.child.kill('SIGKILL');
    await first.ended;
    const received = new Map(gym.stored);
    gym.stored.clear();
    gym.acknowledges = true;
    expect(await bridge('--exit-when-done').ended).toMatchObject({ code: 0 });
    for (const [key, bpm] of received) expect(gym.stored.get(key)).toBe(bpm);
  });
});

describe('a live bridge', () => {
  test('sends one message a second with the readings of all straps, and stops without losing a reading', async () => {
    const begun = Date.now() / 1000;
    const { child, ended } = bridge(...registering(), '--straps', '12345,12346,12347');
    await vi.waitFor(() => expect(gym.arrivals.length).toBeGreaterThanOrEqual(4));
    const seconds = gym.arrivals.map(({ sentAt }) => sentAt / 1000);
    expect(seconds).toEqual(seconds.map((_, index) => (seconds[0] ?? 0) + index));
    expect(seconds[0]).toBeGreaterThan(begun - 1);
    expect(seconds.at(-1)).toBeLessThan(Date.now() / 1000);
    expect(gym.arrivals[1]?.readings.map(({ strap }) => strap)).toEqual([12345, 12346, 12347]);
    expect(gym.arrivals[1]?.readings.every(({ bpm, rssi }) => bpm > 50 && bpm < 210 && rssi < 0)).toBe(true);
    expect(gym.presence.at(-1)).toMatchObject({ online: true, AntPresent: true, Processes: true });
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
    expect(gym.presence.at(-1)).toEqual({ online: false });
  });

  test('reads strap broadcasts from standard input', { tags: ['atLength'] }, async () => {
    const { child, ended } = bridge(...registering(), '--stdin', '--exit-when-done');
    child.stdin?.end('{"t":1700000000.5,"deviceNumber":54919,"data":"84002e562e562d6c","rssi":-61}\nnonsense\n');
    expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('no strap’s line: nonsense') });
    expect(Object.fromEntries(gym.stored)).toEqual({ '54919:1700000000': 108 });
  });
});

describe('the hub’s own page', () => {
  const pageOf = (output: () => string) =>
    vi.waitFor(() => {
      const url = /shown at (\S+)/.exec(output())?.[1];
      if (url === undefined) throw new Error('not yet');
      return url;
    });

  test('shows the received straps, and since when the server is unavailable', async () => {
    const running = bridge(...registering(), '--simulate', '2', '--page', String(await freePort()));
    const url = await pageOf(running.output);
    const state = async () => (await (await fetch(`${url}state`)).json()) as HubState;
    await vi.waitFor(async () => expect(await state()).toMatchObject({ BridgeId: 7, ClubId: 3, AwaySince: null }));
    await vi.waitFor(async () => {
      const { Heard } = await state();
      expect(Heard.map(({ Strap }) => Strap)).toEqual([20_001, 20_002]);
    });
    const before = Date.now();
    await gym.stop();
    await vi.waitFor(async () => {
      const { AwaySince, Waiting } = await state();
      expect(Date.parse(AwaySince ?? '')).toBeGreaterThanOrEqual(before);
      expect(Waiting).toBeGreaterThan(0);
    });
    gym = await GymServer.start();
  });

  test('shows a wall with athletes’ names only while the server is unavailable, and never after the bridge was removed', {
    tags: ['atLength'],
  }, async () => {
    gym.roster = {
      tag: 'first',
      clubName: 'Cadenza',
      roomName: 'Studio 1',
      roomColor: null,
      timeZone: 'Europe/Rome',
      language: 'it',
      people: [{ straps: [20_001], name: 'Volpe', initial: 'R', max: 184, limits: [92, 110, 129, 147, 166, 184] }],
      off: [],
    };
    const file = join(folder, 'wall-7.json');
    const running = bridge(...registering(), '--simulate', '2', '--page', String(await freePort()));
    const url = await pageOf(running.output);
    const state = async () => (await (await fetch(`${url}state`)).json()) as HubState;
    await vi.waitFor(async () => expect(await state()).toMatchObject({ Language: 'it', Wall: null, AwaySince: null }));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.stringify(await state())).not.toContain('Volpe');
    await gym.publish('clubpulse/server', { run: 'gone', online: false }, true);
    await vi.waitFor(async () => {
      const { Wall } = await state();
      expect(Wall).toMatchObject({ Club: 'Cadenza', Room: 'Studio 1' });
      expect(Wall?.Tiles).toMatchObject([
        { Name: 'Volpe', Percent: expect.any(Number), Zone: expect.any(Number) },
        { Strap: 20_002 },
      ]);
    });
    await gym.restart();
    await vi.waitFor(async () => expect((await state()).Wall).toBeNull());
    gym.password = 'another';
    gym.cut();
    await vi.waitFor(() => expect(existsSync(file)).toBe(false));
    expect(await state()).toMatchObject({ Language: null, Wall: null, IsRefused: true });
  });

  test('does not stop the hub when another program uses its port', { tags: ['atLength'] }, async () => {
    const port = Number(new URL(api.url).port);
    const { code, output } = await bridge(...registering(), '--page', String(port), '--exit-when-done').ended;
    expect([code, output]).toEqual([0, expect.stringContaining(`no page on 127.0.0.1:${port}: `)]);
  });

  test('requires a port in its URL', { tags: ['atLength'] }, async () => {
    expect(await bridge('--page', 'door').ended).toEqual({
      code: 1,
      output: "bridge: --page is a port like 8090 or 0.0.0.0:8090, not 'door'\n",
    });
  });
});

describe('a hub’s own ANT+ stick', () => {
  let stick: FakeStick | undefined;
  const env = () => ({ BRIDGE_ANT_KEY: '0102030405060708', BRIDGE_ANT_STICKS: join(folder, 'ant-') });
  const checked = async (settings: Record<string, string>) => {
    const { output } = await bridgeIn(settings, '--check').ended;
    return output.split('\n').find((line) => line.includes(' sticks: '));
  };
  afterEach(() => stick?.pull());

  test('delivers readings to the server without any other program', async () => {
    stick = await FakeStick.plug(join(folder, 'ant-one'));
    const running = bridgeIn(env(), ...registering());
    await vi.waitFor(() => expect(running.output()).toContain('bridge 7 of club 3: straps by ANT+ sticks'));
    await vi.waitFor(() => {
      stick?.say(...stick.broadcast({ device: 4711, rssi: -55, data: '84002e562e562d6c' }));
      expect([...gym.stored.keys()].some((key) => key.includes('4711'))).toBe(true);
    });
    expect([...gym.stored.values()]).toContain(108);
    expect(running.output()).not.toContain(env().BRIDGE_ANT_KEY);
  });

  test('is found by the check command, which also reports what is missing to use the stick', { tags: ['atLength'] }, async () => {
    const { BRIDGE_ANT_STICKS } = env();
    expect(await checked({ BRIDGE_ANT_STICKS })).toBe('ok     sticks: not asked, BRIDGE_ANT_KEY is not set');
    expect(await checked(env())).toMatch(
      /^WRONG {2}sticks: (no ANT\+ stick is plugged in|an ANT\+ stick is plugged in and has no tty)/,
    );
    stick = await FakeStick.plug(join(folder, 'ant-one'));
    expect(await checked(env())).toBe('ok     sticks: one');
    expect(await checked({ BRIDGE_ANT_STICKS })).toMatch(/^WRONG {2}sticks: an ANT\+ stick is plugged in, and not read without/);
  });
});

describe.runIf(hasBus)('a hub’s own Bluetooth adapter', () => {
  let bus: PrivateBus;
  const env = () => ({ BRIDGE_BLUETOOTH: 'on', DBUS_SYSTEM_BUS_ADDRESS: bus.address });
  beforeEach(async () => {
    bus = await PrivateBus.start(folder);
  });
  afterEach(() => bus.stop());

  test('delivers readings to the server, and the check command counts its connected straps', {
    tags: ['atLength'],
  }, async () => {
    const bluez = await FakeBluez.start(bus.address);
    const strap = bluez.strap('A0:9E:1A:00:12:34');
    const page = String(await freePort());
    const running = bridgeIn({ ...env(), BRIDGE_PAGE: page }, ...registering());
    await vi.waitFor(() => expect(running.output()).toContain('bridge 7 of club 3: straps by Bluetooth'));
    await vi.waitFor(() => {
      strap.beat('16485a03');
      expect([...gym.stored.values()]).toContain(72);
    });
    expect(await checked({ ...env(), BRIDGE_PAGE: page })).toBe('ok     bluetooth: hci0 listens, one strap is connected');
    await bluez.stop();
    await vi.waitFor(() => expect(running.output()).toContain('Bluetooth straps send no data: bluetoothd does not run'));
    expect(await checked(env())).toBe('WRONG  bluetooth: bluetoothd does not run: is the package bluez installed?');
  });

  const checked = async (settings: Record<string, string>) => {
    const { output } = await bridgeIn(settings, '--check').ended;
    return output.split('\n').find((line) => line.includes(' bluetooth: '));
  };
});

describe('the check command', () => {
  const check = async (...args: string[]) => {
    const { code, output } = await bridge('--check', ...args).ended;
    return { code, lines: output.trim().split('\n') };
  };
  test('reports missing parts and exits with code 1', { tags: ['atLength'] }, async () => {
    const { code, lines } = await check();
    expect(code).toBe(1);
    expect(lines).toContain('WRONG  registered: not registered: start it once with --server and --code');
  });
  test('reports success while another process of the bridge runs', { tags: ['atLength'] }, async () => {
    const running = bridge(...registering(), '--simulate', '1');
    await vi.waitFor(() => expect(gym.arrivals.length).toBeGreaterThan(0));
    const { code, lines } = await check('--server', api.url);
    expect(lines).toEqual([
      expect.stringMatching(/^ok {5}folder: .* MB free$/),
      'ok     registered: bridge 7 of club 3',
      `ok     server: ${api.url} answers, clocks agree`,
      `ok     broker: ${gym.url} takes this bridge`,
      'ok     sticks: not asked, BRIDGE_ANT_KEY is not set',
      'ok     bluetooth: not asked, BRIDGE_BLUETOOTH is not on',
      'ok     capture: not asked, BRIDGE_CAPTURE is not set',
      'ok     running: a bridge runs here now',
    ]);
    expect(code).toBe(0);
    const before = gym.arrivals.length;
    await vi.waitFor(() => expect(gym.arrivals.length).toBeGreaterThan(before));
    expect(running.child.exitCode).toBeNull();
  });
  test('reports when the broker does not know the bridge, and when the broker is unavailable', {
    tags: ['atLength'],
  }, async () => {
    await bridge(...registering(), '--exit-when-done').ended;
    expect((await check('--mqtt-url', 'mqtt://127.0.0.1:9')).lines.find((line) => line.includes('broker:'))).toMatch(
      /^WRONG {2}broker: mqtt:\/\/127\.0\.0\.1:9 does not take this bridge: /,
    );
    const credentials = join(folder, 'credentials.json');
    writeFileSync(credentials, readFileSync(credentials, 'utf8').replace('"secret"', '"guess"'));
    expect((await check()).lines.find((line) => line.includes('broker:'))).toMatch(/^WRONG {2}broker: .*: .*[Nn]ot authorized/);
  });
});

/** Below the ports that systems choose for outgoing connections. */
async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_768);
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
