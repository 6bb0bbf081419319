import {
  type Ack,
  ackTopic,
  encodeReadings,
  hrTopic,
  type JsonReadings,
  SERVER_TOPIC,
  stateTopic,
} from '@clubpulse/contract/live/bridge-protocol';
import fc from 'fast-check';
import { connectAsync, type MqttClient } from 'mqtt';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { type Notifications, openNotifications } from '../../platform/database/notifications.ts';
import { gateTo } from '../../platform/database/test/gate.ts';
import { startMqtt } from '../../platform/mqtt/broker.ts';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { createHeartMinutes, type Present } from '../../training/heart-minutes/public.ts';
import { type Board, createBoard, type LiveAthleteFacts } from '../board/public.ts';
import { createIngest, type Ingest } from './public.ts';

const T = Math.floor(Date.now() / 60_000) * 60 - 600;
const QUEUE = 77;
const log = pino({ level: 'silent' });

let database: TestDatabase;
let observer: pg.Client;
let clubId = 0;
let bridges: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  observer = new pg.Client(database.url);
  observer.on('error', () => {});
  await observer.connect();
  await observer.query(
    `insert into users ("UserId", "Email", "Nickname") select n, n || '@example.com', 'Athlete ' || n from generate_series(1, 3) n`,
  );
});
afterAll(async () => {
  await observer.end();
  await database.drop();
});

/** `kill` ends the server without finishing pending work. */
async function startServer(
  options: { flushSeconds?: number; memoryMaxBytes?: number; windowSeconds?: number; unwritable?: number } = {},
) {
  const link = await gateTo(database.networkUrl);
  const open: OpenDatabase = openDatabase(link.url, { max: 4 });
  const notifications: Notifications = openNotifications(link.url);
  const auth = {
    checkSecret: async (ClubpulseBridgeId: number, secret: string) => ({ ClubpulseBridgeId, ClubId: Number(secret) }),
  };
  const mqtt: Mqtt = await startMqtt({ config: { MQTT_HOST: '127.0.0.1', MQTT_PORT: 0 }, auth, log });
  const heartMinutes = createHeartMinutes();
  const ports = {
    factsOf: async (clubIds: readonly number[]) => {
      const placed = await open.db.selectFrom('bridges').select(['ClubId', 'ClubpulseBridgeId', 'DisplayGroupId']).execute();
      return new Map(
        clubIds.map((club) => [
          club,
          {
            athletes: club === clubId ? athletes : neighbours,
            bridges: placed.filter(({ ClubId }) => ClubId === club),
          },
        ]),
      );
    },
    minutesOf: (present: readonly Present[], now: Date) => heartMinutes.recent(open.db, present, now),
    hoursOf: (present: readonly Present[], now: Date) => heartMinutes.lastHours(open.db, present, now),
    receivedIn: async () => [],
    limitsSince: async () => [],
    clubsOfUser: async () => [clubId],
    strapsReceived: async () => {},
    hiddenIn: async () => [],
    storeHidden: async () => {},
  };
  const board: Board = await createBoard({ ports, windowSeconds: options.windowSeconds ?? 60, notifications, log });
  const ingest: Ingest = createIngest({
    db: open.db,
    mqtt,
    board,
    heartMinutes,
    flushSeconds: options.flushSeconds ?? 0.2,
    holdMs: 20,
    noteTrouble: async (found) => {
      if (found.ClubpulseBridgeId === options.unwritable) throw new Error('integer out of range');
      troubles.push(found);
    },
    log,
    ...(options.memoryMaxBytes === undefined ? {} : { memoryMaxBytes: options.memoryMaxBytes }),
  });
  const bridge = async (id: number | undefined, club = clubId) => {
    const account = { username: String(id), password: String(club) };
    const client = await connectAsync(`mqtt://127.0.0.1:${mqtt.port}`, { protocolVersion: 4, ...account, reconnectPeriod: 0 });
    client.on('error', () => {});
    const acks: Ack[] = [];
    const runs = new Set<string>();
    client.on('message', (topic, payload) => {
      const body = JSON.parse(payload.toString());
      if (topic === SERVER_TOPIC) runs.add(body.run);
      else acks.push(body);
    });
    await client.subscribeAsync([ackTopic(club, id ?? 0), SERVER_TOPIC]);
    clients.push(client);
    const publish = (body: Uint8Array | string) => client.publishAsync(hrTopic(club, id ?? 0), Buffer.from(body), { qos: 1 });
    const send = (at: number, bpm: number, { straps = [100], seq = at + 1, first = 1, queue = QUEUE, rssi = -60 } = {}) =>
      publish(
        encodeReadings({
          queue,
          seq,
          first,
          sentAt: (T + at) * 1000 + 300,
          readings: straps.map((strap) => ({ strap, bpm, rssi })),
        }),
      );
    const json = (body: JsonReadings) => publish(JSON.stringify(body));
    return { client, send, json, publish, acks, runs, acked: () => acks.at(-1)?.seq };
  };
  const kill = async () => {
    board.close();
    link.shut();
    await Promise.all([mqtt.close(), notifications.close().catch(() => {}), ingest.drain()]);
    await open.close();
    await link.end();
  };
  const troubles: object[] = [];
  const server = { bridge, board, troubles, ingest, link, kill, stop: async () => {} };
  server.stop = async () => {
    await ingest.drain();
    await kill();
  };
  servers.push(server);
  return server;
}

const refused = ({ link }: Awaited<ReturnType<typeof startServer>>) =>
  vi.waitFor(() => expect(link.gate.knocks).toBeGreaterThan(4));

const clients: MqttClient[] = [];
const servers: { kill(): Promise<void> }[] = [];
let athletes: LiveAthleteFacts[] = [];
let neighbours: LiveAthleteFacts[] = [];
const athlete = (UserId: number, strap: number): LiveAthleteFacts => ({
  UserId,
  Nickname: `N${UserId}`,
  FirstMidName: '',
  LastName: '',
  HideOnWall: false,
  BirthDate: null,
  ZoneSettings: null,
  straps: [{ strap, station: null }],
});

async function newClub(name: string): Promise<number> {
  const { rows } = await observer.query<{ id: number }>(
    `insert into clubs ("Name", "Code", "TimeZone", "Currency") values ($1, $1, 'Europe/Rome', 'EUR') returning "ClubId" as id`,
    [name],
  );
  return Number(rows[0]?.id);
}
async function newBridge(hardwareId: string, club = clubId): Promise<number> {
  const { rows } = await observer.query<{ id: number }>(
    `insert into bridges ("ClubId", "HardwareId", "Name", "SecretHash") values ($1, $2, $2, '') returning "ClubpulseBridgeId" as id`,
    [club, hardwareId],
  );
  return Number(rows[0]?.id);
}
beforeEach(async () => {
  await observer.query('truncate heart_minute, training_due, bridge_progress, bridges, clubs cascade');
  clubId = await newClub('Club');
  bridges = [await newBridge('one'), await newBridge('two')];
  athletes = [athlete(1, 100), athlete(2, 200)];
  neighbours = [athlete(3, 300)];
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.end(true);
  await Promise.all(servers.splice(0).map((server) => server.kill()));
});

async function stored(userId = 1): Promise<Record<number, number>> {
  const { rows } = await observer.query<{ at: string; Beats: Buffer }>(
    'select extract(epoch from "Minute") as at, "Beats" from heart_minute where "UserId" = $1 order by 1',
    [userId],
  );
  return Object.fromEntries(
    rows.flatMap(({ at, Beats }) =>
      [...Beats.entries()].filter(([, bpm]) => bpm > 0).map(([second, bpm]) => [Number(at) - T + second, bpm]),
    ),
  );
}
const secondsNow = () => Math.floor(Date.now() / 1000) - T;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('readings of straps', () => {
  it('are stored with the second of the reading, and acknowledged only after they are stored', async () => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    for (const at of range(0, 130)) await one.send(at, 100 + (at % 50));
    await vi.waitFor(() => expect(one.acked()).toBe(130));
    expect(await stored()).toEqual(Object.fromEntries(range(0, 130).map((at) => [at, 100 + (at % 50)])));
    const { rows } = await observer.query('select * from bridge_progress');
    expect(rows).toEqual([{ ClubpulseBridgeId: bridges[0], Queue: QUEUE, StoredSeq: 130 }]);
    expect((await observer.query('select 1 from training_due where "UserId" = 1')).rowCount).toBe(1);
  });

  it('can be sent as JSON, also without a time, and are acknowledged only if they have a sequence number', {
    tags: ['atLength'],
  }, async () => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    await one.json({ readings: [{ hardwareId: 'ANT+:100', hr: 111 }] });
    await one.json({
      sentAt: new Date((T + 7) * 1000).toISOString(),
      queue: 5,
      seq: 1,
      first: 1,
      readings: [{ hardwareId: 'ANT+:200', hr: 112, rssi: -50 }],
    });
    await vi.waitFor(() => expect(one.acks).toEqual([{ queue: 5, seq: 1 }]));
    expect(Object.values(await stored(1))).toEqual([111]);
    expect(Number(Object.keys(await stored(1))[0])).toBeGreaterThan(590);
    expect(await stored(2)).toEqual({ 7: 112 });
  });

  it('are not lost when they arrive while the club is being loaded', { tags: ['atLength'] }, async () => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    await Promise.all(range(0, 20).map((at) => one.send(at, 120)));
    await vi.waitFor(() => expect(one.acked()).toBe(20));
    expect(Object.keys(await stored())).toHaveLength(20);
  });

  it('of an unknown strap are shown to staff and not stored', async () => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    await one.send(secondsNow(), 90, { straps: [100, 555], seq: 1 });
    await vi.waitFor(() => expect(one.acked()).toBe(1));
    expect(server.board.unknownStraps(clubId)).toMatchObject([{ HardwareId: 'ANT+:555', HeartRate: 90, Rssi: -60 }]);
    expect((await observer.query('select 1 from heart_minute')).rowCount).toBe(1);
  });

  it('are stored once when they arrive twice, late or from two bridges', async () => {
    const server = await startServer();
    const [one, two] = [await server.bridge(bridges[0]), await server.bridge(bridges[1])];
    for (const at of [0, 1, 2, 5, 6, 3, 3, 4, 1, 0]) await one.send(at, 100 + at, { rssi: -50 });
    for (const at of [0, 2, 4, 6, 7]) await two.send(at, 150 + at, { rssi: -80, seq: at + 1, first: 8 });
    await vi.waitFor(() => expect([one.acked(), two.acked()]).toEqual([7, 8]));
    expect(await stored()).toEqual({ 0: 100, 1: 101, 2: 102, 3: 103, 4: 104, 5: 105, 6: 106, 7: 157 });
  });

  it('that arrive after a missing message are stored, but not acknowledged before the missing message arrives', {
    tags: ['atLength'],
  }, async () => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    for (const at of [0, 1, 3, 4]) await one.send(at, 100);
    await vi.waitFor(() => expect(one.acked()).toBe(2));
    await vi.waitFor(async () => expect(Object.keys(await stored())).toEqual(['0', '1', '3', '4']));
    expect(one.acked()).toBe(2);
    await one.send(2, 100);
    await vi.waitFor(() => expect(one.acked()).toBe(5));
  });

  it('of a fast replay are stored in parts, and acknowledged as far as they are stored', {
    tags: ['atLength'],
  }, async () => {
    const server = await startServer({ flushSeconds: 1 });
    const one = await server.bridge(bridges[0]);
    const minutes = 6000;
    await one.send(0, 100);
    await vi.waitFor(() => expect(one.acked()).toBe(1));
    for (const minute of range(1, minutes)) void one.send(-60 * minute, 100, { seq: minute + 1 });
    await vi.waitFor(() => expect(one.acked()).toBe(minutes));
    expect(Object.keys(await stored())).toHaveLength(minutes);
  });
});

describe('a strap received in two rooms or clubs at once', () => {
  const MINUTES = 4;
  const aRoomOf = async (club: number, bridge: number | undefined): Promise<number> => {
    const { rows } = await observer.query<{ id: number }>(
      `insert into display_groups ("ClubId", "Name", "Color") values ($1, $2, '#112233') returning "DisplayGroupId" as id`,
      [club, `Room ${bridge}`],
    );
    const id = Number(rows[0]?.id);
    await observer.query('update bridges set "DisplayGroupId" = $1 where "ClubpulseBridgeId" = $2', [id, bridge]);
    return id;
  };
  const places = async () =>
    (
      await observer.query<{ club: string; room: string }>(
        'select "ClubId" as club, "DisplayGroupId" as room from heart_minute where "UserId" = 1 order by "Minute"',
      )
    ).rows.map(({ club, room }) => [Number(club), Number(room)]);
  type Hub = Awaited<ReturnType<Awaited<ReturnType<typeof startServer>>['bridge']>>;
  async function receivedByBoth(
    one: Hub,
    other: Hub,
    strengths: readonly (readonly [number, number])[],
    received: () => void = () => {},
  ): Promise<void> {
    for (const [minute, [near, far]] of strengths.entries()) {
      for (const at of range(minute * 60, minute * 60 + 60)) {
        const waver = (at % 3) * 2 - 2;
        await one.send(at, 120, { rssi: near + waver });
        await other.send(at, 120, { rssi: far - waver });
      }
      await vi.waitFor(() => expect([one.acked(), other.acked()]).toEqual([minute * 60 + 60, minute * 60 + 60]));
      received();
    }
    expect(await stored()).toEqual(Object.fromEntries(range(0, strengths.length * 60).map((at) => [at, 120])));
  }

  it('is shown in the room with the better signal, and each second counts once', { tags: ['atLength'] }, async () => {
    const [near, far] = [await aRoomOf(clubId, bridges[0]), await aRoomOf(clubId, bridges[1])];
    const server = await startServer({ windowSeconds: 3600 });
    const [one, two] = [await server.bridge(bridges[0]), await server.bridge(bridges[1])];
    const board = await server.board.open(clubId);
    const versions: number[] = [];
    const strengths = Array.from({ length: MINUTES }, (_, minute) => [-60, minute === 0 ? -80 : -62] as const);
    await receivedByBoth(one, two, strengths, () => versions.push(board.version));
    expect(new Set(versions).size).toBe(1);
    expect(await places()).toEqual(Array.from({ length: MINUTES }, () => [clubId, near]));
    expect(far).not.toBe(near);
  });

  it("belongs to the club with the better signal, counts once a second, and changes clubs when the other club's signal is clearly better", {
    tags: ['atLength'],
  }, async () => {
    const second = await newClub('Next door');
    const theirs = await newBridge('three', second);
    neighbours = [athlete(1, 100)];
    const [room, theirRoom] = [await aRoomOf(clubId, bridges[0]), await aRoomOf(second, theirs)];
    const server = await startServer({ windowSeconds: 3600 });
    const [one, two] = [await server.bridge(bridges[0]), await server.bridge(theirs, second)];
    await receivedByBoth(one, two, [
      [-60, -75],
      [-66, -64],
      [-66, -64],
      [-60, -75],
      [-85, -55],
      [-85, -55],
      [-85, -55],
    ]);
    const found = await places();
    expect(found.slice(1, 4)).toEqual(Array.from({ length: 3 }, () => [clubId, room]));
    expect(found.slice(5)).toEqual(Array.from({ length: 2 }, () => [second, theirRoom]));
  });

  it('counts only with the readings of the club with the better signal, whichever club sends last', async () => {
    const second = await newClub('Next door');
    const theirs = await newBridge('three', second);
    neighbours = [athlete(1, 100)];
    const room = await aRoomOf(clubId, bridges[0]);
    await aRoomOf(second, theirs);
    const server = await startServer({ windowSeconds: 3600 });
    const [one, two] = [await server.bridge(bridges[0]), await server.bridge(theirs, second)];
    for (const at of range(0, 3)) await one.send(at, 120, { rssi: -60 });
    await vi.waitFor(() => expect(one.acked()).toBe(3));
    for (const at of range(0, 5)) await two.send(at, 130, { rssi: -80 });
    await vi.waitFor(() => expect(two.acked()).toBe(5));
    expect(await stored()).toEqual({ 0: 120, 1: 120, 2: 120, 3: 130, 4: 130 });
    expect(await places()).toEqual([[clubId, room]]);
  });
});

describe('an unusable message', () => {
  it('is refused and counted, and does not affect other messages', async () => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    await one.send(0, 100);
    const bodies = fc.sample(
      fc.oneof(
        fc.uint8Array({ maxLength: 60 }),
        fc.json().map((text) => Buffer.from(text)),
      ),
      { numRuns: 200, seed: 20_261_120 },
    );
    for (const body of bodies) await one.publish(body);
    await one.send(1, 101);
    await vi.waitFor(() => expect(one.acked()).toBe(2));
    expect(await stored()).toEqual({ 0: 100, 1: 101 });
    expect(server.ingest.refusedOf(clubId, bridges[0] ?? 0)).toBe(bodies.length);
  });

  it.each(
    oneIn(2, [
      ['the future', 3_600_000],
      ['an unset clock', -1.7e12],
    ] as const),
  )('with a time from %s is acknowledged as refused because of its clock', { tags: ['examples'] }, async (_, ahead) => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    const sentAt = Math.max(0, Date.now() + ahead);
    await one.publish(encodeReadings({ queue: QUEUE, seq: 1, first: 1, sentAt, readings: [{ strap: 100, bpm: 100, rssi: 0 }] }));
    await vi.waitFor(() => expect(one.acked()).toBe(1));
    expect(one.acks).toEqual([{ queue: QUEUE, seq: 1, refused: [{ seq: 1, reason: 'clock' }] }]);
    expect(await stored()).toEqual({});
    expect(server.ingest.refusedOf(clubId, bridges[0] ?? 0)).toBe(1);
  });

  it('with one invalid reading and valid ones loses only the invalid reading', { tags: ['atLength'] }, async () => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    await one.json({
      sentAt: T * 1000,
      queue: 5,
      seq: 1,
      first: 1,
      readings: [
        { hardwareId: 'ANT+:100', hr: 300 },
        { hardwareId: 'ANT+:200', hr: 112 },
      ],
    });
    await vi.waitFor(() => expect(one.acked()).toBe(1));
    expect(one.acks).toEqual([{ queue: 5, seq: 1, refused: [{ seq: 1, reason: 'reading', readings: 1 }] }]);
    expect([await stored(1), await stored(2)]).toEqual([{}, { 0: 112 }]);
  });

  it('with a sequence number is acknowledged as refused, and the messages after it are stored', {
    tags: ['atLength'],
  }, async () => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    const numbers = (seq: number) => `"queue":5,"seq":${seq},"first":1`;
    const strap = '{"hardwareId":"ANT+:100","hr":100}';
    await one.publish(`{${numbers(1)},"sentAt":${T * 1000},"readings":[${strap}]}`);
    await one.publish(`{${numbers(2)},"sentAt":"tomorrow","readings":[${strap}]}`);
    await one.publish(`{${numbers(3)},"readings":[{"hardw`);
    await one.publish(`{${numbers(4)},"sentAt":${T * 1000},"readings":[${Array.from({ length: 10_000 }, () => strap).join()}]}`);
    await one.publish(encodeReadings({ queue: 5, seq: 5, first: 1, sentAt: 0, readings: [] }).subarray(0, 21));
    await one.publish(Buffer.concat([encodeReadings({ queue: 5, seq: 6, first: 1, sentAt: 0, readings: [] }), Buffer.of(1)]));
    await one.publish(`{${numbers(7)},"sentAt":${(T + 1) * 1000},"readings":[${strap}]}`);
    await vi.waitFor(() => expect(one.acked()).toBe(7));
    expect(one.acks.flatMap((ack) => ack.refused ?? [])).toEqual([
      { seq: 2, reason: 'shape' },
      { seq: 3, reason: 'json' },
      { seq: 4, reason: 'count' },
      { seq: 5, reason: 'clock' },
      { seq: 6, reason: 'length' },
    ]);
    expect(one.client.connected).toBe(true);
    expect(await stored()).toEqual({ 0: 100, 1: 100 });
  });

  it('from a bridge that is not registered in the club is ignored until the bridge is registered there', {
    tags: ['atLength'],
  }, async () => {
    const server = await startServer();
    await (await server.bridge(bridges[0])).send(0, 100);
    await vi.waitFor(async () => expect(Object.keys(await stored())).toHaveLength(1));
    const outsider = await server.bridge(987_654);
    await outsider.send(3, 100);
    const late = await newBridge('late');
    const newcomer = await server.bridge(late);
    await vi.waitFor(
      async () => {
        await newcomer.send(5, 105, { seq: 1 });
        expect(newcomer.acked()).toBe(1);
      },
      { interval: 500 },
    );
    expect(await stored()).toEqual({ 0: 100, 5: 105 });
    expect(outsider.acks).toEqual([]);
  });
});

describe('a bridge whose clock is wrong', () => {
  it('receives the server’s time when it requests it', async () => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    await one.client.publishAsync(stateTopic(clubId, bridges[0] ?? 0), '{"online":true,"ask":41}', { qos: 1, retain: true });
    await vi.waitFor(() => expect(one.acks).toEqual([{ ask: 41, time: expect.any(Number), version: 2 }]));
  });
});

it('a bridge whose clock error or refusal cannot be stored does not block other bridges', { tags: ['atLength'] }, async () => {
  const server = await startServer({ unwritable: bridges[0] ?? 0 });
  for (const id of bridges) await (await server.bridge(id)).publish('{');
  await vi.waitFor(() => expect(bridges.map((id) => server.ingest.refusedOf(clubId, id))).toEqual([1, 1]));
  await server.ingest.drain();
  expect(server.troubles).toMatchObject([{ ClubpulseBridgeId: bridges[1], LastRefusal: { Reason: 'json' } }]);
});

describe('readings that are not current', () => {
  it('are stored with their own time, and are not shown', async () => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    const [hours, weeks] = [-2 * 3600, -21 * 86_400];
    await one.send(weeks, 150, { straps: [100, 555], seq: 1 });
    await one.send(hours, 151, { straps: [100, 555], seq: 2 });
    await vi.waitFor(() => expect(one.acked()).toBe(2));
    expect(await stored()).toEqual({ [weeks]: 150, [hours]: 151 });
    expect([server.board.liveAthletes(clubId), server.board.userLive(1)]).toEqual([[], null]);
    expect(server.board.unknownStraps(clubId)).toEqual([]);
    await one.send(secondsNow(), 120, { seq: 3 });
    await vi.waitFor(() => expect(server.board.userLive(1)).toMatchObject({ HeartRate: 120, Points: 0 }));
  });
});

it('readings without a sequence number are stored when their club moves to another process', async () => {
  const server = await startServer({ flushSeconds: 3600 });
  await (await server.bridge(bridges[0])).json({ readings: [{ hardwareId: 'ANT+:100', hr: 111 }] });
  await vi.waitFor(() => expect(server.board.liveAthletes(clubId)).toMatchObject([{ UserId: 1 }]));
  await server.ingest.leave(() => true);
  expect(Object.values(await stored())).toEqual([111]);
});

describe('an unavailable database', () => {
  it('hides a change from the board only until it is available again', async () => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    let seq = 1;
    await one.send(secondsNow(), 90, { straps: [555], seq });
    await vi.waitFor(() => expect(one.acked()).toBe(1));
    server.link.shut();
    athletes = [athlete(1, 555)];
    server.link.gate.isOpen = true;
    await vi.waitFor(async () => {
      await one.send(secondsNow(), 120, { straps: [555], seq: ++seq });
      expect(server.board.liveAthletes(clubId)).toMatchObject([{ UserId: 1 }]);
    });
  });

  it('causes neither an acknowledgement nor a loss, and the board still shows heart rates', async () => {
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    await one.send(0, 100);
    await vi.waitFor(() => expect(one.acked()).toBe(1));
    server.link.shut();
    const now = secondsNow();
    for (const at of range(1, 200)) await one.send(now - 199 + at, 100 + (at % 50), { seq: at + 1 });
    await refused(server);
    expect(one.acked()).toBe(1);
    expect(server.board.liveAthletes(clubId)).toMatchObject([{ UserId: 1, HeartRate: 149 }]);
    server.link.gate.isOpen = true;
    await vi.waitFor(() => expect(one.acked()).toBe(200));
    expect(Object.keys(await stored())).toHaveLength(200);
  });

  it('at the start of the server causes the first messages to be held until the database is available', {
    tags: ['atLength'],
  }, async () => {
    const server = await startServer();
    server.link.shut();
    const one = await server.bridge(bridges[0]);
    await one.send(0, 100);
    await refused(server);
    server.link.gate.isOpen = true;
    await vi.waitFor(() => expect(one.acked()).toBe(1));
    expect(await stored()).toEqual({ 0: 100 });
  });

  it('and full memory cause bridges to hold their readings, and to send them again afterwards', {
    tags: ['atLength'],
  }, async () => {
    const server = await startServer({ memoryMaxBytes: 5000 });
    const one = await server.bridge(bridges[0]);
    await one.send(0, 100);
    await vi.waitFor(() => expect(one.acked()).toBe(1));
    server.link.shut();
    const minutes = range(1, 100);
    for (const minute of minutes) await one.send(-60 * minute, 100, { seq: minute + 1 });
    const before = one.runs.size;
    server.link.gate.isOpen = true;
    await vi.waitFor(() => expect(one.runs.size).toBe(before + 1));
    expect(one.acked()).toBeLessThan(50);
    await vi.waitFor(
      async () => {
        const next = one.acked() ?? 0;
        for (const minute of range(next, Math.min(100, next + 20))) await one.send(-60 * minute, 100, { seq: minute + 1 });
        expect(one.acked()).toBe(100);
      },
      { interval: 100 },
    );
    expect(Object.keys(await stored())).toHaveLength(100);
  });
});

describe('a server that starts after it was killed', () => {
  it('continues from the stored minutes, without losing or repeating a second', { tags: ['atLength'] }, async () => {
    let acked = 0;
    let next = 0;
    for (const life of range(0, 4)) {
      const server = await startServer();
      const one = await server.bridge(bridges[0]);
      for (next = acked; next < 60 * life + 90; next++) await one.send(next, 100 + (next % 50), { first: acked + 1 });
      await vi.waitFor(() => expect(one.acks.length).toBeGreaterThan(0));
      await server.kill();
      acked = one.acked() ?? acked;
      const seconds = Object.keys(await stored()).map(Number);
      for (let at = 0; at < acked; at++) expect(seconds).toContain(at);
    }
    const last = await startServer();
    const one = await last.bridge(bridges[0]);
    for (; acked < next; acked++) await one.send(acked, 100 + (acked % 50), { first: acked + 1 });
    await vi.waitFor(async () => expect(Object.keys(await stored())).toHaveLength(next));
    expect(await stored()).toEqual(Object.fromEntries(range(0, next).map((at) => [at, 100 + (at % 50)])));
  });

  it('shows the same points, start and room on the board', { tags: ['atLength'] }, async () => {
    await observer.query(
      `with room as (insert into display_groups ("ClubId", "Name", "Color") values ($1, 'Studio', '#2f80ed') returning "DisplayGroupId")
       update bridges set "DisplayGroupId" = room."DisplayGroupId" from room where "ClubpulseBridgeId" = $2`,
      [clubId, bridges[0]],
    );
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    const now = secondsNow();
    for (const at of range(0, 240)) await one.send(now - 239 + at, 150, { seq: at + 1 });
    await vi.waitFor(() => expect(one.acked()).toBe(240));
    const before = server.board.userLive(1);
    expect(before?.Points).toBeGreaterThan(3);
    await server.kill();
    const next = await startServer();
    await next.board.open(clubId);
    expect(next.board.userLive(1)).toEqual({ ...before, Silence: expect.any(Number), Signal: expect.any(String) });
    expect(next.board.liveAthletes(clubId)).toHaveLength(1);
    const again = await next.bridge(bridges[0]);
    await again.send(now + 1, 150, { seq: 241, first: 240 });
    await vi.waitFor(() => expect(again.acked()).toBe(241));
    expect(next.board.userLive(1)?.Points).toBeGreaterThanOrEqual(before?.Points ?? 0);
  });

  it('acknowledges a stored message again when the bridge missed its acknowledgement', { tags: ['atLength'] }, async () => {
    const first = await startServer();
    await (await first.bridge(bridges[0])).send(0, 100);
    await vi.waitFor(async () => expect(Object.keys(await stored())).toHaveLength(1));
    await first.kill();
    const server = await startServer();
    const one = await server.bridge(bridges[0]);
    await one.send(0, 100);
    await vi.waitFor(() => expect(one.acked()).toBe(1));
  });
});

it('readings of one club that cannot be stored do not block the readings of other clubs', { tags: ['atLength'] }, async () => {
  const other = await newClub('Other');
  const server = await startServer({ flushSeconds: 0.5 });
  await observer.query(`
    create function refuse_minute() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
    create trigger refuse_minute before insert on heart_minute for each row when (new."UserId" = 3) execute function refuse_minute()`);
  const [one, foreign] = [await server.bridge(bridges[0]), await server.bridge(await newBridge('three', other), other)];
  server.link.shut();
  await Promise.all([one.send(0, 100), foreign.send(0, 100, { straps: [300] })]);
  await refused(server);
  server.link.gate.isOpen = true;
  await vi.waitFor(() => expect(one.acked()).toBe(1));
  expect(foreign.acks).toEqual([]);
  await observer.query('drop function refuse_minute cascade');
  await vi.waitFor(() => expect(foreign.acked()).toBe(1));
  expect(await stored(3)).toEqual({ 0: 100 });
});

it('a regular stop of the server first stores all readings in memory', { tags: ['atLength'] }, async () => {
  const server = await startServer({ flushSeconds: 60 });
  const one = await server.bridge(bridges[0]);
  const now = secondsNow();
  await one.send(now, 100, { straps: [100, 200], seq: 1 });
  await vi.waitFor(() => expect(server.board.trainingNow(clubId)).toBe(2));
  expect(await stored()).toEqual({});
  await server.stop();
  expect([await stored(1), await stored(2)]).toEqual([{ [now]: 100 }, { [now]: 100 }]);
});
