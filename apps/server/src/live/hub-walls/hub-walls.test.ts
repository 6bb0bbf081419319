import * as bridgeCalls from '@clubpulse/contract/devices/bridges.calls';
import { BLUETOOTH_STRAPS } from '@clubpulse/contract/devices/strap-number';
import { stateTopic } from '@clubpulse/contract/live/bridge-protocol';
import { type HubRoster, hubRosterSchema, wallTopic } from '@clubpulse/contract/live/hub-walls';
import { connectAsync, type MqttClient } from 'mqtt';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../../platform/database/notify.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { aClub, aRole, aRoom, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { ClubBoard, type LiveAthleteFacts } from '../board/public.ts';
import { publishRosters } from './hub-walls.live.ts';

let server: TestServer;
let clubId: number;
let token: string;
let strap: number;
let strapsGiven = 40_000;
const clients: MqttClient[] = [];

beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  strap = strapsGiven += 10;
  clubId = await aClub(server.db, { Name: `Cadenza ${strap}`, Language: 'it' });
  const manager = await aUser(server.db);
  await aRole(server.db, manager, 'Manager', clubId);
  const { Email } = await server.db.selectFrom('users').select('Email').where('UserId', '=', manager).executeTakeFirstOrThrow();
  token = await server.tokenFor(Email);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.end(true);
});
afterAll(() => server.close());

async function anAthlete(fields: Parameters<typeof aUser>[1], ...hardwareIds: string[]): Promise<number> {
  const UserId = await aUser(server.db, { BirthDate: '1991-01-01', ...fields });
  await aRole(server.db, UserId, 'Athlete', clubId);
  for (const HardwareId of hardwareIds) {
    const Model = HardwareId.startsWith('BLE') ? 'Bluetooth' : 'Garmin';
    await server.db
      .insertInto('sensors')
      .values({ UserId, HardwareId, Code: HardwareId.slice(4), Model })
      .execute();
  }
  return UserId;
}

async function aHub(DisplayGroupId: number | null = null) {
  const body = { ClubId: clubId, Name: 'Hub', DisplayGroupId };
  const { Code } = (await server.call(bridgeCalls.createRegistrationCode, { body, token })).result;
  const device = { Code, HardwareId: `hub-walls-${strapsGiven}-${clients.length}`, Model: 'Pi' };
  const { ClubpulseBridgeId: id, Secret } = (await server.call(bridgeCalls.registerBridge, { body: device })).result;
  const client = await connectAsync(`mqtt://127.0.0.1:${server.mqtt.port}`, {
    protocolVersion: 4,
    username: String(id),
    password: Secret,
    reconnectPeriod: 20,
  });
  client.on('error', () => {});
  clients.push(client);
  const rosters: HubRoster[] = [];
  client.on('message', (topic, payload) => {
    if (topic === wallTopic(clubId, id)) rosters.push(hubRosterSchema.parse(JSON.parse(payload.toString())));
  });
  await vi.waitFor(() => client.subscribeAsync(wallTopic(clubId, id)));
  const report = (wall?: string) =>
    client.publishAsync(stateTopic(clubId, id), JSON.stringify({ online: true, ...(wall !== undefined && { wall }) }), {
      qos: 1,
    });
  return { id, client, rosters, report };
}

async function rosterOf(hub: Awaited<ReturnType<typeof aHub>>, wall = ''): Promise<HubRoster> {
  const before = hub.rosters.length;
  await vi.waitFor(
    async () => {
      await hub.report(wall);
      expect(hub.rosters.length).toBeGreaterThan(before);
    },
    { interval: 200 },
  );
  const newest = hub.rosters.at(-1);
  if (!newest) throw new Error('no roster was sent');
  return newest;
}

it('a bridge with a wall gets the athletes who have straps, with their names as on a wall', async () => {
  const room = await aRoom(server.db, clubId, { Name: 'Studio 1', Color: '#1787a6' });
  await anAthlete({ Nickname: `Volpe${strap}`, LastName: 'Rossi' }, `ANT+:${strap}`, 'BLE:A0:9E:1A:00:77:34');
  await anAthlete({ Nickname: `Lupa${strap}`, LastName: 'Bianchi', HideOnWall: true }, `ANT+:${strap + 1}`);
  await anAthlete({ Nickname: `Senza${strap}` });
  const roster = await rosterOf(await aHub(room));
  const [volpe, lupa, ...others] = roster.people;
  expect(others).toEqual([]);
  expect(volpe).toMatchObject({ name: `Volpe${strap}`, initial: 'R' });
  expect(volpe?.straps.map((one) => one >= BLUETOOTH_STRAPS)).toEqual([false, true]);
  expect(lupa).toMatchObject({ name: '', initial: '', straps: [strap + 1], max: volpe?.max });
  expect(roster).toMatchObject({
    clubName: `Cadenza ${strap}`,
    roomName: 'Studio 1',
    roomColor: '#1787a6',
    language: 'it',
    off: [],
  });
  expect(JSON.stringify(roster)).not.toMatch(/Rossi|Lupa|Bianchi|Senza|1991/);
});

it('a bridge gets the roster again only when the roster has changed', async () => {
  const volpe = await anAthlete({ Nickname: `Volpe${strap}` }, `ANT+:${strap}`);
  const hub = await aHub();
  const { tag } = await rosterOf(hub);
  await hub.report(tag);
  await server.db.updateTable('users').set({ HideOnWall: true }).where('UserId', '=', volpe).execute();
  await notify(server.db, 'clubpulse_user', volpe);
  const later = await rosterOf(hub, tag);
  expect(later.people.map(({ name }) => name)).toEqual(['']);
  const [listed] = (await server.call(bridgeCalls.listBridges, { params: { id: clubId }, token })).result;
  expect(listed?.State.OnlineStatus).toBe('Online');
  const { Report } = await server.db
    .selectFrom('bridges')
    .select('Report')
    .where('ClubpulseBridgeId', '=', hub.id)
    .executeTakeFirstOrThrow();
  expect(Report).toEqual({});
  expect(hub.rosters).toHaveLength(2);
});

it('the roster of a bridge contains no athletes while the club has no walls, and no former member', {
  tags: ['atLength'],
}, async () => {
  const volpe = await anAthlete({ Nickname: `Volpe${strap}` }, `ANT+:${strap}`);
  const hub = await aHub();
  const { tag } = await rosterOf(hub);
  await server.db.updateTable('clubs').set({ EnableLiveTrainings: false }).where('ClubId', '=', clubId).execute();
  await notify(server.db, 'clubpulse_club', clubId);
  const closed = await rosterOf(hub, tag);
  expect(closed.people).toEqual([]);
  await server.db.updateTable('clubs').set({ EnableLiveTrainings: true }).where('ClubId', '=', clubId).execute();
  await notify(server.db, 'clubpulse_club', clubId);
  expect((await rosterOf(hub, closed.tag)).people).toHaveLength(1);
  await leaveClubs(server.db, volpe);
  await notify(server.db, 'clubpulse_user', volpe);
  expect((await rosterOf(hub, tag)).people).toEqual([]);
});

it("a bridge without a wall gets no roster, and a bridge cannot read another bridge's roster", async () => {
  await anAthlete({ Nickname: `Volpe${strap}` }, `ANT+:${strap}`);
  const [hub, other] = [await aHub(), await aHub()];
  await hub.report();
  await rosterOf(other);
  expect((await other.client.subscribeAsync(wallTopic(clubId, hub.id)).catch(() => [{ qos: 128 }]))[0]?.qos).toBe(128);
  expect(hub.rosters).toEqual([]);
  const closed = new Promise<void>((resolve) => other.client.once('close', resolve));
  other.client.publish(wallTopic(clubId, other.id), '{}');
  await closed;
});

it('a bridge that staff removed is disconnected and gets no further rosters', async () => {
  const hub = await aHub();
  await rosterOf(hub);
  expect((await server.call(bridgeCalls.deleteBridge, { params: { id: hub.id }, token })).status).toBe(204);
  await vi.waitFor(() => expect(hub.client.connected).toBe(false));
});

function aBoard(...athletes: LiveAthleteFacts[]) {
  const club = new ClubBoard(7, { budget: { bytes: 0 }, windowSeconds: 60 });
  club.learn({ athletes, bridges: [] }, '2026-11-20');
  const sent: [topic: string, roster: HubRoster][] = [];
  const received: ((topic: string, payload: Buffer) => void)[] = [];
  const place = { clubName: 'Cadenza', roomName: null, roomColor: null, timeZone: 'Europe/Rome', language: 'it' as const };
  publishRosters({
    mqtt: {
      onMessage: (handler) => void received.push(handler),
      publish: (topic, payload) => void sent.push([topic, hubRosterSchema.parse(JSON.parse(payload))]),
    },
    board: { open: async () => club },
    placeOf: async () => ({ ...place, clubId: 7, showsWalls: true }),
    log: pino({ level: 'silent' }),
  });
  const report = (below: number, state: object) => received[0]?.(stateTopic(below, 11), Buffer.from(JSON.stringify(state)));
  return { club, sent, report };
}
const wearer = (UserId: number, ...straps: number[]): LiveAthleteFacts => ({
  UserId,
  Nickname: `N${UserId}`,
  FirstMidName: '',
  LastName: '',
  HideOnWall: false,
  BirthDate: '1991-01-01',
  ZoneSettings: null,
  straps: straps.map((one) => ({ strap: one, station: null })),
});

it('a bridge that writes to topics of another club gets no roster', async () => {
  const { sent, report } = aBoard(wearer(1, 100));
  report(8, { online: true, wall: '' });
  await vi.waitFor(() => {
    report(7, { online: true, wall: '' });
    expect(sent.map(([topic]) => topic)).toEqual([wallTopic(7, 11)]);
  });
});

it('the roster of a bridge leaves out demo users, members without a strap and athletes removed from the wall, whose straps it lists as off', async () => {
  const demo = { ...wearer(-1, 300), demo: { DemoAthleteId: 1, madeUpIn: undefined } };
  const { club, sent, report } = aBoard(wearer(1, 100), wearer(2, 200, 201), wearer(3), demo);
  const now = Date.now();
  club.receive(200, 120, -60, Math.floor(now / 1000), 0, now);
  expect(club.setShown(2, false)).toBe(true);
  report(7, { online: true, wall: '' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[1]).toMatchObject({ people: [{ straps: [100], name: 'N1' }], off: [200, 201] });
  expect(sent[0]?.[1].people).toHaveLength(1);
});
