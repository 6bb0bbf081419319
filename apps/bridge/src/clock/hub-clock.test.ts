import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GymServer } from '../../test/gym-server.ts';
import { ReadingQueue } from '../queue/reading-queue.ts';
import { captureInput } from '../radio/stdin.ts';
import { ErrorLog } from '../uplink/error-log.ts';
import { Uplink } from '../uplink/uplink.ts';
import { HubClock } from './hub-clock.ts';

const HOUR_MS = 3_600_000;
const CLASS = Date.UTC(2026, 10, 20, 18);

class Machine {
  boot = 'boot-1';
  /** Milliseconds since the start of the class. */
  passed = 0;
  wrong = 0;
  drift = 0;
  steadyMs = () => 5000 + this.passed * (1 + this.drift);
  wallMs = () => CLASS + this.passed * (1 + this.drift) + this.wrong;
}

let machine: Machine;
let gym: GymServer;
let folder: string;
let errors: ErrorLog;
let ends: (() => unknown)[];

beforeEach(async () => {
  machine = new Machine();
  gym = await GymServer.start();
  gym.time = () => CLASS + machine.passed;
  folder = mkdtempSync(join(tmpdir(), 'bridge-clock-'));
  errors = new ErrorLog(() => undefined);
  ends = [];
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await gym.stop();
  rmSync(folder, { recursive: true, force: true });
});

function hub() {
  const clock = new HubClock(machine);
  const queue = new ReadingQueue(folder, { maxMessages: 10_000, onLoss: (what) => errors.note(what) });
  let uplink: Uplink | undefined;
  const end = async () => {
    await uplink?.stop();
    uplink = undefined;
    queue.close();
  };
  const connect = () => {
    const credentials = { ClubpulseBridgeId: 7, ClubId: 3, Secret: 'secret', MqttUrl: gym.url };
    const rest = { live: 40, ackTimeoutMs: 60_000, facts: () => ({}), onAcknowledged: () => undefined, print: () => undefined };
    uplink = new Uplink({ credentials, queue, errors, clock, ...rest });
  };
  const receive = (seconds: number) => {
    for (let done = 0; done < seconds; done += 1) {
      machine.passed = Math.floor(machine.passed / 1000) * 1000 + 1000;
      const second = Math.floor((clock.now() - 500) / 1000) * 1000;
      queue.append(second, [{ strap: 1, bpm: bpmAt(machine.passed / 1000 - 1), rssi: -60 }], clock.basis());
      uplink?.poke();
    }
  };
  const emptied = () => vi.waitFor(() => expect(queue.waiting).toBe(0));
  let ended: Promise<void> | undefined;
  const endOnce = () => (ended ??= end());
  ends.push(endOnce);
  return { clock, queue, connect, receive, emptied, end: endOnce, uplink: () => uplink };
}

const bpmAt = (second: number) => 60 + (second % 120);
function expectClass(seconds: number, from = 0): void {
  const received = Array.from(
    { length: seconds },
    (_, index) => [`1:${CLASS / 1000 + from + index}`, bpmAt(from + index)] as const,
  );
  expect(Object.fromEntries(gym.stored)).toEqual(Object.fromEntries(received));
}

describe.each([
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS],
  ['right', 0],
])('a hub whose clock is %s', (_, wrong) => {
  test('delivers the readings of a class with correct times, before and after it receives the server’s time', async () => {
    machine.wrong = wrong;
    const here = hub();
    here.receive(20);
    here.connect();
    await here.emptied();
    here.receive(20);
    await here.emptied();
    expectClass(40);
    expect(gym.arrivals).toHaveLength(40);
    await vi.waitFor(() => expect(here.clock.isKnown).toBe(true));
  });
});

test('a hub reports by how many seconds its clock is wrong', async () => {
  machine.wrong = HOUR_MS;
  const here = hub();
  here.connect();
  await vi.waitFor(() => expect(here.clock.isKnown).toBe(true));
  await gym.publish('clubpulse/c/3/b/7/state', { online: false }, true);
  await vi.waitFor(() => expect(gym.presence.at(-1)).toMatchObject({ ClockAhead: 3600 }));
});

test('setting the hub’s clock during a class does not change the time of any reading, before or after the server’s time is known', async () => {
  machine.wrong = -HOUR_MS;
  const here = hub();
  here.receive(10);
  machine.wrong = 2 * HOUR_MS;
  here.receive(10);
  here.connect();
  await here.emptied();
  machine.wrong = 0;
  here.receive(10);
  await here.emptied();
  expectClass(30);
});

test('the hub follows the server’s clock when its own clock drifts', async () => {
  // The clock gains about four seconds an hour, more than any quartz clock.
  machine.drift = 0.001;
  const here = hub();
  here.connect();
  await vi.waitFor(() => expect(here.clock.isKnown).toBe(true));
  for (let round = 0; round < 20; round += 1) {
    here.clock.learn(machine.steadyMs(), CLASS + machine.passed, machine.steadyMs());
    here.receive(30);
    await here.emptied();
  }
  const late = [...gym.stored].map(([key, bpm]) => [Number(key.split(':')[1]) - CLASS / 1000, bpm] as const);
  for (const [second, bpm] of late)
    expect(Math.min(Math.abs(bpmAt(second) - bpm), 120 - Math.abs(bpmAt(second) - bpm))).toBeLessThanOrEqual(1);
  expect(gym.stored.size).toBeGreaterThanOrEqual(598);
});

describe('the queue of a hub with a wrong clock and no server', () => {
  test('delivers readings with correct times after a restart of the bridge', async () => {
    machine.wrong = HOUR_MS;
    const before = hub();
    before.receive(15);
    await before.end();
    machine.wrong = -HOUR_MS;
    const after = hub();
    after.receive(15);
    after.connect();
    await after.emptied();
    expectClass(30);
  });

  test('delivers readings with correct times after a restart of the machine whose clock still has the same error', async () => {
    machine.wrong = -HOUR_MS;
    const before = hub();
    before.receive(15);
    await before.end();
    machine.boot = 'boot-2';
    const after = hub();
    after.connect();
    await after.emptied();
    expectClass(15);
  });

  test("delivers no reading with a future time when the machine's clock is correct after the restart", async () => {
    machine.wrong = HOUR_MS;
    const before = hub();
    before.receive(15);
    await before.end();
    Object.assign(machine, { boot: 'boot-2', wrong: 0, passed: machine.passed + 5000 });
    const after = hub();
    after.connect();
    await after.emptied();
    expectClassShape(15);
  });

  test('is corrected by the current clock error if its readings have no basis (older version of the bridge)', async () => {
    machine.wrong = HOUR_MS;
    const before = hub();
    before.receive(5);
    await before.end();
    rmSync(join(folder, 'stamps.json'));
    const after = hub();
    after.connect();
    await after.emptied();
    expectClass(5);
  });

  test('repeats an unacknowledged second with the same time, although the clock error computed later differs a little', async () => {
    machine.wrong = HOUR_MS;
    gym.acknowledges = false;
    const here = hub();
    here.receive(15);
    here.connect();
    await vi.waitFor(() => expect(gym.arrivals).toHaveLength(15));
    // The server's time differs by less than a second, so the times of sent seconds must not change.
    here.clock.learn(machine.steadyMs(), CLASS + machine.passed + 700, machine.steadyMs());
    gym.acknowledges = true;
    gym.cut();
    await here.emptied();
    expectClass(15);
  });
});

function expectClassShape(seconds: number): void {
  const found = [...gym.stored.keys()].map((key) => Number(key.split(':')[1]));
  expect(found).toEqual(Array.from({ length: seconds }, (_, index) => (found[0] ?? 0) + index));
  expect(found.at(-1)).toBeLessThanOrEqual((CLASS + machine.passed) / 1000);
}

describe('an older server without a time service', () => {
  test('receives readings from a hub; readings that the server refused are corrected and sent again once the server sends its time', {
    tags: ['atLength'],
  }, async () => {
    gym.time = undefined;
    machine.wrong = HOUR_MS;
    gym.refuses = ({ sentAt }) => sentAt > CLASS + machine.passed + 60_000;
    gym.acknowledges = false;
    const here = hub();
    here.receive(10);
    here.connect();
    await vi.waitFor(() => expect(gym.arrivals).toHaveLength(10));
    gym.time = () => CLASS + machine.passed;
    gym.acknowledges = true;
    gym.cut();
    await here.emptied();
    expectClass(10);
  });
});

test('messages of a recording have its own timestamps, and are dropped when the server refuses them because of these timestamps', async () => {
  machine.wrong = HOUR_MS;
  gym.refuses = ({ sentAt }) => sentAt > CLASS + HOUR_MS;
  const here = hub();
  here.queue.append(CLASS - HOUR_MS, [{ strap: 1, bpm: 100, rssi: 0 }]);
  here.queue.append(CLASS + 2 * HOUR_MS, [{ strap: 1, bpm: 101, rssi: 0 }]);
  here.connect();
  await here.emptied();
  expect(Object.fromEntries(gym.stored)).toEqual({ [`1:${CLASS / 1000 - 3600}`]: 100 });
  expect(errors.last).toBe('the server refused message 2: clock');
});

test('lines of a live capture with timestamps are stored at the current time, however wrong the clock of the capture program is', async () => {
  machine.wrong = HOUR_MS;
  const clock = new HubClock(machine);
  clock.learn(machine.steadyMs(), CLASS, machine.steadyMs());
  const input = new PassThrough();
  const received: { sentAt: number; readings: readonly Reading[] }[] = [];
  const news = { onBadLine: () => undefined, onEnded: () => undefined };
  const running = captureInput({ input }, clock, news).run(
    (sentAt, readings) => received.push({ sentAt, readings }),
    new AbortController().signal,
  );
  const line = (t: number) => input.write(`{"t":${t / 1000},"deviceNumber":5,"data":"84002e562e562d6c"}\n`);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  line(machine.wallMs());
  await settled();
  machine.passed = 2000;
  line(machine.wallMs());
  await settled();
  machine.passed = 4000;
  const before = machine.wallMs();
  machine.wrong = 0;
  line(before);
  await settled();
  input.end();
  await running;
  expect(received.map(({ sentAt }) => sentAt)).toEqual([CLASS, CLASS + 2000, CLASS + 4000]);
});
