import { stopLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import type { LeadAct, QuickTimer } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { leadRoomWorkout, startRoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import type { RoomSession } from '@clubpulse/rules/live/walls/before-wall';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRooms } from '../../devices/rooms/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { accepted } from '../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aUser } from '../../test/rows.ts';
import { rowsOf } from '../../test/samples.ts';
import { openServer } from '../../test/server.ts';
import { createWorld } from '../../test/world.ts';
import { createFlows } from '../../workouts/flows/public.ts';
import { createSlideshows } from '../../workouts/slideshows/public.ts';
import { createTimers } from '../../workouts/timers/public.ts';
import { storeLiveTraining } from '../group-trainings/public.ts';
import type { Ended } from '../live-trainings/live-trainings.ports.ts';
import type { RoomResults } from '../room-results/public.ts';
import { createScenes } from '../scenes/scenes.service.ts';
import { createRoomWorkouts, type RoomWorkouts } from './room-workouts.service.ts';
import { shownByRooms } from './room-workouts.store.ts';

const T = Date.UTC(2026, 10, 20, 18, 0, 0);
const timer: QuickTimer = { Type: 'Intervals', Text: '', Prepare: 0, Seconds: 40, Rest: 20, Rounds: 3 };
let database: TestDatabase;
let open: OpenDatabase;
let workouts: RoomWorkouts;
let now = T;
let saved: Parameters<RoomResults['keep']>[1][] = [];
let club: number;
let room: number;
let ledIn: (number | null)[] = [];
let leading: RoomSession[] = [];
const session = {
  name: 'Spin',
  trainer: null,
  beganAt: new Date(T).toISOString(),
  endsAt: new Date(T + 3_600_000).toISOString(),
};

const nothing = () => Promise.resolve(undefined);
const built = () =>
  createRoomWorkouts({
    db: open.db,
    rooms: createRooms({ db: open.db }),
    clubs: { facts: nothing },
    circuits: { clubOf: nothing, isPublished: async () => false, content: () => Promise.reject(new Error('no such circuit')) },
    timers: createTimers({ db: open.db }),
    flows: createFlows({ db: open.db }),
    slideshows: createSlideshows({ db: open.db, images: { storedForSlides: () => Promise.resolve([]) } }),
    results: { keep: (_, run) => Promise.resolve(void saved.push(run)) },
    led: [{ running: async () => [...ledIn.map((roomId) => ({ roomId, session, groupId: null })), ...leading] }],
    now: () => new Date(now),
  });
const aRoom = async (ClubId: number, Name = 'Hall') => {
  const fields = { ClubId, Name, Color: '#1787a6' };
  return (await open.db.insertInto('display_groups').values(fields).returning('DisplayGroupId').executeTakeFirstOrThrow())
    .DisplayGroupId;
};
const start = async (DisplayGroupId = room) => {
  const started = await workouts.start(club, { DisplayGroupId, Content: { Kind: 'Quick', Timer: timer } });
  if ('refused' in started) throw new Error(started.refused);
  return started;
};
const lead = (id: number, Act: LeadAct, Step = 0) => workouts.lead(club, id, { Act, Step });

const endOf = (ended: Partial<Ended>) => {
  const press = { DisplayGroupId: room, GroupTrainingId: null, StoppedAt: new Date(now), IsByPress: true };
  return open.db.transaction().execute((trx) => workouts.endWith(trx, { ClubId: club, ...press, ...ended }));
};
async function sessionIn(roomId: number | null): Promise<number> {
  const row = { ClubId: club, Name: 'Spin', DisplayGroupId: roomId, Begin: new Date(now) };
  const { GroupTrainingId } = await open.db
    .insertInto('group_trainings')
    .values(row)
    .returning('GroupTrainingId')
    .executeTakeFirstOrThrow();
  leading.push({ roomId, session: { ...session, beganAt: new Date(now).toISOString() }, groupId: GroupTrainingId });
  return GroupTrainingId;
}

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  workouts = built();
});
beforeEach(async () => {
  now = T;
  saved = [];
  ledIn = [];
  leading = [];
  club = await aClub(open.db);
  room = await aRoom(club);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it("a room's workout continues at the same point after a restart of the server", async () => {
  const { RoomWorkoutId: id } = await start();
  now = T + 15_000;
  const paused = await lead(id, 'pause');
  expect(paused).toMatchObject({ Paused: true, Passed: 15_000, Version: 1 });
  now += 600_000;
  expect(await built().inRoom(club, room)).toEqual(paused);
});

it("a room's workout continues while staff show the wall instead, until they show the workout again or start another one", async () => {
  const scenes = createScenes({
    db: open.db,
    rankingOf: nothing,
    setBehindWall: workouts.setBehindWall,
    now: () => new Date(now),
  });
  const show = (Scene: 'Wall' | 'Workout' | 'Ranking', DisplayGroupId: number | null = room) =>
    scenes.show(club, { DisplayGroupId, Scene });
  const isBehind = async (roomId = room) => (await workouts.inRoom(club, roomId))?.BehindWall === true;
  const other = await aRoom(club, 'Studio');
  await start(other);
  const { RoomWorkoutId: id } = await start();
  expect(await isBehind()).toBe(false);
  await show('Wall');
  now = T + 5000;
  await lead(id, 'skip');
  await show('Ranking');
  await show('Wall', null);
  expect(await workouts.inRoom(club, room)).toMatchObject({ Step: 1, BehindWall: true });
  expect(await isBehind(other)).toBe(false);
  await show('Ranking');
  await show('Workout');
  expect(await isBehind()).toBe(false);
  expect((await scenes.of(club, room, undefined)).scene).toBeUndefined();
  await show('Wall');
  await workouts.stop(club, id);
  await start();
  expect(await isBehind()).toBe(false);
});

it("a room's workout is behind the wall when staff show the wall in all rooms and the club has only one room", async () => {
  const scenes = createScenes({
    db: open.db,
    rankingOf: nothing,
    setBehindWall: workouts.setBehindWall,
    now: () => new Date(now),
  });
  await start();
  await scenes.show(club, { DisplayGroupId: null, Scene: 'Wall' });
  expect(await workouts.inRoom(club, null)).toMatchObject({ BehindWall: true });
  await scenes.show(club, { DisplayGroupId: null, Scene: 'Workout' });
  expect((await workouts.inRoom(club, null))?.BehindWall).toBeUndefined();
});

it("a room's workout can start while another request shows the wall, without a deadlock", { tags: ['atLength'] }, async () => {
  const scenes = createScenes({
    db: open.db,
    rankingOf: nothing,
    setBehindWall: workouts.setBehindWall,
    now: () => new Date(now),
  });
  for (let round = 0; round < 5; round += 1) {
    const { RoomWorkoutId } = await start();
    await workouts.stop(club, RoomWorkoutId);
    await start();
    const both = [
      workouts.start(club, { DisplayGroupId: room, Content: { Kind: 'Quick', Timer: timer } }),
      scenes.show(club, { DisplayGroupId: room, Scene: 'Wall' }),
      scenes.show(club, { DisplayGroupId: room, Scene: 'Ranking' }),
    ];
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(both.map(() => 'fulfilled'));
    const running = await workouts.inRoom(club, room);
    if (running) await workouts.stop(club, running.RoomWorkoutId);
  }
});

it("a room's workout skips one step for concurrent requests to skip the same step, but adds ten seconds for each request to add time", async () => {
  const { RoomWorkoutId: id } = await start();
  now = T + 5000;
  await Promise.all([lead(id, 'skip'), lead(id, 'skip'), lead(id, 'skip')]);
  expect(await workouts.inRoom(club, room)).toMatchObject({ Step: 1, Version: 1 });
  await Promise.all([lead(id, 'add', 1), lead(id, 'add', 1), lead(id, 'add', 1)]);
  expect(await workouts.inRoom(club, room)).toMatchObject({ Step: 1, Extra: 30_000, Version: 4 });
});

it("a room's workout changes only once when a request is sent twice", async () => {
  const { RoomWorkoutId: id } = await start();
  const key = { UserId: await aUser(open.db), Key: `press-${id}`, Call: 'roomWorkouts.lead', RequestHash: 'x', stored: false };
  await workouts.lead(club, id, { Act: 'add', Step: 0 }, key);
  await expect(workouts.lead(club, id, { Act: 'add', Step: 0 }, { ...key, stored: false })).rejects.toThrow();
  expect(await workouts.inRoom(club, room)).toMatchObject({ Extra: 10_000 });
});

it('a room has only one workout, until that workout is over or ended', async () => {
  const first = await start();
  const other = { DisplayGroupId: room, Content: { Kind: 'Quick', Timer: timer } } as const;
  expect(await workouts.start(club, other)).toEqual({ refused: 'RoomWorkoutRunning' });
  now = T + 165_000;
  expect(await workouts.ofClub(club)).toEqual([first]);
  const second = await start();
  expect(await lead(first.RoomWorkoutId, 'skip')).toEqual({ refused: 'NotFound' });
  expect(await workouts.ofClub(club)).toEqual([second]);
  now = T + 900_000;
  expect(await workouts.ofClub(club)).toEqual([]);
  expect(await lead(second.RoomWorkoutId, 'back')).toEqual({ refused: 'NotFound' });
  await start();
});

it('only one of two concurrent starts in a free room succeeds', async () => {
  const input = { DisplayGroupId: room, Content: { Kind: 'Quick', Timer: timer } } as const;
  const both = await Promise.all([workouts.start(club, input), workouts.start(club, input)]);
  expect(both.filter((one) => 'refused' in one)).toEqual([{ refused: 'RoomWorkoutRunning' }]);
});

it("a room's workout ends a summary or ranking that the screens show when it starts, but not one that is shown later", async () => {
  const scenes = createScenes({
    db: open.db,
    rankingOf: async () => [],
    setBehindWall: workouts.setBehindWall,
    now: () => new Date(now),
  });
  const shown = async (roomId: number | null) => (await scenes.of(club, roomId, undefined)).scene?.name;
  const other = await aRoom(club, 'Studio');
  for (const Scene of ['Summary', 'Ranking', 'ClubRanking'] as const) {
    for (const DisplayGroupId of [room, other, null]) await scenes.show(club, { DisplayGroupId, Scene });
    now += 5000;
    const { RoomWorkoutId } = await start();
    expect([await shown(room), await shown(other), await shown(null)]).toEqual([undefined, Scene, Scene]);
    await scenes.show(club, { DisplayGroupId: room, Scene });
    expect(await shown(room)).toBe(Scene);
    await scenes.show(club, { DisplayGroupId: room, Scene: 'Wall' });
    now += 5000;
    await workouts.stop(club, RoomWorkoutId);
    expect(await shown(room)).toBeUndefined();
  }
  await open.db.deleteFrom('display_groups').where('DisplayGroupId', '=', other).execute();
  await scenes.show(club, { DisplayGroupId: null, Scene: 'Summary' });
  now += 5000;
  await start();
  expect([await shown(room), await shown(null)]).toEqual([undefined, undefined]);
});

it("a room's workout can be ended by hand, and then the room is free", async () => {
  const { RoomWorkoutId: id } = await start();
  expect(await workouts.stop(club, id)).toBeUndefined();
  expect(await workouts.stop(club, id)).toEqual({ refused: 'NotFound' });
  expect(await workouts.inRoom(club, room)).toBeUndefined();
});

it('a workout that is paused or waits ends with the training or class in its room, unless another trainer leads in the room', async () => {
  const second = await aRoom(club, 'Studio');
  const [here, there] = [await start(), await start(second)];
  now = T + 15_000;
  await endOf({ DisplayGroupId: room });
  expect(await workouts.ofClub(club)).toHaveLength(2);
  await lead(here.RoomWorkoutId, 'pause');
  await lead(there.RoomWorkoutId, 'pause');
  for (const rooms of [[room], [null]]) {
    ledIn = rooms;
    await endOf({ DisplayGroupId: room });
    expect(await workouts.ofClub(club)).toHaveLength(2);
  }
  ledIn = [second];
  await endOf({ DisplayGroupId: null });
  expect((await workouts.ofClub(club)).map(({ DisplayGroupId }) => DisplayGroupId)).toEqual([second]);
  ledIn = [];
  await endOf({ DisplayGroupId: room });
  expect(await workouts.ofClub(club)).toHaveLength(1);
  await endOf({ DisplayGroupId: second });
  expect(await workouts.ofClub(club)).toEqual([]);
  expect(saved).toHaveLength(2);
});

it("a room's workout ends with the training or class in which it started, by hand or automatically, and its time until then is stored", async () => {
  const second = await aRoom(club, 'Studio');
  const before = await start(second);
  now = T + 1000;
  const mine = await sessionIn(room);
  const everywhere = await sessionIn(null);
  const begun = await start();
  const slides = await open.db
    .insertInto('slideshows')
    .values({
      ClubId: club,
      Name: 'November',
      Slides: JSON.stringify([{ PictureUri: '/media/x.jpg', Size: 'Full', Duration: 9, Order: 1 }]),
      PictureUris: [],
    })
    .returning('SlideshowId')
    .executeTakeFirstOrThrow();
  const third = await aRoom(club, 'Garden');
  const Content = { Kind: 'Slideshow', SlideshowId: slides.SlideshowId } as const;
  accepted(await workouts.start(club, { DisplayGroupId: third, Content }));
  const roomsOf = async () => (await workouts.ofClub(club)).map(({ DisplayGroupId }) => DisplayGroupId);
  now = T + 31_000;
  await endOf({ DisplayGroupId: null, GroupTrainingId: everywhere, IsByPress: false });
  expect(await roomsOf()).toEqual([second, room, third]);
  now = T + 61_000;
  await endOf({ GroupTrainingId: mine, StoppedAt: new Date(T + 31_000), IsByPress: false });
  expect(await roomsOf()).toEqual([second, third]);
  expect(saved.map(({ Content: { Kind }, End, DisplayGroupId }) => [Kind, DisplayGroupId, End])).toEqual([
    [begun.Content.Kind, room, new Date(T + 31_000)],
  ]);
  await open.db
    .updateTable('group_trainings')
    .set({ End: new Date(now) })
    .where('GroupTrainingId', '=', mine)
    .execute();
  await start();
  await endOf({ GroupTrainingId: mine, IsByPress: false });
  expect(await roomsOf()).toEqual([second, third, room]);
  await endOf({ DisplayGroupId: second, GroupTrainingId: mine });
  expect((await workouts.inRoom(club, second))?.RoomWorkoutId).toBe(before.RoomWorkoutId);
});

it("a room's workout is found only by its club and room, and for all rooms together if the club has only one room", async () => {
  const other = await aClub(open.db);
  const foreign = await aRoom(other);
  const started = await start();
  expect(await workouts.inRoom(club, null)).toEqual(started);
  const input = { DisplayGroupId: foreign, Content: { Kind: 'Quick', Timer: timer } } as const;
  expect(await workouts.start(club, input)).toMatchObject({ refused: 'ValidationFailed' });
  expect(await workouts.lead(other, started.RoomWorkoutId, { Act: 'skip', Step: 0 })).toEqual({ refused: 'NotFound' });
  expect(await workouts.stop(other, started.RoomWorkoutId)).toEqual({ refused: 'NotFound' });
  await aRoom(club, 'Studio');
  expect(await workouts.inRoom(club, null)).toBeUndefined();
  expect(await workouts.ofClub(other)).toEqual([]);
});

it("a room's workout has the content as it was at the start, and cannot be content of another club", async () => {
  const flows = createFlows({ db: open.db });
  const segments = [{ Name: 'Climb', Begin: 0, Percent: 80, Cadence: null }];
  const flow = await flows.create(club, { Name: 'Hills', Measure: 'HeartRate', Duration: 60, Segments: segments });
  if ('refused' in flow) throw new Error(flow.refused);
  const { IntensityFlowId } = flow;
  const chosen = { DisplayGroupId: room, Content: { Kind: 'Flow', IntensityFlowId } } as const;
  const started = await workouts.start(club, chosen);
  await flows.delete(club, IntensityFlowId);
  expect(await workouts.inRoom(club, room)).toEqual(started);
  expect(started).toMatchObject({ Content: { Flow: { Name: 'Hills', Segments: segments } } });
  const other = await aClub(open.db);
  const elsewhere = { ...chosen, DisplayGroupId: await aRoom(other) };
  const errors = [{ field: 'Content.IntensityFlowId', key: 'on-screen-workout-required' }];
  expect(await workouts.start(other, elsewhere)).toMatchObject({ refused: 'ValidationFailed', errors });
  const storedTimer = { ...elsewhere, Content: { Kind: 'Timer', TimerId: 999_999 } } as const;
  expect(await workouts.start(other, storedTimer)).toMatchObject({ errors: [{ key: 'on-screen-workout-required' }] });
  const circuit = { ...elsewhere, Content: { Kind: 'Circuit', BridgeWorkoutId: 999_999 } } as const;
  expect(await workouts.start(other, circuit)).toMatchObject({ errors: [{ key: 'on-screen-workout-required' }] });
});

it("a room's workout cannot start from an unpublished timer or flow", async () => {
  const fields = { ClubId: club, Name: 'Draft', Published: false };
  const { TimerId } = await open.db
    .insertInto('timers')
    .values({ ...fields, Rounds: 1, Exercises: '[]' })
    .returning('TimerId')
    .executeTakeFirstOrThrow();
  const segments = [{ Name: 'Climb', Begin: 0, Percent: 80, Cadence: null }];
  const flow = { Name: 'Draft', Published: false, Measure: 'HeartRate', Duration: 60, Segments: segments } as const;
  const stored = await createFlows({ db: open.db }).create(club, { ...flow, Segments: segments });
  if ('refused' in stored) throw new Error(stored.refused);
  const { IntensityFlowId } = stored;
  const key = 'on-screen-workout-required';
  expect(await workouts.start(club, { DisplayGroupId: room, Content: { Kind: 'Timer', TimerId } })).toMatchObject({
    errors: [{ field: 'Content.TimerId', key }],
  });
  expect(await workouts.start(club, { DisplayGroupId: room, Content: { Kind: 'Flow', IntensityFlowId } })).toMatchObject({
    errors: [{ field: 'Content.IntensityFlowId', key }],
  });
  expect(await workouts.ofClub(club)).toEqual([]);
});

it("a room's slides and their pictures stay as they were at the start, until another workout starts", async () => {
  const PictureUri = `/media/${'7'.repeat(64)}-1920.jpg`;
  const Slides = [
    { PictureUri, Size: 'Full', Duration: 12, Order: 1 },
    { PictureUri: PictureUri.replace('7', '8'), Size: 'Half', Duration: 8, Order: 2 },
  ] as const;
  const row = { ClubId: club, Name: 'November', Slides: JSON.stringify(Slides), PictureUris: [PictureUri] };
  const { SlideshowId } = await open.db.insertInto('slideshows').values(row).returning('SlideshowId').executeTakeFirstOrThrow();
  const slides = { DisplayGroupId: room, Content: { Kind: 'Slideshow', SlideshowId } } as const;
  const shown = await workouts.start(club, slides);
  if ('refused' in shown) throw new Error(shown.refused);
  expect(shown).toMatchObject({ Content: { Slideshow: { Name: 'November', Slides } } });
  await open.db.deleteFrom('slideshows').where('SlideshowId', '=', SlideshowId).execute();
  now = T + 7 * 86_400_000;
  expect(await workouts.inRoom(club, room)).toEqual(shown);
  expect(await shownByRooms(open.db, [PictureUri, '/media/other.jpg'])).toEqual([PictureUri]);
  now = T + 5000;
  expect(await lead(shown.RoomWorkoutId, 'skip')).toMatchObject({ Step: 1 });
  const timed = await start();
  expect(await workouts.ofClub(club)).toEqual([timed]);
  expect(await workouts.start(club, slides)).toMatchObject({ refused: 'ValidationFailed' });
  const other = await open.db.insertInto('slideshows').values(row).returning('SlideshowId').executeTakeFirstOrThrow();
  const again = { ...slides, Content: { Kind: 'Slideshow', SlideshowId: other.SlideshowId } } as const;
  expect(await workouts.start(club, again)).toEqual({ refused: 'RoomWorkoutRunning' });
});

const ranOf = () => saved.map(({ Ran }) => Ran.map(({ Step, From, To }) => [Step, (From - T) / 1000, (To - T) / 1000]));

it("a room's workout stores the times at which it really ran, when it is ended, replaced or over", async () => {
  const stopped = await start();
  now = T + 30_000;
  await lead(stopped.RoomWorkoutId, 'pause');
  now = T + 100_000;
  await lead(stopped.RoomWorkoutId, 'goOn');
  now = T + 105_000;
  await lead(stopped.RoomWorkoutId, 'skip');
  now = T + 110_000;
  await workouts.stop(club, stopped.RoomWorkoutId);
  expect(ranOf()).toEqual([
    [
      [0, 0, 30],
      [0, 100, 105],
      [1, 105, 110],
    ],
  ]);
  expect(saved).toMatchObject([
    { ClubId: club, DisplayGroupId: room, Content: { Timer: timer }, Begin: new Date(T), End: new Date(now) },
  ]);
  now = T;
  await start();
  now = T + 165_000;
  const third = await start();
  const complete = [
    [0, 0, 40],
    [1, 40, 60],
    [2, 60, 100],
    [3, 100, 120],
    [4, 120, 160],
  ];
  expect(ranOf()[1]).toEqual(complete);
  expect(saved[1]?.End).toEqual(new Date(T + 160_000));
  const [over] = workouts.jobs;
  now = T + 165_000 + 179_000;
  await over?.run({ RoomWorkoutId: third.RoomWorkoutId });
  expect(saved).toHaveLength(2);
  now += 2000;
  await over?.run({ RoomWorkoutId: third.RoomWorkoutId });
  await over?.run({ RoomWorkoutId: third.RoomWorkoutId });
  expect(saved).toHaveLength(3);
  expect(await open.db.selectFrom('room_workouts').select('RoomWorkoutId').where('ClubId', '=', club).execute()).toEqual([]);
});

it("a room's workout schedules a job for its end, which is updated after each change and at the start of the server", async () => {
  const due = async () => {
    const { rows } = await sql<{
      at: Date;
    }>`select run_at as at from graphile_worker.jobs where key = ${`room-workout-over:${id}`}`.execute(open.db);
    return rows.map(({ at }) => (at.getTime() - T) / 1000);
  };
  const { RoomWorkoutId: id } = await start();
  expect(await due()).toEqual([180.001]);
  now = T + 30_000;
  await lead(id, 'add');
  expect(await due()).toEqual([190.001]);
  await lead(id, 'pause');
  expect(await due()).toEqual([30.001 + 6 * 3600]);
  await sql`delete from graphile_worker._private_jobs where key = ${`room-workout-over:${id}`}`.execute(open.db);
  await workouts.jobs[0]?.atStart?.();
  expect(await due()).toEqual([30.001 + 6 * 3600]);
});

it("a room's workout ends when staff end a live training in the room, if the workout is paused or started in that training", {
  tags: ['atLength'],
}, async () => {
  const server = await openServer();
  const world = await createWorld(server);
  const rows = await rowsOf(server, { club: world.clubA, brand: world.brandA, athlete: world.ids.athleteA });
  const [token, params] = [world.tokens.managerA, { id: world.clubA }];
  const there = () => server.db.selectFrom('room_workouts').selectAll().where('ClubId', '=', world.clubA).execute();
  const training = { id: rows.liveTraining };
  await server.db
    .updateTable('live_trainings')
    .set({ DisplayGroupId: rows.room, StartedAt: new Date(), StoppedAt: null })
    .where('LiveTrainingId', '=', rows.liveTraining)
    .execute();
  const [running] = await there();
  const led = { ...params, roomWorkoutId: running?.RoomWorkoutId ?? 0 };
  await server.call(leadRoomWorkout, { params: led, token, body: { Act: 'pause', Step: 0 } });
  expect((await there()).map(({ Paused }) => Paused)).toEqual([true]);
  expect((await server.call(stopLiveTraining, { params: training, token })).status).toBe(200);
  expect(await there()).toEqual([]);
  await server.db.updateTable('live_trainings').set({ StoppedAt: null }).where('LiveTrainingId', '=', training.id).execute();
  await storeLiveTraining(server.db, training.id);
  const body = { DisplayGroupId: rows.room, Content: { Kind: 'Quick', Timer: timer } } as const;
  expect((await server.call(startRoomWorkout, { params, token, body })).status).toBe(201);
  expect(await there()).toHaveLength(1);
  expect((await server.call(stopLiveTraining, { params: training, token })).status).toBe(200);
  expect(await there()).toEqual([]);
  await server.close();
});
