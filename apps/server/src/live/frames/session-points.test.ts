import { frameTopic, rosterTopic, WATCH_TOPIC } from '@clubpulse/contract/live/between-processes';
import { encodeReadings, hrTopic } from '@clubpulse/contract/live/bridge-protocol';
import { decodeFrame, type RoomFrame } from '@clubpulse/contract/live/frame-bytes';
import { type RosterMessage, rosterMessageSchema } from '@clubpulse/contract/live/frames';
import { connectAsync, type MqttClient } from 'mqtt';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { packed, parsed } from '../../platform/bus/bus-requests.ts';
import { notify } from '../../platform/database/notify.ts';
import { hashOf } from '../../platform/secrets/secrets.ts';
import { aClass } from '../../test/booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aBridge, aClub, aRole, aRoom, aUser } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { storeClassSession } from '../group-trainings/public.ts';

let database: TestDatabase;
let server: TestServer;
let hub: MqttClient;
let seq: number;
let club: number;
let room: number;
let bridge: number;
const environment = { LIVE_FLUSH_SECONDS: '0.2', LIVE_WINDOW_SECONDS: '86400' };
let T: number;
const at = (second: number) => new Date((T + second) * 1000);

async function begin(): Promise<void> {
  server = await openOwnServer(environment, { database: { url: database.url, drop: async () => {} } });
  hub = await connectAsync(`mqtt://127.0.0.1:${server.mqtt.port}`, {
    protocolVersion: 4,
    username: String(bridge),
    password: 'secret',
    clientId: String(bridge),
  });
}
async function end(): Promise<void> {
  await hub.endAsync(true);
  await server.close();
}
const restart = async () => {
  await end();
  await begin();
};
beforeEach(async () => {
  database = await createTestDatabase();
  T = Math.floor(Date.now() / 60_000) * 60 - 3600;
  server = await openOwnServer(environment, { database: { url: database.url, drop: async () => {} } });
  club = await aClub(server.db, { Language: 'en' });
  room = await aRoom(server.db, club, { Name: 'Hall' });
  bridge = await aBridge(server.db, club, { DisplayGroupId: room, SecretHash: hashOf('secret') });
  await server.close();
  seq = 0;
  await begin();
  return async () => {
    await end();
    await database.drop();
  };
});

async function athletes(...names: string[]): Promise<Map<string, number>> {
  const people = new Map<string, number>();
  for (const [index, Nickname] of names.entries()) {
    const UserId = await aUser(server.db, { Nickname, BirthDate: '1991-01-01' });
    await aRole(server.db, UserId, 'Athlete', club);
    const strap = 100 + index;
    await server.db
      .insertInto('sensors')
      .values({ UserId, HardwareId: `ANT+:${strap}`, Model: 'Garmin', Code: String(strap) })
      .execute();
    people.set(Nickname, UserId);
  }
  return people;
}
const minutesOf = (from: number, to: number, ...straps: number[]): Promise<void> =>
  receivedAt(from, to, new Map(straps.map((strap) => [strap, 140])));
async function receivedAt(from: number, to: number, bpmOf: ReadonlyMap<number, number>): Promise<void> {
  for (let second = from; second < to; second++) {
    const readings = [...bpmOf].map(([strap, bpm]) => ({ strap: 100 + strap, bpm, rssi: -60 }));
    const body = encodeReadings({ queue: 1, seq: ++seq, first: 1, sentAt: (T + second) * 1000 + 300, readings });
    await hub.publishAsync(hrTopic(club, bridge), Buffer.from(body), { qos: 1 });
  }
}
async function aSession(Name: string, from: number, to: number, DisplayGroupId = room): Promise<number> {
  const TrainerId = await aUser(server.db);
  await aRole(server.db, TrainerId, 'Trainer', club);
  const ClassId = await aClass(server.db, club, { Name, Begin: at(from), End: at(to), DisplayGroupId, TrainerId });
  const session = { ClubId: club, ClassId, ClassBegin: at(from), TrainerId, StartedAt: at(from) };
  const { ClassSessionId } = await server.db
    .insertInto('class_sessions')
    .values(session)
    .returning('ClassSessionId')
    .executeTakeFirstOrThrow();
  await storeClassSession(server.db, ClassSessionId, at(from));
  await notify(server.db, 'clubpulse_club', club);
  return ClassSessionId;
}
async function endSession(ClassSessionId: number, second: number): Promise<void> {
  await server.db
    .updateTable('class_sessions')
    .set({ StoppedAt: at(second) })
    .where('ClassSessionId', '=', ClassSessionId)
    .execute();
  await storeClassSession(server.db, ClassSessionId, at(second));
}

function watch() {
  const shown: { roster?: RosterMessage; frame?: RoomFrame | undefined } = {};
  server.bus.subscribe(rosterTopic(club, room), (payload) => {
    shown.roster = rosterMessageSchema.parse(parsed(payload));
  });
  server.bus.subscribe(frameTopic(club, room), (payload) => {
    const frame = decodeFrame(Uint8Array.from(payload).buffer);
    if (frame?.roster === shown.roster?.roster) shown.frame = frame;
  });
  const ask = () => server.bus.publish(WATCH_TOPIC, packed({ clubId: club, roomId: room, roster: true }));
  const points = () =>
    Object.fromEntries((shown.roster?.tiles ?? []).map(({ name }, index) => [name, shown.frame?.tiles[index]?.points]));
  return {
    shown,
    points,
    places: () => (shown.roster?.tiles ?? []).map(({ place, name }) => `${place} ${name}`),
    total: () => Object.values(points()).reduce<number>((sum, one) => sum + (one ?? 0), shown.roster?.leftPoints ?? 0),
    async until(condition: () => void) {
      await vi.waitFor(() => {
        ask();
        condition();
      });
    },
  };
}
const call = async (name: 'Ranking' | 'Summary') => server.scenes.show(club, { DisplayGroupId: room, Scene: name });

describe('the wall during a class', () => {
  it('counts points only from the start of the class, without earlier trainings and the class before', {
    tags: ['atLength'],
  }, async () => {
    await athletes('Zoe', 'Ada');
    await minutesOf(0, 600, 0);
    const first = await aSession('First', 600, 4800);
    await minutesOf(600, 1200, 0, 1);
    const wall = watch();
    await wall.until(() => expect(wall.points()).toEqual({ Zoe: 60, Ada: 60 }));
    await server.db
      .updateTable('class_sessions')
      .set({ StoppedAt: at(1200) })
      .where('ClassSessionId', '=', first)
      .execute();
    await aSession('Second', 1200, 4800);
    await minutesOf(1200, 1321, 0, 1);
    await wall.until(() => expect(wall.points()).toEqual({ Zoe: 12, Ada: 12 }));
    await vi.waitFor(async () => {
      await call('Summary');
      await wall.until(() => expect(wall.shown.roster?.scene).toMatchObject({ title: 'Second', points: 24 }));
      const { scene } = wall.shown.roster ?? {};
      expect(scene?.people.map(({ points }) => points)).toEqual([12, 12]);
      expect(scene?.firsts[0]).toMatchObject({ kind: 'points', value: 12 });
      expect(scene?.zoneSeconds.reduce((sum, seconds) => sum + seconds, 0)).toBe(240);
    });
  });

  it('shows the points of the second of two classes separately when an athlete stays for both with the same strap', {
    tags: ['atLength'],
  }, async () => {
    await athletes('Zoe', 'Ada');
    const settled = async () => {
      await server.db
        .updateTable('training_due')
        .set({ MarkedAt: new Date(0) })
        .execute();
      await server.runDueJobs();
    };
    const wall = watch();
    const summary = async () => {
      await call('Summary');
      await wall.until(() => expect(wall.shown.roster?.scene?.title).toBe(wall.shown.roster?.session?.name));
      return wall.shown.roster?.scene;
    };
    const first = await aSession('First', 0, 4800);
    const beside = await aSession('In another room', 0, 4800, await aRoom(server.db, club, { Name: 'Studio' }));
    await minutesOf(0, 600, 0, 1);
    await wall.until(() => expect(wall.points()).toEqual({ Zoe: 60, Ada: 60 }));
    const one = await summary();
    expect(one).toMatchObject({ title: 'First', points: 120 });
    expect(one).not.toHaveProperty('both');
    expect(one?.people.map(({ points }) => points)).toEqual([60, 60]);

    await endSession(first, 600);
    await endSession(beside, 601);
    await aSession('Second', 602, 4800);
    await minutesOf(600, 723, 0);
    await wall.until(() => expect(wall.points()).toMatchObject({ Zoe: 12 }));
    await vi.waitFor(async () => {
      await settled();
      const two = await summary();
      expect(two).toMatchObject({ title: 'Second', points: 12 });
      expect(two?.both).toEqual([{ name: 'Zoe', points: 12, before: { title: 'First', points: 60 } }]);
    });
  });

  it('lists the athletes whose heart rate dropped most in the minute after an effort in this class, from stored and unstored seconds', {
    tags: ['atLength'],
  }, async () => {
    await athletes('Ada', 'Bea', 'Zoe');
    const going = [0, 1].map((strap) => [strap, 140] as const);
    await receivedAt(0, 60, new Map([...going, [2, 180]]));
    for (const [step, bpm] of [162, 144, 126, 108].entries())
      await receivedAt(60 + 6 * step, 66 + 6 * step, new Map([...going, [2, bpm]]));
    await receivedAt(84, 180, new Map([...going, [2, 90]]));
    await aSession('HIIT', 180, 4800);
    await receivedAt(180, 300, new Map([...going, [2, 150]]));
    await receivedAt(300, 306, new Map([...going, [2, 131]]));
    await receivedAt(306, 400, new Map([...going, [2, 112]]));
    const wall = watch();
    await wall.until(() => expect(wall.points()).toMatchObject({ Ada: 22, Bea: 22 }));
    await vi.waitFor(async () => {
      await call('Summary');
      await wall.until(() => expect(wall.shown.roster?.scene?.firsts).toHaveLength(3));
      expect(wall.shown.roster?.scene?.firsts).toEqual([
        { kind: 'points', name: 'Ada', value: 22 },
        { kind: 'target', name: 'Bea', value: 219 },
        { kind: 'recovery', name: 'Zoe', value: 38 },
      ]);
    });
  });

  it('shows the points of the whole training when there is no class', { tags: ['atLength'] }, async () => {
    await athletes('Zoe');
    await minutesOf(0, 601, 0);
    const wall = watch();
    await wall.until(() => expect(wall.points()).toEqual({ Zoe: 60 }));
  });

  it('counts readings that a bridge delivers late, but only readings from the time of the class', {
    tags: ['atLength'],
  }, async () => {
    await end();
    server = await openOwnServer(
      { ...environment, LIVE_WINDOW_SECONDS: '60' },
      { database: { url: database.url, drop: async () => {} } },
    );
    hub = await connectAsync(`mqtt://127.0.0.1:${server.mqtt.port}`, {
      protocolVersion: 4,
      username: String(bridge),
      password: 'secret',
    });
    await athletes('Zoe');
    await aSession('Class', 3000, 6000);
    const wall = watch();
    await wall.until(() => expect(wall.shown.roster?.session?.name).toBe('Class'));
    const now = Math.floor(Date.now() / 1000) - T;
    await minutesOf(2400, now, 0);
    await wall.until(() => expect(wall.points()['Zoe']).toBe(Math.round((now - 1 - 3000) / 10)));
  });
});

describe('a server that restarts during a class', () => {
  const names = ['Zoe', 'Ada', 'Bea', 'Eva', 'Ida', 'Lea'];
  it('shows the same points, total, ranking, summary and places as before the restart', { tags: ['atLength'] }, async () => {
    const people = await athletes(...names);
    T = Math.floor(Date.now() / 1000) - 1500;
    await aSession('Class', 0, 3600);
    const wall = watch();
    await wall.until(() => expect(wall.shown.roster?.session?.name).toBe('Class'));
    await minutesOf(0, 60, 5);
    await wall.until(() => expect(wall.places()).toEqual(['0 Lea']));
    await minutesOf(60, 600, 5, 4, 3);
    await wall.until(() => expect(wall.places()).toEqual(['0 Lea', '1 Eva', '2 Ida']));
    await minutesOf(600, 1380, 4, 3, 2, 1, 0);
    await minutesOf(1380, 1500, 3, 2, 1, 0);
    await wall.until(() => expect(wall.places()).toEqual(['0 Lea', '1 Eva', '2 Ida', '3 Ada', '4 Bea', '5 Zoe']));
    await wall.until(() => expect(wall.points()['Zoe']).toBe(90));
    const before = { points: wall.points(), total: wall.total() };
    expect(before.points).toEqual({ Lea: 60, Eva: 144, Ida: 132, Ada: 90, Bea: 90, Zoe: 90 });
    await server.db
      .deleteFrom('sensors')
      .where('UserId', '=', people.get('Lea') ?? 0)
      .execute();
    const called = async (name: 'Ranking' | 'Summary', screen: ReturnType<typeof watch>) => {
      const earlier = screen.shown.roster?.scene?.at;
      await call(name);
      await screen.until(() => {
        expect(screen.shown.roster?.scene?.name).toBe(name);
        expect(screen.shown.roster?.scene?.at).not.toBe(earlier);
      });
      const { at: _at, until: _until, people: shown = [], ...scene } = screen.shown.roster?.scene ?? {};
      return { ...scene, people: shown.map((one) => `${one.name} ${one.points}`).toSorted() };
    };

    const lives = [];
    for (const _life of [1, 2]) {
      await restart();
      const again = watch();
      await again.until(() => expect(again.total()).toBe(before.total));
      expect(again.places()).toEqual(['1 Eva', '2 Ida', '3 Ada', '4 Bea', '5 Zoe']);
      const summary = await called('Summary', again);
      expect(summary.people).toContain('Lea 60');
      lives.push([again.points(), again.total(), summary, await called('Ranking', again)]);
    }
    expect(lives[1]).toEqual(lives[0]);
    expect(lives[0]?.[0]).toEqual({ Eva: 144, Ida: 132, Ada: 90, Bea: 90, Zoe: 90 });
  });
});

describe('the counts on the wall', () => {
  it('equal the counts in the journal, despite implausible heart rates, a strap that was taken off and a strap that changes owner', async () => {
    const people = await athletes('Zoe', 'Ada', 'Eva', 'Bea');
    const bea = people.get('Bea') ?? 0;
    await server.db.deleteFrom('sensors').where('UserId', '=', bea).execute();
    await aSession('Three minutes', 0, 180);
    const spikes = new Map([30, 31, 70, 110, 111, 140, 150].map((second, index) => [second, index % 2 === 0 ? 200 : 45]));
    const wall = watch();
    const receiveAll = async (from: number, to: number) => {
      for (let second = from; second < to; second++) {
        const bpmOf = new Map([
          [0, spikes.get(second) ?? 140],
          [2, 140],
        ]);
        if (second < 60 || second >= 120) bpmOf.set(1, 140);
        await receivedAt(second, second + 1, bpmOf);
      }
    };
    await receiveAll(0, 90);
    await wall.until(() => expect(wall.points()).toMatchObject({ Eva: 9 }));
    await server.db.updateTable('sensors').set({ UserId: bea }).where('HardwareId', '=', 'ANT+:102').execute();
    await server.db.updateTable('users').set({ Nickname: 'Zora' }).where('Nickname', '=', 'Zoe').execute();
    await notify(server.db, 'clubpulse_club', club);
    await receiveAll(90, 100);
    await wall.until(() => expect(Object.keys(wall.points())).toContain('Zora'));
    await receiveAll(100, 180);
    await wall.until(() => {
      const { Eva = 0, Bea = 0, ...others } = wall.points();
      expect(others).toEqual({ Zora: 18, Ada: 12 });
      expect(Eva + Bea).toBeGreaterThanOrEqual(17);
      expect(Eva).toBeGreaterThanOrEqual(9);
      expect(Bea).toBeGreaterThan(0);
    });
    const journal = async () => {
      await server.db
        .updateTable('training_due')
        .set({ MarkedAt: new Date(0) })
        .execute();
      await server.runDueJobs();
      const stored = await server.db
        .selectFrom('trainings')
        .innerJoin('users', 'users.UserId', 'trainings.UserId')
        .select(['users.Nickname', 'trainings.Points'])
        .execute();
      return Object.fromEntries(stored.map(({ Nickname, Points }) => [Nickname, Points]));
    };
    await vi.waitFor(async () => {
      const inJournal = await journal();
      await wall.until(() => expect(wall.shown.frame).toBeDefined());
      expect(inJournal).toEqual(wall.points());
      expect(Object.values(inJournal).reduce((sum, points) => sum + points, 0)).toBeGreaterThanOrEqual(47);
    });
  });
});
