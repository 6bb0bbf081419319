import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presenceSchema, SERVER_TOPIC, stateTopic } from '@clubpulse/contract/live/bridge-protocol';
import type { HubRoster } from '@clubpulse/contract/live/hub-walls';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GymServer } from '../../test/gym-server.ts';
import { HubClock } from '../clock/hub-clock.ts';
import { ReadingQueue } from '../queue/reading-queue.ts';
import { ErrorLog } from './error-log.ts';
import { Uplink, type WallKeeper } from './uplink.ts';

let server: GymServer;
let folder: string;
let queue: ReadingQueue;
let errors: ErrorLog;
let uplink: Uplink | undefined;

beforeEach(async () => {
  server = await GymServer.start();
  folder = mkdtempSync(join(tmpdir(), 'bridge-uplink-'));
  queue = new ReadingQueue(folder, { maxMessages: 10_000, onLoss: (what) => errors.note(what) });
  errors = new ErrorLog(() => undefined);
});
afterEach(async () => {
  await uplink?.stop();
  uplink = undefined;
  queue.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Start {
  live?: number;
  ackTimeoutMs?: number;
  secret?: string;
  wall?: WallKeeper;
}
function start({ live = 40, ackTimeoutMs = 60_000, secret = 'secret', wall }: Start = {}): Uplink {
  uplink = new Uplink({
    credentials: { ClubpulseBridgeId: 7, ClubId: 3, Secret: secret, MqttUrl: server.url },
    queue,
    errors,
    clock: new HubClock(),
    live,
    ackTimeoutMs,
    facts: () => ({ SwVersion: '1', AntPresent: true }),
    onAcknowledged: () => undefined,
    wall,
    print: () => undefined,
  });
  return uplink;
}

function receive(count: number): void {
  for (let done = 0; done < count; done += 1) {
    queue.append(1_700_000_000_000 + queue.last * 1000, [{ strap: 12345, bpm: 60 + (queue.last % 100), rssi: -60 }]);
  }
  uplink?.poke();
}
const emptied = () => vi.waitFor(() => expect(queue.waiting).toBe(0));
const seqs = () => server.arrivals.map(({ seq }) => seq);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
function expectAllStored(): void {
  const expected = upTo(queue.last).map((seq) => [`12345:${1_700_000_000 + seq - 1}`, 60 + ((seq - 1) % 100)] as const);
  expect(Object.fromEntries(server.stored)).toEqual(Object.fromEntries(expected));
}

describe('messages of a bridge', () => {
  test('are sent in order, and removed from the queue when the server has stored them', async () => {
    receive(20);
    start();
    await emptied();
    receive(1);
    await emptied();
    expect(seqs()).toEqual(upTo(21));
    expect(server.arrivals.every((arrival) => arrival.queue === queue.id && arrival.first <= arrival.seq)).toBe(true);
    expect(errors.total).toBe(0);
    expectAllStored();
  });

  test('are all delivered despite repeated cuts of the connection', { tags: ['atLength'] }, async () => {
    start();
    for (let round = 0; round < 5; round += 1) {
      receive(15);
      await vi.waitFor(() => expect(seqs()).toContain(queue.last - 5));
      receive(15);
      server.cut();
      receive(3);
    }
    await emptied();
    expectAllStored();
    expect(errors.total).toBeGreaterThanOrEqual(5);
    expect(errors.last).toBe('the connection to the broker was lost');
  });

  test('are sent again when no acknowledgement arrives within the timeout', async () => {
    const lost = new Set([4, 5, 9]);
    server.loses = ({ seq }) => lost.delete(seq);
    start({ ackTimeoutMs: 300 });
    receive(12);
    await emptied();
    expectAllStored();
    expect(seqs().slice(0, 12)).toEqual(upTo(12));
    expect(seqs()[12]).toBe(4);
    expect(errors.last).toBe('the server did not acknowledge in time, sending again');
  });

  test('are sent again to a restarted server when the former process did not acknowledge them', async () => {
    start();
    receive(5);
    await emptied();
    server.acknowledges = false;
    receive(5);
    await vi.waitFor(() => expect(seqs()).toHaveLength(10));
    server.acknowledges = true;
    server.stored.clear();
    await server.restart();
    await emptied();
    expect(seqs().slice(10)).toEqual([6, 7, 8, 9, 10]);
    expect(server.arrivals.at(-1)?.first).toBeGreaterThanOrEqual(6);
    expect(server.stored.size).toBe(5);
  });

  test('stay in the queue when an acknowledgement belongs to another queue', async () => {
    server.acknowledges = false;
    start();
    receive(5);
    await vi.waitFor(() => expect(seqs()).toHaveLength(5));
    await server.ack({ queue: (queue.id % 1000) + 1, seq: 5 });
    await server.ack({ queue: queue.id, seq: 6 });
    await server.publish('clubpulse/c/3/b/7/ack', { queue: queue.id });
    await server.ack({ queue: queue.id, seq: 2 });
    await vi.waitFor(() => expect(queue.first).toBe(3));
    expect(queue.waiting).toBe(3);
  });
});

describe('a Bluetooth reading and a battery level', () => {
  const bluetooth = 2 ** 48 + 0xa09e1a001234;
  const queueBoth = () =>
    queue.append(1_700_000_000_000, [
      { strap: bluetooth, bpm: 120, rssi: -60 },
      { strap: 12345, bpm: 121, rssi: -61, battery: 8 },
    ]);

  test('are sent in one message with the ANT+ readings to a server that can read them', async () => {
    queueBoth();
    start();
    await emptied();
    expect(server.arrivals[0]?.readings).toEqual([
      { strap: bluetooth, bpm: 120, rssi: -60 },
      { strap: 12345, bpm: 121, rssi: -61, battery: 8 },
    ]);
  });

  test('are left out for an older server, which receives the ANT+ readings without them', { tags: ['atLength'] }, async () => {
    server.time = undefined;
    queueBoth();
    start();
    await emptied();
    expect(server.arrivals[0]?.readings).toEqual([{ strap: 12345, bpm: 121, rssi: -61 }]);
  });
});

test('messages that the server refuses are dropped and reported', async () => {
  start();
  receive(3);
  server.acknowledges = false;
  await vi.waitFor(() => expect(server.arrivals.length).toBeGreaterThanOrEqual(3));
  await server.ack({ queue: queue.id, seq: 3, refused: [{ seq: 2, reason: 'clock' }] });
  await emptied();
  expect(errors.last).toBe('the server refused message 2: clock');
  expect(errors.total).toBe(0);
});

describe('the presence message of a bridge', () => {
  test('is retained by the broker, updated regularly, and replaced by an offline message when the bridge stops', async () => {
    start();
    receive(3);
    await emptied();
    expect(presenceSchema.parse(server.presence[0])).toMatchObject({
      online: true,
      SwVersion: '1',
      AntPresent: true,
      CldErrors: 0,
    });
    await uplink?.stop();
    uplink = undefined;
    expect(server.presence.at(-1)).toEqual({ online: false });
  });

  test('becomes offline by the last will when the connection breaks, and online after the bridge reconnects', async () => {
    start();
    await vi.waitFor(() => expect(server.presence).toHaveLength(1));
    server.cut();
    await vi.waitFor(() => expect(server.presence.map(({ online }) => online)).toEqual([true, false, true]));
    expect(server.presence.at(-1)).toMatchObject({
      CldErrors: 1,
      CldTotalErrors: 1,
      LastError: 'the connection to the broker was lost',
    });
  });

  test('is sent again as online when the broker publishes the last will of a former connection after the bridge has reconnected', async () => {
    start();
    await vi.waitFor(() => expect(server.presence).toHaveLength(1));
    await server.publish(stateTopic(3, 7), { online: false }, true);
    await vi.waitFor(() => expect(server.presence.at(-1)?.online).toBe(true));
  });
});

test('a connection that the broker refuses is logged and retried', async () => {
  start({ secret: 'wrong' });
  receive(1);
  await vi.waitFor(() => expect(errors.total).toBeGreaterThanOrEqual(2));
  expect(errors.last).toMatch(/^broker: Connection refused/);
  expect(server.arrivals).toEqual([]);
});

describe('the roster of straps and names', () => {
  const roster: HubRoster = {
    tag: 'first',
    clubName: 'Cadenza',
    roomName: null,
    roomColor: null,
    timeZone: 'Europe/Rome',
    language: 'it',
    people: [],
    off: [],
  };
  function aKeeper() {
    const sent: string[] = [];
    let held: HubRoster | undefined;
    const keeper: WallKeeper = {
      get tag() {
        return held?.tag ?? '';
      },
      take: (another) => {
        held = another;
        sent.push(another.tag);
      },
      confirm: () => void sent.push('confirmed'),
      forget: () => void sent.push('forgotten'),
    };
    return { keeper, sent };
  }

  test('is requested with the tag of the stored roster, and the roster in the response is stored', async () => {
    server.roster = roster;
    const { keeper, sent } = aKeeper();
    start({ wall: keeper });
    await vi.waitFor(() => expect(sent).toContain('first'));
    expect(server.presence[0]).toMatchObject({ wall: '' });
    server.roster = { ...roster, tag: 'second' };
    server.cut();
    await vi.waitFor(() => expect(sent).toContain('second'));
    expect(server.presence.some(({ wall }) => wall === 'first')).toBe(true);
    expect(sent).toContain('confirmed');
    expect(sent).not.toContain('forgotten');
  });

  test('is not requested by a bridge without a wall', async () => {
    server.roster = roster;
    start();
    await vi.waitFor(() => expect(server.presence.length).toBeGreaterThan(0));
    expect(server.presence.every(({ wall }) => wall === undefined)).toBe(true);
  });

  test('is deleted when the broker does not know the bridge, but not when the broker is unavailable', async () => {
    const { keeper, sent } = aKeeper();
    server.roster = roster;
    start({ wall: keeper });
    await vi.waitFor(() => expect(sent).toContain('first'));
    server.cut();
    await vi.waitFor(() => expect(server.presence.filter(({ online }) => online).length).toBeGreaterThan(1));
    expect(sent).not.toContain('forgotten');
    server.password = 'another';
    server.cut();
    await vi.waitFor(() => expect(sent).toContain('forgotten'));
  });
});

test('a server that published that it is offline counts as unavailable until it is started again', async () => {
  const running = start();
  await vi.waitFor(() => expect(server.presence.length).toBeGreaterThan(0));
  await vi.waitFor(() => expect(running.awaySince).toBeUndefined());
  await server.publish(SERVER_TOPIC, { run: 'gone', online: false }, true);
  await vi.waitFor(() => expect(running.awaySince).toBeInstanceOf(Date));
  receive(1);
  await emptied();
  expect(running.awaySince).toBeInstanceOf(Date);
  await server.restart();
  await vi.waitFor(() => expect(running.awaySince).toBeUndefined());
});

test('a server that acknowledges is available, although the broker retained that a former one is offline', async () => {
  await server.publish(SERVER_TOPIC, { run: 'gone', online: false }, true);
  const running = start();
  await vi.waitFor(() => expect(server.presence.length).toBeGreaterThan(0));
  receive(1);
  await emptied();
  expect(running.awaySince).toBeUndefined();
});
