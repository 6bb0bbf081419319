import { createServer, type Server } from 'node:net';
import { endSession } from '@clubpulse/contract/accounts/security.calls';
import { frameTopic, rosterTopic, WATCH_TOPIC } from '@clubpulse/contract/live/between-processes';
import { getUserLive, listLiveAthletes, setLiveShown } from '@clubpulse/contract/live/board.calls';
import { type Ack, ackTopic, hrTopic, type JsonReadings, SERVER_TOPIC } from '@clubpulse/contract/live/bridge-protocol';
import { decodeFrame } from '@clubpulse/contract/live/frame-bytes';
import { type RosterMessage, rosterMessageSchema } from '@clubpulse/contract/live/frames';
import { takeRole } from '@clubpulse/contract/members/membership.calls';
import { getServerHealth } from '@clubpulse/contract/office/server-health.calls';
import { getHealth } from '@clubpulse/contract/platform/platform.calls';
import { PARTITIONS } from '@clubpulse/rules/live/partitions/partitions';
import { Aedes } from 'aedes';
import { sql } from 'kysely';
import { connectAsync, type MqttClient } from 'mqtt';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sessionOf } from '../../platform/identity/token-verifier.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aBridge, aRole, aRoom, aUser, someClubs } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';

const STRAP = 4711;
const QUEUE = 5;

let database: TestDatabase;
let broker: Aedes;
let server: Server;
let url: string;
let first: TestServer;
let second: TestServer;
let clubs: number[];
let trainer: string;
let trainerId: number;
const clients: MqttClient[] = [];
const running = new Set<TestServer>();

async function startProcess(): Promise<TestServer> {
  const product = await openOwnServer(
    { ROLE: 'api,live', DATABASE_URL: database.url, MQTT_URL: url, LIVE_FLUSH_SECONDS: '0.2' },
    { database: { url: database.url, drop: async () => {} } },
  );
  running.add(product);
  return product;
}

async function stop(product: TestServer): Promise<void> {
  running.delete(product);
  await product.close();
}

const partitionsOf = ({ partitions }: TestServer) =>
  Array.from({ length: PARTITIONS }, (_, partition) => partition).filter((partition) => partitions?.holds(partition));

function clubHeldBy({ partitions }: TestServer): number {
  const index = clubs.findIndex((clubId) => partitions?.holds(clubId));
  return clubs.splice(index, 1)[0] ?? 0;
}

beforeAll(async () => {
  database = await createTestDatabase();
  broker = await Aedes.createBroker();
  server = createServer((socket) => void broker.handle(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `mqtt://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  first = await startProcess();
  second = await startProcess();
  clubs = await someClubs(
    first.db,
    Array.from({ length: PARTITIONS }).map(() => ({})),
  );
  trainerId = await aUser(first.db, { Email: 'trainer@example.com' });
  for (const clubId of clubs) await aRole(first.db, trainerId, 'Trainer', clubId);
  trainer = await first.tokenFor('trainer@example.com');
});

afterAll(async () => {
  for (const client of clients) client.end(true);
  await Promise.all([...running].map(stop));
  server.close();
  await new Promise<void>((resolve) => broker.close(resolve));
  await database.drop();
});

async function connect(): Promise<MqttClient> {
  const client = await connectAsync(url, { protocolVersion: 4 });
  clients.push(client);
  return client;
}

async function openBridge(clubId: number, bridgeId: number) {
  const client = await connect();
  const sent = new Map<number, JsonReadings>();
  let run = '';
  const send = (body: JsonReadings) => client.publish(hrTopic(clubId, bridgeId), JSON.stringify(body));
  client.on('message', (topic, payload) => {
    const body = JSON.parse(payload.toString());
    if (topic === SERVER_TOPIC) {
      if (run !== body.run) for (const one of sent.values()) send(one);
      run = body.run;
    } else for (const seq of sent.keys()) if (seq <= (body as Ack).seq) sent.delete(seq);
  });
  await client.subscribeAsync([ackTopic(clubId, bridgeId), SERVER_TOPIC]);
  let seq = 0;
  const begin = Date.now() - 50_000;
  return {
    unacknowledged: () => sent.size,
    beat(hr: number) {
      seq += 1;
      const readings = [{ hardwareId: `ANT+:${STRAP + clubId}`, hr }];
      const body: JsonReadings = { sentAt: begin + seq * 1000, queue: QUEUE, seq, first: 1, readings };
      sent.set(seq, body);
      send(body);
    },
  };
}

async function trainingIn(clubId: number) {
  const roomId = await aRoom(first.db, clubId);
  const athleteId = await aUser(first.db, { BirthDate: '1991-01-01' });
  await aRole(first.db, athleteId, 'Athlete', clubId);
  const sensor = {
    UserId: athleteId,
    HardwareId: `ANT+:${STRAP + clubId}`,
    Model: 'Garmin' as const,
    Code: String(STRAP + clubId),
  };
  await first.db.insertInto('sensors').values(sensor).execute();
  const bridgeId = await aBridge(first.db, clubId, { DisplayGroupId: roomId });
  await sql`select pg_notify('clubpulse_bridge', ${String(bridgeId)})`.execute(first.db);
  return { clubId, roomId, athleteId, bridge: await openBridge(clubId, bridgeId) };
}

const athletesAt = async (product: TestServer, clubId: number) => {
  const { status, result } = await product.call(listLiveAthletes, { params: { id: clubId }, token: trainer });
  return status === 200 ? result.map(({ UserId }) => UserId) : status;
};

const watch = (client: MqttClient, clubId: number, roomId: number) =>
  client.publish(WATCH_TOPIC, JSON.stringify({ clubId, roomId, roster: true }));

it('two live processes hold half of the clubs each, and each of them answers for all clubs', async () => {
  await vi.waitFor(() => {
    expect([partitionsOf(first).length, partitionsOf(second).length]).toEqual([32, 32]);
    expect(new Set([...partitionsOf(first), ...partitionsOf(second)]).size).toBe(PARTITIONS);
  });
  expect((await second.call(getHealth)).result).toMatchObject({ status: 'ok', roles: ['api', 'live'] });
  await aUser(first.db, { Email: 'admin@example.com', IsAdmin: true });
  const admin = await first.tokenFor('admin@example.com');
  await vi.waitFor(async () => {
    for (const product of [first, second]) await product.reporting.report();
    const { result } = await first.call(getServerHealth, { token: admin });
    const shown = result.Processes.map(({ Partitions }) => Partitions?.toSorted((a, b) => a - b).join());
    expect(new Set(shown)).toEqual(new Set([first, second].map((product) => partitionsOf(product).join())));
  });
  for (const [holder, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const { clubId, athleteId, bridge } = await trainingIn(clubHeldBy(holder));
    bridge.beat(140);
    await vi.waitFor(async () => expect(await athletesAt(other, clubId)).toEqual([athleteId]));
    expect(await athletesAt(holder, clubId)).toEqual([athleteId]);
    const live = await other.call(getUserLive, { params: { id: athleteId }, token: trainer });
    expect(live.result).toMatchObject({ ClubId: clubId });
    const hidden = { params: { id: clubId, userId: athleteId }, body: { Shown: false }, token: trainer };
    expect((await other.call(setLiveShown, hidden)).status).toBe(204);
    expect(await athletesAt(holder, clubId)).toEqual([]);
    await vi.waitFor(() => expect(bridge.unacknowledged()).toBe(0));
  }
});

it('a role that one process takes and a session that it ends are refused by the other process', async () => {
  const clubId = clubHeldBy(first);
  const athletes = { params: { id: clubId } };
  const manager = await aUser(first.db, { Email: 'manager@example.com' });
  await aRole(first.db, manager, 'Manager', clubId);
  await aRole(first.db, trainerId, 'Athlete', clubId);
  const [own, other] = [await first.tokenFor('manager@example.com'), await first.tokenFor('manager@example.com')];
  for (const token of [trainer, other]) expect((await second.call(listLiveAthletes, { ...athletes, token })).status).toBe(200);

  const taken = { params: { id: clubId, userId: trainerId, role: 'Trainer' }, token: own };
  expect((await first.call(takeRole, taken)).status).toBe(204);
  await vi.waitFor(async () => expect(await athletesAt(second, clubId)).toBe(403));

  const ended = { params: { id: manager, sessionId: sessionOf(other)?.grantId ?? '' }, token: own };
  expect((await first.call(endSession, ended)).status).toBe(204);
  await vi.waitFor(async () => expect((await second.call(listLiveAthletes, { ...athletes, token: other })).status).toBe(401));
});

it('the clubs of a process that stops move with their walls, hidden athletes stay hidden, and each second is stored once', async () => {
  const hidden = await trainingIn(clubHeldBy(first));
  hidden.bridge.beat(140);
  const shown = () => second.call(getUserLive, { params: { id: hidden.athleteId }, token: trainer });
  await vi.waitFor(async () => expect((await shown()).result).toMatchObject({ OffTheWall: false }));
  const hide = { params: { id: hidden.clubId, userId: hidden.athleteId }, body: { Shown: false }, token: trainer };
  expect((await second.call(setLiveShown, hide)).status).toBe(204);

  const { clubId, roomId, athleteId, bridge } = await trainingIn(clubHeldBy(first));
  const client = await connect();
  const rosters: RosterMessage[] = [];
  const beats: (number | undefined)[] = [];
  client.on('message', (topic, payload) => {
    if (topic === rosterTopic(clubId, roomId)) rosters.push(rosterMessageSchema.parse(JSON.parse(payload.toString())));
    else if (decodeFrame(Uint8Array.from(payload).buffer)?.roster === rosters.at(-1)?.roster)
      beats.push(decodeFrame(Uint8Array.from(payload).buffer)?.tiles[0]?.bpm);
  });
  await client.subscribeAsync([rosterTopic(clubId, roomId), frameTopic(clubId, roomId)]);
  for (let count = 0; count < 10; count++) bridge.beat(140);
  watch(client, clubId, roomId);
  await vi.waitFor(() => expect(beats.at(-1)).toBe(140));
  const former = rosters.at(-1)?.roster;

  const closing = stop(first);
  for (let count = 0; count < 10; count++) bridge.beat(150);
  await closing;
  for (let count = 0; count < 10; count++) bridge.beat(160);
  await vi.waitFor(() => expect(partitionsOf(second)).toHaveLength(PARTITIONS));
  await vi.waitFor(() => expect(beats.at(-1)).toBe(160));
  hidden.bridge.beat(150);
  await vi.waitFor(() => expect(hidden.bridge.unacknowledged()).toBe(0));
  expect((await shown()).result).toMatchObject({ OffTheWall: true });
  expect(rosters.at(-1)).toMatchObject({ tiles: [{ userId: athleteId }] });
  expect(rosters.at(-1)?.roster).not.toBe(former);
  await vi.waitFor(() => expect(bridge.unacknowledged()).toBe(0));
  const { rows } = await sql<{ beats: number[] }>`
    select array(
      select get_byte("Beats", second) from generate_series(0, 59) as second where get_byte("Beats", second) > 0 order by second
    ) as beats
    from heart_minute where "UserId" = ${athleteId} order by "Minute"`.execute(second.db);
  expect(rows.flatMap((row) => row.beats)).toEqual([140, 150, 160].flatMap((bpm) => Array.from({ length: 10 }, () => bpm)));
});
