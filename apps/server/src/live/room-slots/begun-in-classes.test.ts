import { AsyncLocalStorage } from 'node:async_hooks';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAttendance } from '../../calendar/seats/participants/attendance.service.ts';
import { createLicenses } from '../../clubs/licenses/public.ts';
import { createRooms } from '../../devices/rooms/public.ts';
import { type OpenDatabase, openDatabase, type Queryable } from '../../platform/database/database.ts';
import type { BridgeWorkouts, Classes } from '../../platform/database/schema.generated.ts';
import { accepted } from '../../test/billing.ts';
import { aClass } from '../../test/booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { aClub, aRole, aRoom, aUser } from '../../test/rows.ts';
import { createCircuits } from '../../workouts/circuits/public.ts';
import { createFlows } from '../../workouts/flows/public.ts';
import { createSlideshows } from '../../workouts/slideshows/public.ts';
import { createTimers } from '../../workouts/timers/public.ts';
import { type ClassSessions, createClassSessions } from '../class-sessions/class-sessions.service.ts';
import { endOrphans } from '../group-trainings/group-trainings.store.ts';
import { createLiveTrainings, type LiveTrainings } from '../live-trainings/live-trainings.service.ts';
import type { RoomResults } from '../room-results/public.ts';
import { createRoomWorkouts, type RoomWorkouts } from '../room-workouts/room-workouts.service.ts';
import { createRoomSlots } from './room-slots.service.ts';

const MINUTE = 60_000;
const T = Math.floor(Date.now() / MINUTE) * MINUTE;
let database: TestDatabase;
let open: OpenDatabase;
let sessions: ClassSessions;
let live: LiveTrainings;
let workouts: RoomWorkouts;
let saved: Parameters<RoomResults['keep']>[1][] = [];
let now = T;
let club: number;
let room: number;
let manager: number;
const inMinutes = (minutes: number) => new Date(T + minutes * MINUTE);
const at = (minutes: number) => {
  now = T + minutes * MINUTE;
};

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  const { db } = open;
  const clock = () => new Date(now);
  const licenses = createLicenses({ db, usage: [], now: clock });
  const clubs = {
    facts: (ClubId: number, via: Queryable = db) =>
      via.selectFrom('clubs').select('EnableLiveTrainings').where('ClubId', '=', ClubId).executeTakeFirst(),
  };
  const endWith: RoomWorkouts['endWith'] = (...input) => workouts.endWith(...input);
  sessions = createClassSessions({
    db,
    clubs,
    licenses,
    attendance: createAttendance({ db }),
    asks: {
      atTheirHour: [() => workouts.endLeft(), () => slots.beginCircuitsOfClasses()],
      beginToo: [(...input) => workouts.joinClass(...input)],
      leaveToo: [(...input) => workouts.leaveRooms(...input)],
      endToo: [endWith],
    },
    now: clock,
  });
  live = createLiveTrainings({
    db,
    clubs,
    licenses,
    leading: { classLedBy: sessions.classLedBy, endToo: [endWith] },
    now: clock,
  });
  workouts = createRoomWorkouts({
    db,
    rooms: createRooms({ db }),
    clubs: { facts: () => Promise.resolve(undefined) },
    circuits: createCircuits({ db, images: { keptForExercise: () => Promise.resolve([]) } }),
    timers: createTimers({ db }),
    flows: createFlows({ db }),
    slideshows: createSlideshows({ db, images: { storedForSlides: () => Promise.resolve([]) } }),
    results: { keep: (_, run) => Promise.resolve(void saved.push(run)) },
    led: [live, sessions],
    now: clock,
  });
  const slots = createRoomSlots({ db, workouts, now: clock });
  manager = await aUser(db);
});
beforeEach(async () => {
  saved = [];
  at(0);
  club = await aClub(open.db);
  await open.db.updateTable('club_licenses').set({ LiveTrainings: 1 }).where('ClubId', '=', club).execute();
  room = await aRoom(open.db, club, { Name: 'Studio' });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

async function aTrainer(): Promise<number> {
  const trainer = await aUser(open.db);
  await aRole(open.db, trainer, 'Trainer', club);
  return trainer;
}
const classFrom = async (minutes: number, fields: Partial<Insertable<Classes>> = {}) =>
  aClass(open.db, club, { Begin: inMinutes(minutes), DisplayGroupId: room, TrainerId: await aTrainer(), ...fields });
const change = (ClassId: number, fields: Partial<Insertable<Classes>>) =>
  open.db.updateTable('classes').set(fields).where('ClassId', '=', ClassId).execute();
const startSession = async (ClassId: number) => accepted(await sessions.start(ClassId, manager));
async function aLiveTraining(minutes: number, Duration: number) {
  at(minutes);
  const input = { Name: 'Cup', TrainerId: await aTrainer(), Begin: inMinutes(minutes).toISOString(), Duration };
  const plan = { ...input, DisplayGroupId: room, MaxParticipants: null, ClassSubscriptionId: null };
  const { LiveTrainingId } = accepted(await live.create(club, plan));
  return accepted(await live.start(LiveTrainingId, manager));
}
const everyMinute = () => sessions.jobs[0]?.run({});
const amrap = { Kind: 'Quick', Timer: { Type: 'Amrap', Text: 'Burpees', Prepare: 0, Seconds: 2400 } } as const;
const begin = async (DisplayGroupId = room) => accepted(await workouts.start(club, { DisplayGroupId, Content: amrap }));
const running = async () => (await workouts.ofClub(club)).map(({ DisplayGroupId }) => DisplayGroupId);
const ranOf = () => saved.map(({ Ran }) => Ran.map(({ From, To }) => [(From - T) / MINUTE, (To - T) / MINUTE]));

describe('a workout started in a class', () => {
  const deletion = { ClassIds: [1], ClassName: 'Spin', ClassDate: inMinutes(0).toISOString(), By: 1 };
  it.each(
    oneIn(3, [
      ['cancelled', { CanceledAt: inMinutes(0), CancelReason: 'The trainer is ill.' }],
      ['unpublished', { PublishState: 'Unpublished' }],
      ['moved', { Begin: inMinutes(180), End: inMinutes(240) }],
    ] as const),
  )(
    'ends and is stored when the class is %s, but a workout that started in another room continues',
    { tags: ['examples'] },
    async (_what, fields) => {
      const other = await aRoom(open.db, club, { Name: 'Hall' });
      const id = await classFrom(0);
      await startSession(id);
      await begin();
      const beside = await begin(other);
      at(3);
      await workouts.lead(club, beside.RoomWorkoutId, { Act: 'pause', Step: 0 });
      at(10);
      await change(id, fields);
      await sessions.jobs[0]?.run({ ClassIds: [id] });
      expect(await running()).toEqual([other]);
      expect(ranOf()).toEqual([[[0, 10]]]);
    },
  );

  it.each(
    oneIn(2, [
      ['immediately', (id: number) => sessions.jobs[0]?.run({ ClassIds: [id] })],
      ['at the next check of the clock', everyMinute],
    ] as const),
  )(
    'ends %s when the class moves to another room, while workouts in other rooms continue',
    { tags: ['examples'] },
    async (_when, look) => {
      const [other, third] = [await aRoom(open.db, club, { Name: 'Hall' }), await aRoom(open.db, club, { Name: 'Garden' })];
      const id = await classFrom(0);
      const { ClassSessionId } = await startSession(id);
      await begin();
      const beside = await begin(third);
      await workouts.lead(club, beside.RoomWorkoutId, { Act: 'pause', Step: 0 });
      at(5);
      await look(id);
      expect(await running()).toEqual([room, third]);
      at(10);
      await change(id, { DisplayGroupId: other });
      await look(id);
      expect(await running()).toEqual([third]);
      expect(ranOf()).toEqual([[[0, 10]]]);
      await begin(other);
      at(12);
      await look(id);
      expect(await running()).toEqual([third, other]);
      at(15);
      await sessions.stop(ClassSessionId ?? 0, manager);
      expect(await running()).toEqual([third]);
      expect(ranOf()).toEqual([[[0, 10]], [[10, 15]]]);
    },
  );

  it('continues when the class is moved to the walls of all rooms', async () => {
    const id = await classFrom(0);
    const { ClassSessionId } = await startSession(id);
    await begin();
    await change(id, { DisplayGroupId: null });
    await everyMinute();
    expect(await running()).toEqual([room]);
    await sessions.stop(ClassSessionId ?? 0, manager);
    expect(await running()).toEqual([]);
  });

  it('ends when staff end the class by hand after its room and time changed in the same minute', async () => {
    const id = await classFrom(0);
    const { ClassSessionId } = await startSession(id);
    await begin();
    at(10);
    const other = await aRoom(open.db, club, { Name: 'Hall' });
    await change(id, { DisplayGroupId: other, Begin: inMinutes(180), End: inMinutes(240) });
    await sessions.stop(ClassSessionId ?? 0, manager);
    expect(await running()).toEqual([]);
    expect(ranOf()).toEqual([[[0, 10]]]);
  });

  it.each(
    oneIn(2, [
      [
        'immediately',
        () => workouts.listeners[0]?.receive(1, { Type: 'ClassDeleted', ClubId: club, At: new Date(), Payload: deletion }),
      ],
      ['at the next check of the clock', everyMinute],
    ] as const),
  )(
    'ends %s when the class is deleted, and its time until the deletion is stored',
    { tags: ['examples'] },
    async (_when, look) => {
      const other = await aRoom(open.db, club, { Name: 'Hall' });
      at(-30);
      const id = await classFrom(-30);
      await startSession(id);
      await begin();
      await begin(other);
      await open.db.deleteFrom('classes').where('ClassId', '=', id).execute();
      await endOrphans(open.db, club, new Date());
      at(9);
      await look();
      expect(await running()).toEqual([other]);
      const session = open.db.selectFrom('group_trainings').select('End').where('ClubId', '=', club);
      const { End } = await session.executeTakeFirstOrThrow();
      expect(saved.map((run) => [run.Begin, run.End])).toEqual([[inMinutes(-30), End]]);
      await look();
      expect(saved).toHaveLength(1);
    },
  );

  it('ends with the class, even if another transaction locked the group training when the workout started', async () => {
    const id = await classFrom(0);
    const { GroupTrainingId } = await startSession(id);
    const elsewhere = AsyncLocalStorage.snapshot();
    await open.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('group_trainings')
        .select('End')
        .where('GroupTrainingId', '=', GroupTrainingId)
        .forNoKeyUpdate()
        .execute();
      await elsewhere(() => begin());
    });
    at(10);
    await sessions.stop((await startSession(id)).ClassSessionId ?? 0, manager);
    expect(await running()).toEqual([]);
  });

  it('ends at the next minute if it started just before the class ended, but continues if it started afterwards', async () => {
    const other = await aRoom(open.db, club, { Name: 'Hall' });
    const id = await classFrom(0);
    const { ClassSessionId, GroupTrainingId } = await startSession(id);
    at(10);
    await sessions.stop(ClassSessionId ?? 0, manager);
    await begin(other);
    at(9);
    await begin();
    await open.db.updateTable('room_workouts').set({ GroupTrainingId }).where('ClubId', '=', club).execute();
    at(11);
    await everyMinute();
    expect(await running()).toEqual([other]);
  });

  it("is stored up to the end of the class's hour, whichever request detects the end first", { tags: ['atLength'] }, async () => {
    const [led, over, stopped, swept] = await Promise.all([0, 1, 2, 3].map(() => aRoom(open.db, club)));
    const rooms = [led, over, stopped, swept].map((one) => one ?? 0);
    for (const DisplayGroupId of rooms) await startSession(await classFrom(-20, { DisplayGroupId }));
    at(20);
    const [first, second, third] = [await begin(led), await begin(over), await begin(stopped)];
    await begin(swept);
    at(42);
    await workouts.lead(club, first.RoomWorkoutId, { Act: 'pause', Step: 0 });
    at(43);
    await workouts.lead(club, first.RoomWorkoutId, { Act: 'goOn', Step: 0 });
    at(44);
    await workouts.stop(club, third.RoomWorkoutId);
    at(65);
    await workouts.jobs[0]?.run({ RoomWorkoutId: second.RoomWorkoutId });
    await everyMinute();
    expect(await running()).toEqual([]);
    expect(ranOf()).toEqual(rooms.map(() => [[20, 40]]));
  });

  it('is stored only up to the automatic end of its live training, even when the server was offline then', async () => {
    const { LiveTrainingId } = await aLiveTraining(0, 5);
    at(10);
    await begin();
    at(48);
    await live.jobs[0]?.run({ LiveTrainingId, StartedAt: inMinutes(0).toISOString() });
    expect(await running()).toEqual([]);
    expect(ranOf()).toEqual([[[10, 35]]]);
  });
});

describe('the circuit of a class', () => {
  let circuit: number;
  beforeEach(async () => {
    const row: Insertable<BridgeWorkouts> = {
      ClubId: club,
      Name: 'Full Body Eight',
      StationsActive: false,
      Tags: [],
      TimerType: 'AMRAP',
      WarmUp: 0,
      Cooldown: 0,
      Work: 40,
      Rest: 20,
      Rounds: 3,
      RoundRest: 0,
      Minutes: 30,
      StationsPerMinute: 1,
      Time: 1800,
      Stations: '[]',
      NextStationKey: 1,
    };
    const stored = open.db.insertInto('bridge_workouts').values(row).returning('BridgeWorkoutId');
    circuit = (await stored.executeTakeFirstOrThrow()).BridgeWorkoutId;
  });
  const press = async () =>
    accepted(await workouts.start(club, { DisplayGroupId: room, Content: { Kind: 'Circuit', BridgeWorkoutId: circuit } }));
  const groupOf = async (ClassId: number) =>
    (await sessions.ofClub(club)).find((one) => one.ClassId === ClassId)?.GroupTrainingId ?? null;
  const begunIn = async () =>
    (await open.db.selectFrom('room_workouts').select('GroupTrainingId').where('DisplayGroupId', '=', room).executeTakeFirst())
      ?.GroupTrainingId;

  it('ends with its own class when staff started it during the previous class', {
    tags: ['atLength'],
  }, async () => {
    const before = await classFrom(-45);
    const own = await classFrom(15, { BridgeWorkoutId: circuit });
    await startSession(before);
    at(5);
    const { RoomWorkoutId } = await press();
    expect(await begunIn()).toBeNull();
    at(15);
    await everyMinute();
    expect((await workouts.inRoom(club, room))?.RoomWorkoutId).toBe(RoomWorkoutId);
    expect(await begunIn()).toBe(await groupOf(own));
    at(20);
    const { ClassSessionId } = (await sessions.ofClub(club)).find(({ ClassId }) => ClassId === own) ?? {};
    await sessions.stop(ClassSessionId ?? 0, manager);
    expect(await running()).toEqual([]);
    expect(ranOf()).toEqual([[[5, 20]]]);
  });

  it('belongs to its class even while another class runs too; other workouts belong to the class that began first', {
    tags: ['atLength'],
  }, async () => {
    const before = await classFrom(-40);
    const own = await classFrom(5, { BridgeWorkoutId: circuit });
    await startSession(before);
    await startSession(own);
    const { RoomWorkoutId } = await press();
    expect(await begunIn()).toBe(await groupOf(own));
    await workouts.stop(club, RoomWorkoutId);
    await begin();
    expect(await begunIn()).toBe(await groupOf(before));
  });

  it('that was started before its class belongs to the class from the start of the class on, and ends with it, also after the class is restarted', async () => {
    const before = await startSession(await classFrom(-40));
    const own = await classFrom(15, { BridgeWorkoutId: circuit });
    at(2);
    const { RoomWorkoutId } = await press();
    at(5);
    await sessions.stop(before.ClassSessionId ?? 0, manager);
    expect(await running()).toEqual([room]);
    at(6);
    const { ClassSessionId } = await startSession(own);
    at(10);
    await sessions.stop(ClassSessionId ?? 0, manager);
    expect(await running()).toEqual([]);
    expect(ranOf()).toEqual([[[2, 10]]]);
    at(11);
    expect((await press()).RoomWorkoutId).not.toBe(RoomWorkoutId);
    at(12);
    await startSession(own);
    at(14);
    await sessions.stop(ClassSessionId ?? 0, manager);
    expect(await running()).toEqual([]);
    expect(ranOf()).toEqual([[[2, 10]], [[11, 14]]]);
  });

  it('ends with its class, even if staff started the class late by hand because the club has no automatic starts', {
    tags: ['atLength'],
  }, async () => {
    await open.db.updateTable('clubs').set({ EnableClassSessions: false }).where('ClubId', '=', club).execute();
    const own = await classFrom(5, { BridgeWorkoutId: circuit });
    await press();
    at(5);
    await everyMinute();
    at(6);
    const { ClassSessionId } = await startSession(own);
    await everyMinute();
    at(20);
    await sessions.stop(ClassSessionId ?? 0, manager);
    expect(await running()).toEqual([]);
    expect(ranOf()).toEqual([[[0, 20]]]);
  });

  it('belongs to the one of two classes with this circuit that is running, and a timer that was started before a class belongs to no class', {
    tags: ['atLength'],
  }, async () => {
    const [first, second] = [
      await classFrom(-10, { BridgeWorkoutId: circuit }),
      await classFrom(5, { BridgeWorkoutId: circuit }),
    ];
    const { ClassSessionId } = await startSession(first);
    await press();
    at(1);
    await startSession(second);
    expect(await begunIn()).toBe(await groupOf(first));
    await sessions.stop(ClassSessionId ?? 0, manager);
    expect(await running()).toEqual([]);
    const other = await aRoom(open.db, club, { Name: 'Hall' });
    await begin(other);
    const third = await startSession(await classFrom(2, { BridgeWorkoutId: circuit, DisplayGroupId: other }));
    await sessions.stop(third.ClassSessionId ?? 0, manager);
    expect(await running()).toEqual([other]);
  });

  it('belongs to the class that started it, even when staff remove the circuit from the class meanwhile', {
    tags: ['atLength'],
  }, async () => {
    const leading = await aLiveTraining(0, 60);
    const own = await classFrom(5, { BridgeWorkoutId: circuit });
    at(5);
    await everyMinute();
    expect(await running()).toEqual([room]);
    await change(own, { BridgeWorkoutId: null });
    at(7);
    const { ClassSessionId } = await startSession(own);
    accepted(await live.stop(leading.LiveTrainingId, manager));
    expect(await running()).toEqual([room]);
    await sessions.stop(ClassSessionId ?? 0, manager);
    expect(await running()).toEqual([]);
  });

  it('ends with its class when staff started it during an overdue live training and the class only afterwards', {
    tags: ['atLength'],
  }, async () => {
    const over = await aLiveTraining(0, 10);
    const own = await classFrom(15, { BridgeWorkoutId: circuit });
    at(14);
    await press();
    at(15);
    await everyMinute();
    expect(await begunIn()).toBeNull();
    accepted(await live.stop(over.LiveTrainingId, manager));
    at(16);
    const { ClassSessionId } = await startSession(own);
    at(25);
    await sessions.stop(ClassSessionId ?? 0, manager);
    expect(await running()).toEqual([]);
    expect(ranOf()).toEqual([[[14, 25]]]);
  });

  it('that starts automatically belongs to the live training that runs at that time, unless the live training is overdue', {
    tags: ['atLength'],
  }, async () => {
    const over = await aLiveTraining(0, 10);
    await classFrom(15, { BridgeWorkoutId: circuit });
    at(15);
    await everyMinute();
    expect(await begunIn()).toBeNull();
    await workouts.stop(club, (await workouts.inRoom(club, room))?.RoomWorkoutId ?? 0);
    await press();
    at(16);
    accepted(await live.stop(over.LiveTrainingId, manager));
    expect(await running()).toEqual([room]);
    await workouts.stop(club, (await workouts.inRoom(club, room))?.RoomWorkoutId ?? 0);
    const leading = await aLiveTraining(100, 60);
    await classFrom(105, { BridgeWorkoutId: circuit });
    at(105);
    await everyMinute();
    expect(await running()).toEqual([room]);
    accepted(await live.stop(leading.LiveTrainingId, manager));
    expect(await running()).toEqual([]);
  });
});
