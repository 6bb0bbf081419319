import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { frameTopic, rosterTopic, WATCH_TOPIC, type Watch } from '@clubpulse/contract/live/between-processes';
import { decodeFrame, frameRoster, type RoomFrame } from '@clubpulse/contract/live/frame-bytes';
import { type RosterMessage } from '@clubpulse/contract/live/frames';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Bus, createLocalBus } from '../../platform/bus/bus.ts';
import { packed, parsed } from '../../platform/bus/bus-requests.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { type Notifications, openNotifications } from '../../platform/database/notifications.ts';
import { notify } from '../../platform/database/notify.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type Board, createBoard, type LiveAthleteFacts } from '../board/public.ts';
import { createFrames, type Frames, type WallPlace } from '../frames/public.ts';
import { createSockets, type PairedDisplay, type RegisteredApp, type Sockets } from './public.ts';

const [CLUB, HALL, STUDIO, TRAINER] = [7, 41, 42, 90];
const log = pino({ level: 'silent' });

let database: TestDatabase;
let open: OpenDatabase;
let notifications: Notifications;
let server: Server;
let board: Board;
let shown: Frames;
let walls: Sockets;
let outside: Bus;
let trainerMay: { userId: number; grant: string } | 'token' | 'rights';
let sockets: WebSocket[] = [];
let athletes: LiveAthleteFacts[];
let displays: Map<number, PairedDisplay>;
let apps: Map<number, RegisteredApp>;
let places: Map<number | null, WallPlace>;
let licensed: boolean;
let enabled: boolean;
let switched: () => void;
let portsAway: boolean;
let held: Promise<void> = Promise.resolve();
let timesRequested = 0;
let meanwhile: () => void;
let seen: number[][];
let answered: () => Promise<void>;

const athlete = (UserId: number, Nickname: string, overrides: Partial<LiveAthleteFacts> = {}): LiveAthleteFacts => ({
  UserId,
  Nickname,
  FirstMidName: 'Anna',
  LastName: 'Rossi',
  HideOnWall: false,
  BirthDate: '1991-01-01',
  ZoneSettings: null,
  straps: [{ strap: UserId * 100, station: null }],
  ...overrides,
});
const wallOf = (roomName: string | null): WallPlace => ({
  clubName: 'Palestra',
  roomName,
  roomColor: null,
  timeZone: 'Europe/Rome',
  language: 'it',
});

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(async () => {
  athletes = [
    athlete(1, 'Zoe'),
    athlete(2, 'Ada'),
    athlete(3, 'Bea', { straps: [{ strap: 300, station: 4 }] }),
    athlete(4, 'Ugo', { HideOnWall: true }),
  ];
  displays = new Map([
    [1, { DisplayId: 1, ClubId: CLUB, DisplayGroupId: HALL, ClubpulseBridgeId: null, Station: null, Sound: false }],
    [2, { DisplayId: 2, ClubId: CLUB, DisplayGroupId: STUDIO, ClubpulseBridgeId: null, Station: null, Sound: false }],
  ]);
  apps = new Map([[5, { ClubpulseAppId: 5, ClubId: CLUB }]]);
  places = new Map([
    [HALL, wallOf('Sala')],
    [STUDIO, wallOf('Studio')],
    [null, wallOf(null)],
  ]);
  portsAway = false;
  held = Promise.resolve();
  timesRequested = 0;
  licensed = true;
  enabled = true;
  switched = () => {};
  meanwhile = () => {};
  seen = [];
  answered = () => Promise.resolve();
  trainerMay = { userId: TRAINER, grant: 'g1' };
  const reachable = () => {
    if (portsAway) throw new Error('the database is away');
  };
  notifications = openNotifications(database.url);
  board = await createBoard({
    ports: {
      factsOf: async (clubIds) => {
        const bridges = [
          { ClubpulseBridgeId: 1, DisplayGroupId: HALL },
          { ClubpulseBridgeId: 2, DisplayGroupId: STUDIO },
        ];
        return new Map(clubIds.map((clubId) => [clubId, { athletes, bridges }]));
      },
      minutesOf: async () => [],
      hoursOf: async () => [],
      receivedIn: async () => [],
      limitsSince: async () => [],
      clubsOfUser: async () => [CLUB],
      strapsReceived: async () => {},
      hiddenIn: async () => [],
      storeHidden: async () => {},
    },
    windowSeconds: 60,
    notifications,
    log,
  });
  const bus = createLocalBus();
  outside = createLocalBus();
  const place = async (clubId: number, roomId: number | null) => {
    const found = clubId === CLUB ? places.get(roomId) : undefined;
    await answered();
    return found;
  };
  const standings = { standingOf: async () => undefined, keepStanding: async () => {} };
  const classBefore = async () => new Map();
  shown = await createFrames({
    board,
    buses: [bus, outside],
    place,
    classBefore,
    standings,
    notifications,
    firstRoster: () => 1,
    log,
  });
  walls = await createSockets({
    bus,
    ports: {
      displays: {
        async byToken(token) {
          reachable();
          return displays.get(Number(token.slice(3)));
        },
        async get(id) {
          reachable();
          timesRequested++;
          await held;
          return displays.get(id);
        },
        async seen(ids) {
          seen.push([...ids].sort((a, b) => a - b));
        },
      },
      apps: {
        bySecret: async (secret) => apps.get(Number(secret.slice(4))),
        get: async (id) => apps.get(id),
        seen: async () => {},
      },
      watcher: async (token, clubId) => (token === 'trainer' && clubId === CLUB ? trainerMay : 'rights'),
      isLicensed: async () => licensed,
      async isEnabled() {
        const isOn = enabled;
        switched();
        return isOn;
      },
      async isRoom(clubId, roomId) {
        meanwhile();
        return (await place(clubId, roomId)) !== undefined;
      },
    },
    notifications,
    log,
  });
  server = createServer();
  walls.attach(server, 'https://club.example');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  board.close();
  await shown.close();
  await walls.close();
  await notifications.close();
  server.close();
});

const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
function dial(path = '/api/live', origin?: string): WebSocket {
  const socket = new WebSocket(`ws://${host()}${path}`, origin === undefined ? {} : { origin });
  sockets.push(socket);
  return socket;
}
async function screen(hello: unknown) {
  const socket = dial();
  const messages: { type: string; reason?: string }[] = [];
  const rosters: RosterMessage[] = [];
  const frames: RoomFrame[] = [];
  let closed = 0;
  socket.on('error', () => {});
  socket.on('close', (code) => {
    closed = code;
  });
  socket.on('message', (data: Buffer, binary) => {
    if (binary) {
      const frame = decodeFrame(Uint8Array.from(data).buffer);
      if (frame) frames.push(frame);
      return;
    }
    const message = JSON.parse(data.toString());
    messages.push(message);
    if (message.type === 'roster') rosters.push(message);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello));
  return {
    messages,
    rosters,
    frames,
    closed: () => closed,
    tiles: () => rosters.at(-1)?.tiles.map(({ place, name }) => `${place} ${name}`),
    received: (count: number) => vi.waitFor(() => expect(frames.length).toBeGreaterThanOrEqual(count)),
  };
}
const tv = (id: number) => screen({ type: 'watch', display: `tv-${id}` });
const trainer = (roomId: number | null) => screen({ type: 'watch', token: 'trainer', clubId: CLUB, roomId });

async function receive(userId: number, bpm: number, bridge = 1, rssi = -60): Promise<void> {
  const club = await board.open(CLUB);
  const now = Date.now();
  club.receive(userId * 100, bpm, rssi, Math.floor(now / 1000), club.roomOfBridge(bridge) ?? 0, now);
}

describe('a TV connected to a wall', () => {
  it('gets its room and a frame every second, even when no member trains', async () => {
    const wall = await tv(1);
    await wall.received(3);
    expect(wall.rosters).toEqual([{ type: 'roster', roster: 1, ...wallOf('Sala'), places: 0, tiles: [] }]);
    expect(wall.frames[0]).toMatchObject({ roster: 1, tiles: [] });
  });

  it('gets the athletes of its room in fixed places, without surnames or ids', async () => {
    const wall = await tv(1);
    await receive(1, 147);
    await vi.waitFor(() => expect(wall.tiles()).toEqual(['0 Zoe']));
    await Promise.all([receive(2, 92), receive(3, 0), receive(4, 166), receive(1, 147, 2, -65)]);
    await vi.waitFor(() => expect(wall.tiles()).toEqual(['0 Zoe', '1 Bea', '2 Ada', '3 Ospite 1']));
    expect(wall.rosters.at(-1)?.tiles[1]).toEqual({ place: 1, name: 'Bea', station: 4 });
    await vi.waitFor(() => expect(wall.frames.at(-1)?.roster).toBe(wall.rosters.at(-1)?.roster));
    expect(wall.frames.at(-1)?.tiles).toMatchObject([
      { bpm: 147, zone: 4, percent: 80, signal: 'fresh' },
      { bpm: 0, percent: 0, signal: 'looking' },
      { bpm: 92, zone: 1, percent: 50, signal: 'fresh' },
      { bpm: 166, zone: 5, percent: 90, signal: 'fresh' },
    ]);
  });

  it('gets a full room of 60 athletes in one frame', { tags: ['atLength'] }, async () => {
    athletes = Array.from({ length: 60 }, (_, index) => athlete(index + 1, `N${index + 1}`));
    for (const { UserId } of athletes) await receive(UserId, 100 + UserId);
    const wall = await tv(1);
    await wall.received(2);
    expect(wall.rosters[0]?.tiles.map(({ name }) => name)).toEqual(athletes.map(({ Nickname }) => Nickname));
    expect(wall.frames.at(-1)?.tiles.map(({ bpm }) => bpm)).toEqual(athletes.map(({ UserId }) => 100 + UserId));
  });

  it('gets a new roster only when an athlete joins, leaves or is renamed', { tags: ['atLength'] }, async () => {
    await receive(1, 147);
    const wall = await tv(1);
    await wall.received(2);
    expect(wall.rosters).toHaveLength(1);
    athletes = [athlete(1, 'Zoë'), ...athletes.slice(1)];
    await notify(open.db, 'clubpulse_user', 1);
    await vi.waitFor(() => expect(wall.tiles()).toEqual(['0 Zoë']));
    (await board.open(CLUB)).sweep(Date.now() + 301_000);
    await vi.waitFor(() => expect(wall.tiles()).toEqual([]));
    expect(wall.rosters).toHaveLength(3);
  });

  it('gets the same places after it reconnects', async () => {
    await receive(1, 147);
    const before = await tv(1);
    await vi.waitFor(() => expect(before.tiles()).toEqual(['0 Zoe']));
    sockets.at(-1)?.terminate();
    await receive(2, 100);
    await receive(3, 100);
    const after = await tv(1);
    await vi.waitFor(() => expect(after.tiles()).toEqual(['0 Zoe', '1 Bea', '2 Ada']));
  });

  it('is stored as active within seconds, in one write with all other TVs', { tags: ['atLength'] }, async () => {
    await Promise.all([tv(1), tv(2)]);
    await vi.waitFor(() => expect(seen).toEqual([[1, 2]]));
  });

  it('is refused with an invalid token', async () => {
    const wall = await tv(99);
    await vi.waitFor(() => expect(wall.closed()).toBe(1008));
    expect(wall.messages).toEqual([{ type: 'refused', reason: 'token' }]);
  });

  it('needs a licence when it connects, and stays connected when the licence ends', { tags: ['atLength'] }, async () => {
    const there = await tv(1);
    await there.received(1);
    licensed = false;
    const late = await tv(1);
    await vi.waitFor(() => expect(late.closed()).toBe(1008));
    expect(late.messages).toEqual([{ type: 'refused', reason: 'license' }]);
    await there.received(there.frames.length + 2);
  });

  it('is disconnected when live trainings are switched off, and connects when they are on again', {
    tags: ['atLength'],
  }, async () => {
    const wall = await tv(1);
    await wall.received(1);
    enabled = false;
    await notify(open.db, 'clubpulse_club', CLUB);
    await vi.waitFor(() => expect(wall.closed()).toBe(1008));
    expect(wall.messages.at(-1)).toEqual({ type: 'refused', reason: 'disabled' });
    const late = await tv(1);
    await vi.waitFor(() => expect(late.closed()).toBe(1008));
    expect(late.messages).toEqual([{ type: 'refused', reason: 'disabled' }]);
    enabled = true;
    await (await tv(1)).received(1);
  });

  it('is disconnected when live trainings are switched off while it connects', async () => {
    switched = () => {
      enabled = false;
    };
    const wall = await tv(1);
    await vi.waitFor(() => expect(wall.messages.at(-1)).toEqual({ type: 'refused', reason: 'disabled' }));
  });

  it('is notified and disconnected at once when it is unpaired', async () => {
    const [wall, other] = [await tv(1), await tv(2)];
    await Promise.all([wall.received(1), other.received(1)]);
    displays.delete(1);
    await notify(open.db, 'clubpulse_display', 1);
    await vi.waitFor(() => expect(wall.closed()).toBe(1008));
    expect(wall.messages.at(-1)).toEqual({ type: 'unpaired' });
    expect(other.closed()).toBe(0);
    expect(walls.watching()).toBe(1);
  });

  it('gets the roster of the other room at once when it is moved to that room', async () => {
    await receive(1, 120, 1);
    await receive(2, 130, 2);
    const wall = await tv(1);
    await vi.waitFor(() => expect(wall.tiles()).toEqual(['0 Zoe']));
    displays.set(1, { DisplayId: 1, ClubId: CLUB, DisplayGroupId: STUDIO, ClubpulseBridgeId: null, Station: null, Sound: false });
    await notify(open.db, 'clubpulse_display', 1);
    await vi.waitFor(() => expect(wall.tiles()).toEqual(['0 Ada']));
    expect(wall.rosters.at(-1)?.roomName).toBe('Studio');
  });

  it('is notified at once when its sound is turned on, but other screens of the room are not', async () => {
    const [wall, other] = [await tv(1), await trainer(HALL)];
    await wall.received(1);
    await other.received(1);
    expect(wall.rosters.at(-1)?.sounds).toBeUndefined();
    displays.set(1, { DisplayId: 1, ClubId: CLUB, DisplayGroupId: HALL, ClubpulseBridgeId: null, Station: null, Sound: true });
    await notify(open.db, 'clubpulse_display', 1);
    await vi.waitFor(() => expect(wall.rosters.at(-1)?.sounds).toBe(true));
    expect(other.rosters.at(-1)?.sounds).toBeUndefined();
  });

  it('gets the station of its bridge, and the new station at once when it changes', { tags: ['atLength'] }, async () => {
    const hangs = (DisplayId: number, ClubpulseBridgeId: number | null, Station: number | null) =>
      displays.set(DisplayId, {
        DisplayId,
        ClubId: CLUB,
        DisplayGroupId: HALL,
        ClubpulseBridgeId,
        Station,
        Sound: DisplayId === 2,
      });
    hangs(1, 71, 1);
    hangs(2, 72, 2);
    const [left, right, staff] = [await tv(1), await tv(2), await trainer(HALL)];
    await Promise.all([left.received(1), right.received(1), staff.received(1)]);
    const counts = () => [left, right, staff].map(({ rosters }) => rosters.at(-1)?.station);
    expect(counts()).toEqual([1, 2, undefined]);
    expect(right.rosters.at(-1)?.sounds).toBe(true);
    hangs(1, 71, 3);
    await notify(open.db, 'clubpulse_bridge', 71);
    await vi.waitFor(() => expect(counts()).toEqual([3, 2, undefined]));
    hangs(1, 72, 2);
    await notify(open.db, 'clubpulse_display', 1);
    await vi.waitFor(() => expect(counts()).toEqual([2, 2, undefined]));
    hangs(1, null, null);
    await notify(open.db, 'clubpulse_bridge', 72);
    await vi.waitFor(() => expect(counts()).toEqual([undefined, 2, undefined]));
    expect(walls.watching()).toBe(3);
  });

  it('gets each frame of its room once after it was moved and its sound was turned on at the same time', {
    tags: ['atLength'],
  }, async () => {
    const wall = await tv(1);
    await wall.received(1);
    const before = timesRequested;
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    displays.set(1, { DisplayId: 1, ClubId: CLUB, DisplayGroupId: STUDIO, ClubpulseBridgeId: null, Station: null, Sound: true });
    await notify(open.db, 'clubpulse_display', 1);
    await notify(open.db, 'clubpulse_display', 1);
    await vi.waitFor(() => expect(timesRequested).toBe(before + 2));
    release();
    await vi.waitFor(() => expect(wall.rosters.at(-1)?.roomName).toBe('Studio'));
    const count = wall.frames.length;
    await wall.received(count + 3);
    expect(walls.watching()).toBe(1);
    const seconds = wall.frames.slice(count).map(({ at }) => at);
    expect(new Set(seconds).size).toBe(seconds.length);
  });

  it('has only one listener on its socket after many changes of its sound', { tags: ['atLength'] }, async () => {
    const wall = await tv(1);
    await wall.received(1);
    const warned: string[] = [];
    const listen = (warning: Error) => warned.push(warning.name);
    process.on('warning', listen);
    for (let times = 1; times <= 12; times++) {
      displays.set(1, {
        DisplayId: 1,
        ClubId: CLUB,
        DisplayGroupId: HALL,
        ClubpulseBridgeId: null,
        Station: null,
        Sound: times % 2 === 1,
      });
      await notify(open.db, 'clubpulse_display', 1);
      const sounds = times % 2 === 1 ? true : undefined;
      await vi.waitFor(() => expect(wall.rosters.at(-1)?.sounds).toBe(sounds));
    }
    process.off('warning', listen);
    expect(warned).toEqual([]);
    sockets.at(-1)?.terminate();
    await vi.waitFor(() => expect(walls.watching()).toBe(0));
  });

  it('gets the new name of a renamed room', async () => {
    const wall = await tv(1);
    await wall.received(1);
    places.set(HALL, wallOf('Sala grande'));
    await notify(open.db, 'clubpulse_club', CLUB);
    await vi.waitFor(() => expect(wall.rosters.at(-1)?.roomName).toBe('Sala grande'));
  });

  it('shows the newest change even when the data of an earlier change arrives later', { tags: ['atLength'] }, async () => {
    const wall = await tv(1);
    await wall.received(1);
    let looks = 0;
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    answered = () => {
      looks++;
      return slow;
    };
    places.set(HALL, wallOf('Ended'));
    await notify(open.db, 'clubpulse_club', CLUB);
    await vi.waitFor(() => expect(looks).toBeGreaterThan(0));
    await wall.received(wall.frames.length + 1);
    answered = () => Promise.resolve();
    places.set(HALL, wallOf('Begun'));
    await notify(open.db, 'clubpulse_club', CLUB);
    const received = wall.frames.length;
    await wall.received(received + 1);
    release();
    await vi.waitFor(() => expect(wall.rosters.at(-1)?.roomName).toBe('Begun'));
    await wall.received(wall.frames.length + 1);
    expect(wall.rosters.at(-1)?.roomName).toBe('Begun');
  });

  it('gets a change that was made while its room was being loaded', { tags: ['atLength'] }, async () => {
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    let looks = 0;
    answered = () => (++looks === 2 ? slow : Promise.resolve());
    const opens = tv(1);
    await vi.waitFor(() => expect(looks).toBe(2));
    places.set(HALL, wallOf('Begun'));
    let isRequested = false;
    await notifications.on(
      'clubpulse_club',
      () => {
        isRequested = true;
      },
      () => {},
    );
    await notify(open.db, 'clubpulse_club', CLUB);
    await vi.waitFor(() => expect(isRequested).toBe(true));
    release();
    const wall = await opens;
    await vi.waitFor(() => expect(wall.rosters.at(-1)?.roomName).toBe('Begun'));
  });

  it('has its room announced to the process that takes over its club', async () => {
    await (await tv(1)).received(1);
    const announced: unknown[] = [];
    outside.subscribe(WATCH_TOPIC, (payload) => announced.push(parsed(payload)));
    await shown.leave((clubId) => clubId === CLUB);
    await vi.waitFor(() => expect(announced).toContainEqual({ clubId: CLUB, roomId: HALL, roster: false }));
  });

  it('is disconnected for a retry when it connects while the database is unavailable', async () => {
    portsAway = true;
    const wall = await tv(1);
    await vi.waitFor(() => expect(wall.closed()).toBe(1013));
    expect(wall.messages).toEqual([]);
  });
});

describe("a trainer's app", () => {
  const app = (roomId: number | null, id = 5) => screen({ type: 'watch', app: `app-${id}`, roomId });

  it('gets the room or all rooms that it requested, but only of its own club and without user ids', async () => {
    await receive(1, 147);
    const [hall, studio, all, foreign, unknown] = await Promise.all([app(HALL), app(STUDIO), app(null), app(99), app(HALL, 6)]);
    await vi.waitFor(() => expect(hall.tiles()).toEqual(['0 Zoe']));
    expect(hall.rosters[0]?.tiles).toEqual([{ place: 0, name: 'Zoe', station: null }]);
    const counts = () => [studio.tiles(), all.tiles(), foreign.messages, unknown.messages];
    const refused = (reason: string) => [{ type: 'refused', reason }];
    await vi.waitFor(() => expect(counts()).toEqual([[], ['0 Zoe'], refused('rights'), refused('token')]));
  });

  it('is notified at once when staff remove it', async () => {
    const tablet = await app(HALL);
    await tablet.received(1);
    apps.clear();
    await notify(open.db, 'clubpulse_app', 5);
    await vi.waitFor(() => expect(tablet.messages.at(-1)).toEqual({ type: 'unpaired' }));
  });
});

describe('signed-in staff who watch a wall', () => {
  it('get all rooms or one room, with the ids of users', async () => {
    await receive(1, 120, 1);
    await receive(2, 130, 2);
    const list = await trainer(null);
    await list.received(1);
    expect(list.rosters[0]?.roomName).toBeNull();
    expect(list.rosters[0]?.tiles.map(({ name, userId }) => [name, userId])).toEqual([
      ['Ada', 2],
      ['Zoe', 1],
    ]);
    const studio = await trainer(STUDIO);
    await studio.received(1);
    expect(studio.tiles()).toEqual(['0 Ada']);
  });

  it.each([
    ['a token without rights', { token: 'athlete', clubId: CLUB, roomId: null }],
    ['a foreign club', { token: 'trainer', clubId: 8, roomId: null }],
    ['a room that does not exist', { token: 'trainer', clubId: CLUB, roomId: 99 }],
  ])('are refused with %s', async (_, watch) => {
    const list = await screen({ type: 'watch', ...watch });
    await vi.waitFor(() => expect(list.closed()).toBe(1008));
    expect(list.messages).toEqual([{ type: 'refused', reason: 'rights' }]);
  });
});

describe('a watcher who loses the right to watch', () => {
  it('is refused at once when their role is removed', async () => {
    const [list, wall] = [await trainer(null), await tv(1)];
    await Promise.all([list.received(1), wall.received(1)]);
    trainerMay = 'rights';
    await notify(open.db, 'clubpulse_user', TRAINER + 1);
    await notify(open.db, 'clubpulse_user', TRAINER);
    await vi.waitFor(() => expect(list.closed()).toBe(1008));
    expect(list.messages.at(-1)).toEqual({ type: 'refused', reason: 'rights' });
    expect(wall.closed()).toBe(0);
  });

  it('is disconnected when their token becomes invalid, so that they reconnect with a new one', async () => {
    const list = await trainer(null);
    await list.received(1);
    trainerMay = 'token';
    await notify(open.db, 'clubpulse_user', TRAINER);
    await vi.waitFor(() => expect(list.closed()).toBe(1000));
  });

  it('is disconnected when their session is ended elsewhere, so that they sign in again', async () => {
    const [list, wall] = [await trainer(null), await tv(1)];
    await Promise.all([list.received(1), wall.received(1)]);
    trainerMay = 'token';
    await notify(open.db, 'clubpulse_grant', 'g2');
    await notify(open.db, 'clubpulse_display', 1);
    await vi.waitFor(() => expect(timesRequested).toBeGreaterThan(0));
    await list.received(list.frames.length + 1);
    expect(list.closed()).toBe(0);
    await notify(open.db, 'clubpulse_grant', 'g1');
    await vi.waitFor(() => expect(list.closed()).toBe(1000));
    expect(wall.closed()).toBe(0);
  });

  it('is refused when the room is deleted', async () => {
    const list = await trainer(STUDIO);
    await list.received(1);
    places.delete(STUDIO);
    await notify(open.db, 'clubpulse_club', CLUB);
    await vi.waitFor(() => expect(list.closed()).toBe(1008));
  });
});

describe('another server process with watchers', () => {
  it('gets frames of a room once it announces a watcher, and the roster only on request', {
    tags: ['atLength'],
  }, async () => {
    const rosters: unknown[] = [];
    const frames: number[] = [];
    outside.subscribe(rosterTopic(CLUB, HALL), (payload) => rosters.push(parsed(payload)));
    outside.subscribe(frameTopic(CLUB, HALL), (payload) => frames.push(frameRoster(payload)));
    await receive(1, 147);
    const wall = await tv(1);
    await wall.received(2);
    expect([rosters, frames]).toEqual([[], []]);

    const say = (roster: boolean) => outside.publish(WATCH_TOPIC, packed({ clubId: CLUB, roomId: HALL, roster } satisfies Watch));
    say(true);
    expect(rosters).toMatchObject([{ roster: wall.rosters.at(-1)?.roster, tiles: [{ name: 'Zoe', userId: 1 }] }]);
    expect(frames).toHaveLength(1);
    say(false);
    await vi.waitFor(() => expect(frames.length).toBeGreaterThan(2));
    expect(rosters).toHaveLength(1);
    expect(wall.rosters).toHaveLength(1);
  });

  it('gets no frames ten seconds after its last announcement of a watcher', { tags: ['atLength'] }, async () => {
    let frames = 0;
    outside.subscribe(frameTopic(CLUB, HALL), () => {
      frames += 1;
    });
    outside.publish(WATCH_TOPIC, packed({ clubId: CLUB, roomId: HALL, roster: true } satisfies Watch));
    await vi.waitFor(() => expect(frames).toBeGreaterThan(1));
    const beside = await tv(2);
    const clock = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => clock() + 10_001);
    try {
      await beside.received(beside.frames.length + 2);
      frames = 0;
      await beside.received(beside.frames.length + 2);
      expect(frames).toBe(0);
    } finally {
      later.mockRestore();
    }
  });
});

describe('any other WebSocket connection', () => {
  it.each(['', '{', '{"type":"watch"}', '{"type":"hello","display":"tv-1"}', 'x'.repeat(300)])(
    'is refused when its first message is "%s"',
    async (hello) => {
      const noise = await screen(hello);
      await vi.waitFor(() => expect(noise.closed()).toBe(1008));
      expect(noise.messages).toEqual([{ type: 'refused', reason: 'message' }]);
    },
  );

  it('is closed when its first message is too long', async () => {
    const noise = await screen('x'.repeat(20_000));
    await vi.waitFor(() => expect(noise.closed()).toBe(1006 + 3));
  });

  it('is refused on another path', async () => {
    const error = await new Promise<Error>((resolve) => dial('/api/other').once('error', resolve));
    expect(error.message).toContain('404');
  });

  it.each(['https://evil.example', 'https://club.example.evil.example', 'null', 'nonsense'])(
    'is refused before its first message from a page of %s',
    async (origin) => {
      const error = await new Promise<Error>((resolve) => dial('/api/live', origin).once('error', resolve));
      expect(error.message).toContain('403');
    },
  );

  it('is accepted from a page of PUBLIC_URL or of the requested host', async () => {
    const opened = (origin: string) =>
      new Promise<boolean>((resolve) => {
        dial('/api/live', origin)
          .once('open', () => resolve(true))
          .once('error', () => resolve(false));
      });
    expect(await Promise.all(['https://club.example', `http://${host()}`].map(opened))).toEqual([true, true]);
  });
});

it('a regular stop of the server closes all sockets with the code after which clients reconnect', async () => {
  const wall = await tv(1);
  await wall.received(1);
  await walls.close();
  await vi.waitFor(() => expect(wall.closed()).toBe(1012));
});

describe('a right to watch that ends during the admission', () => {
  it('is noticed for signed-in staff, who are refused', async () => {
    meanwhile = () => {
      trainerMay = 'rights';
    };
    const list = await trainer(null);
    await vi.waitFor(() => expect(list.closed()).toBe(1008));
    expect(list.messages.at(-1)).toEqual({ type: 'refused', reason: 'rights' });
    expect(walls.watching()).toBe(0);
  });

  it('is noticed for a TV, which is notified that it is unpaired', async () => {
    meanwhile = () => void displays.delete(1);
    const wall = await tv(1);
    await vi.waitFor(() => expect(wall.closed()).toBe(1008));
    expect(wall.messages.at(-1)).toEqual({ type: 'unpaired' });
    expect(walls.watching()).toBe(0);
  });
});
