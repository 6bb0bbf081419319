import { AsyncLocalStorage } from 'node:async_hooks';
import type { WorkoutChoice } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRooms } from '../../devices/rooms/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { accepted } from '../../test/billing.ts';
import { aClass } from '../../test/booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { clearJobs, queuedJobs } from '../../test/jobs.ts';
import { theRoomResults } from '../../test/room-results.ts';
import { aCircuit, aClub, aRoom } from '../../test/rows.ts';
import { createCircuits } from '../../workouts/circuits/public.ts';
import { createFlows } from '../../workouts/flows/public.ts';
import { createSlideshows } from '../../workouts/slideshows/public.ts';
import { createTimers } from '../../workouts/timers/public.ts';
import { createRoomWorkouts } from '../room-workouts/room-workouts.service.ts';
import { createRoomSlots } from './room-slots.service.ts';

const T = Date.UTC(2027, 10, 20, 18, 0, 0);
const MINUTE = 60_000;
let database: TestDatabase;
let open: OpenDatabase;
let slots: ReturnType<typeof createRoomSlots>;
let workouts: ReturnType<typeof createRoomWorkouts>;
let now = T;
let club: number;
let room: number;
const at = (minutes: number) => new Date(T + minutes * MINUTE).toISOString();
const amrap: WorkoutChoice = { Kind: 'Quick', Timer: { Type: 'Amrap', Text: 'Burpees', Prepare: 0, Seconds: 600 } };

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  const { db } = open;
  const circuits = createCircuits({ db, images: { keptForExercise: () => Promise.resolve([]) } });
  const nothing = () => Promise.resolve(undefined);
  workouts = createRoomWorkouts({
    db,
    rooms: createRooms({ db }),
    clubs: { facts: nothing },
    circuits,
    timers: createTimers({ db }),
    flows: createFlows({ db }),
    slideshows: createSlideshows({ db, images: { storedForSlides: () => Promise.resolve([]) } }),
    results: theRoomResults(db),
    now: () => new Date(now),
  });
  slots = createRoomSlots({ db, workouts, now: () => new Date(now) });
});
beforeEach(async () => {
  now = T;
  club = await aClub(open.db);
  room = await aRoom(open.db, club);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const plan = (minutes: number, duration = 15, Content: WorkoutChoice = amrap, DisplayGroupId = room) =>
  slots.plan(club, { DisplayGroupId, Begin: at(minutes), Duration: duration * 60, Content });
const planned = async (...input: Parameters<typeof plan>) => accepted(await plan(...input)).RoomSlotId ?? 0;
const begin = (RoomSlotId: number) => slots.jobs[0]?.run({ RoomSlotId });
const end = (RoomSlotId: number) => slots.jobs[1]?.run({ RoomSlotId });
const states = async () => {
  const found = accepted(await slots.list(club, { from: at(-60), to: at(600) }));
  return found.map(({ Name, State }) => `${Name} ${State}`);
};
const runs = async () => (await workouts.inRoom(club, room))?.Content;

it('planned content starts once at its time, and does not start when its slot was deleted', async () => {
  const id = await planned(10);
  expect(await states()).toEqual(['Burpees Planned']);
  now = T + 10 * MINUTE;
  await begin(id);
  const run = await workouts.inRoom(club, room);
  expect(run).toMatchObject({ Content: amrap, Step: 0 });
  await begin(id);
  expect(await workouts.inRoom(club, room)).toEqual(run);
  expect(await states()).toEqual(['Burpees Started']);
  now = T + 25 * MINUTE;
  const other = await planned(40);
  expect(await slots.remove(club, other)).toBeUndefined();
  expect(await slots.remove(club, other)).toEqual({ refused: 'NotFound' });
  now = T + 40 * MINUTE;
  await begin(other);
  expect(await runs()).toBeUndefined();
});

function dyingOnce() {
  let dies = true;
  return createRoomSlots({
    db: open.db,
    now: () => new Date(now),
    workouts: {
      ...workouts,
      startIn: async (...input) => {
        const begun = await workouts.startIn(...input);
        if (!dies) return begun;
        dies = false;
        throw new Error('The process is killed');
      },
    },
  });
}

it('planned content that failed to start because of a crash starts on the retry', async () => {
  const id = await planned(10);
  now = T + 10 * MINUTE;
  const [job] = dyingOnce().jobs;
  await expect(job?.run({ RoomSlotId: id })).rejects.toThrow('killed');
  expect([await states(), await runs()]).toEqual([['Burpees Planned'], undefined]);
  await job?.run({ RoomSlotId: id });
  expect([await states(), await runs()]).toEqual([['Burpees Started'], amrap]);
});

it('planned content does not interrupt a running workout, and starts late only when it still fits in its slot', async () => {
  const [busy, late, later] = [await planned(10, 15), await planned(30, 15), await planned(50, 15)];
  now = T + 9 * MINUTE;
  const led = accepted(await workouts.start(club, { DisplayGroupId: room, Content: amrap }));
  now = T + 10 * MINUTE;
  await begin(busy);
  expect(await workouts.inRoom(club, room)).toEqual(led);
  now = T + 36 * MINUTE;
  await begin(late);
  expect(await runs()).toBeUndefined();
  now = T + 54 * MINUTE;
  await begin(later);
  expect(await runs()).toEqual(amrap);
  expect(await states()).toEqual(['Burpees Missed', 'Burpees Missed', 'Burpees Started']);
});

it('planned slides end with their slot, unless another workout has replaced them', async () => {
  const Slides = JSON.stringify([{ PictureUri: `/media/${'7'.repeat(64)}-1920.jpg`, Size: 'Full', Duration: 12, Order: 1 }]);
  const row = { ClubId: club, Name: 'November', Slides, PictureUris: [] };
  const { SlideshowId } = await open.db.insertInto('slideshows').values(row).returning('SlideshowId').executeTakeFirstOrThrow();
  const slides: WorkoutChoice = { Kind: 'Slideshow', SlideshowId };
  const first = await planned(10, 15, slides);
  now = T + 10 * MINUTE;
  await begin(first);
  expect(await runs()).toMatchObject({ Slideshow: { Name: 'November' } });
  accepted(await workouts.start(club, { DisplayGroupId: room, Content: amrap }));
  await end(first);
  expect(await runs()).toEqual(amrap);
  const second = await planned(30, 15, slides);
  now = T + 30 * MINUTE;
  await begin(second);
  now = T + 45 * MINUTE;
  await end(second);
  expect(await runs()).toBeUndefined();
});

async function failing(table: string, write: string, act: () => Promise<unknown> | undefined, which = 'true'): Promise<void> {
  await sql`create function dies() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`.execute(open.db);
  await sql`create trigger dies before ${sql.raw(write)} on ${sql.raw(table)}
    for each row when (${sql.raw(which)}) execute function dies()`.execute(open.db);
  try {
    await expect(act()).rejects.toThrow('killed');
  } finally {
    await sql`drop function dies() cascade`.execute(open.db);
  }
}
const deaths = [
  ['the room receives it', 'room_workouts', 'insert'],
  ['its slot stores what it started', 'room_slots', 'update of "RoomWorkoutId"'],
  ['its end is scheduled', 'graphile_worker._private_jobs', 'insert'],
] as const;

it.each(deaths)(
  'planned content starts with all its rows on a retry, after the server was killed before %s',
  async (_when, table, write) => {
    const id = await planned(10);
    now = T + 10 * MINUTE;
    await clearJobs(open.db);
    await failing(table, write, () => begin(id));
    expect([await states(), await runs(), await queuedJobs(open.db)]).toEqual([['Burpees Planned'], undefined, []]);
    await begin(id);
    expect([await states(), await runs()]).toEqual([['Burpees Started'], amrap]);
    expect(await queuedJobs(open.db, 'room-slot-end')).toMatchObject([{ runAt: new Date(at(25)) }]);
  },
);

it('an invalid plan is refused, and only one of two concurrent plans for the same time succeeds', async () => {
  expect(await plan(10, 5)).toMatchObject({ refused: 'RoomSlotTooShort', errors: [{ field: 'Duration' }] });
  expect(await plan(-10)).toMatchObject({ refused: 'RoomSlotInPast' });
  const unknown: WorkoutChoice = { Kind: 'Timer', TimerId: 999_999 };
  expect(await plan(10, 15, unknown)).toMatchObject({
    errors: [{ field: 'Content.TimerId', key: 'on-screen-workout-required' }],
  });
  const foreign = await aRoom(open.db, await aClub(open.db));
  expect(await plan(10, 15, amrap, foreign)).toMatchObject({ refused: 'ValidationFailed' });
  const both = await Promise.all([plan(10), plan(20)]);
  expect(both.filter((one) => 'refused' in one)).toMatchObject([{ refused: 'RoomSlotTaken' }]);
  expect(await plan(10, 15, amrap, await aRoom(open.db, club))).toMatchObject({ State: 'Planned' });
  expect(await slots.list(club, { from: at(0), to: at(60 * 24 * 40) })).toMatchObject({ refused: 'DateIntervalTooLong' });
});

it('the plan of a room includes the circuits that classes will start in the room', async () => {
  const BridgeWorkoutId = await aCircuit(open.db, club);
  const [Begin, End] = [new Date(at(30)), new Date(at(90))];
  const shared = { Begin, End, BridgeWorkoutId, PublishState: 'Published' } as const;
  const classId = await aClass(open.db, club, { ...shared, DisplayGroupId: room });
  await aClass(open.db, club, { ...shared, DisplayGroupId: null });
  await aClass(open.db, club, { ...shared, DisplayGroupId: room, CanceledAt: Begin });
  expect(accepted(await slots.list(club, { from: at(0), to: at(60) }))).toEqual([
    {
      RoomSlotId: null,
      ClassId: classId,
      DisplayGroupId: room,
      Begin: at(30),
      End: at(90),
      Name: 'Full Body Eight',
      Content: { Kind: 'Circuit', BridgeWorkoutId },
      State: 'Planned',
    },
  ]);
});

describe('the circuit of a class', () => {
  let circuit: number;
  beforeEach(async () => {
    circuit = await aCircuit(open.db, club);
    await open.db.updateTable('clubs').set({ EnableLiveTrainings: true }).where('ClubId', '=', club).execute();
  });
  const classAt = (minutes: number, fields: Parameters<typeof aClass>[2] = {}) =>
    aClass(open.db, club, {
      Begin: new Date(at(minutes)),
      End: new Date(at(minutes + 30)),
      BridgeWorkoutId: circuit,
      DisplayGroupId: room,
      PublishState: 'Published',
      ...fields,
    });
  const everyMinuteAt = (minutes: number) => {
    now = T + minutes * MINUTE;
    return slots.beginCircuitsOfClasses();
  };

  it('starts once, at the begin of the class, and does not restart after it was ended', async () => {
    const ClassId = await classAt(10);
    await everyMinuteAt(9);
    expect(await runs()).toBeUndefined();
    await everyMinuteAt(10);
    const run = await workouts.inRoom(club, room);
    expect(run).toMatchObject({ Content: { Circuit: { BridgeWorkoutId: circuit } }, Step: 0, At: at(10) });
    expect(accepted(await slots.list(club, { from: at(0), to: at(60) }))).toMatchObject([
      { RoomSlotId: null, ClassId, State: 'Started', Begin: at(10) },
    ]);
    now = T + 12 * MINUTE;
    await workouts.stop(club, run?.RoomWorkoutId ?? 0);
    await everyMinuteAt(13);
    expect(await runs()).toBeUndefined();
  });

  it('starts in the next minute after its start failed by a crash, and does not delay the circuit of another class', async () => {
    await classAt(10);
    const other = await aRoom(open.db, club);
    await classAt(10, { DisplayGroupId: other });
    now = T + 10 * MINUTE;
    const dying = dyingOnce();
    await expect(dying.beginCircuitsOfClasses()).rejects.toThrow('killed');
    const inBoth = async () => [
      (await workouts.inRoom(club, room)) !== undefined,
      (await workouts.inRoom(club, other)) !== undefined,
    ];
    expect(await inBoth()).toEqual([false, true]);
    now = T + 11 * MINUTE;
    await dying.beginCircuitsOfClasses();
    expect(await inBoth()).toEqual([true, true]);
    expect(await states()).toEqual(['Full Body Eight Started', 'Full Body Eight Started']);
  });

  it('does not start automatically when staff started it before the class, ended it, or run another workout', async () => {
    await classAt(10);
    const begunBefore = () =>
      workouts.start(club, { DisplayGroupId: room, Content: { Kind: 'Circuit', BridgeWorkoutId: circuit } });
    now = T + 5 * MINUTE;
    const pressed = accepted(await begunBefore());
    await everyMinuteAt(10);
    expect(await workouts.inRoom(club, room)).toEqual(pressed);
    await workouts.stop(club, pressed.RoomWorkoutId);
    await classAt(50);
    now = T + 40 * MINUTE;
    const early = accepted(await begunBefore());
    now = T + 49 * MINUTE;
    await workouts.stop(club, early.RoomWorkoutId);
    await everyMinuteAt(50);
    expect(await runs()).toBeUndefined();
    await classAt(100);
    now = T + 99 * MINUTE;
    accepted(await workouts.start(club, { DisplayGroupId: room, Content: amrap }));
    await everyMinuteAt(100);
    expect(await runs()).toEqual(amrap);
    expect(await states()).toEqual(['Full Body Eight Started', 'Full Body Eight Started', 'Full Body Eight Missed']);
  });

  describe('when staff started and ended it before the class', () => {
    const press = async (minutes: number, DisplayGroupId = room) => {
      now = T + minutes * MINUTE;
      const Content = { Kind: 'Circuit', BridgeWorkoutId: circuit } as const;
      return accepted(await workouts.start(club, { DisplayGroupId, Content })).RoomWorkoutId;
    };
    const stop = (run: number, minutes: number) => {
      now = T + minutes * MINUTE;
      return workouts.stop(club, run);
    };
    const countStored = async () =>
      (await open.db.selectFrom('room_runs').select('RoomRunId').where('ClubId', '=', club).execute()).length;

    it.each([
      ['a moment', 9.2, 9.9, 0],
      ['its warm-up', 4, 9, 300],
    ] as const)(
      'does not restart with the class, even if the run was too short to be stored: only %s',
      async (_what, from, to, WarmUp) => {
        await open.db.updateTable('bridge_workouts').set({ WarmUp }).where('BridgeWorkoutId', '=', circuit).execute();
        await classAt(10);
        await stop(await press(from), to);
        await everyMinuteAt(10);
        expect(await runs()).toBeUndefined();
        expect(await countStored()).toBe(0);
        expect(await states()).toEqual(['Full Body Eight Started']);
        await classAt(50);
        await everyMinuteAt(50);
        expect(await runs()).toMatchObject({ Circuit: { BridgeWorkoutId: circuit } });
      },
    );

    it('starts with the class if staff ended it within ten seconds after its start, which reverts the start, unless an earlier start was not reverted', async () => {
      await classAt(10);
      await stop(await press(5), 5.12);
      await everyMinuteAt(10);
      expect(await runs()).toMatchObject({ Circuit: { BridgeWorkoutId: circuit } });
      await stop((await workouts.inRoom(club, room))?.RoomWorkoutId ?? 0, 30);
      await classAt(50);
      await stop(await press(45), 46);
      await stop(await press(47), 47.12);
      await everyMinuteAt(50);
      expect(await runs()).toBeUndefined();
    });

    it.each([
      ['moves to another room', async () => ({ DisplayGroupId: await aRoom(open.db, club) })],
      ['moves to another hour', () => Promise.resolve({ Begin: new Date(at(20)), End: new Date(at(50)) })],
      ['has another workout', async () => ({ BridgeWorkoutId: await aCircuit(open.db, club) })],
    ] as const)('starts with the class if the class %s afterwards', async (_what, other) => {
      const ClassId = await classAt(10);
      await stop(await press(8), 8.5);
      const changed: Parameters<typeof aClass>[2] & { DisplayGroupId?: number } = await other();
      await open.db.updateTable('classes').set(changed).where('ClassId', '=', ClassId).execute();
      await everyMinuteAt(20);
      expect(await workouts.inRoom(club, changed.DisplayGroupId ?? room)).toMatchObject({
        Content: { Circuit: { BridgeWorkoutId: changed.BridgeWorkoutId ?? circuit } },
      });
    });
  });

  it('counts as started when staff start the same circuit at the same moment, but not when they start another workout', async () => {
    await classAt(10);
    await classAt(50);
    const elsewhere = AsyncLocalStorage.snapshot();
    const pressedAt = (minutes: number, Content: WorkoutChoice) => {
      now = T + minutes * MINUTE;
      const startIn: typeof workouts.startIn = async (...input) => {
        accepted(await elsewhere(() => workouts.start(club, { DisplayGroupId: room, Content })));
        return workouts.startIn(...input);
      };
      return createRoomSlots({ db: open.db, workouts: { ...workouts, startIn }, now: () => new Date(now) });
    };
    await pressedAt(10, { Kind: 'Circuit', BridgeWorkoutId: circuit }).beginCircuitsOfClasses();
    await workouts.stop(club, (await workouts.inRoom(club, room))?.RoomWorkoutId ?? 0);
    await pressedAt(50, amrap).beginCircuitsOfClasses();
    expect(await states()).toEqual(['Full Body Eight Started', 'Full Body Eight Missed']);
  });

  it.each(deaths.slice(0, 2))('starts in the next minute after the server was killed before %s', async (_when, table, write) => {
    await classAt(10);
    await failing(table, write, () => everyMinuteAt(10));
    expect([await states(), await runs()]).toEqual([['Full Body Eight Planned'], undefined]);
    await everyMinuteAt(11);
    expect(await states()).toEqual(['Full Body Eight Started']);
    expect(await runs()).toMatchObject({ Circuit: { BridgeWorkoutId: circuit } });
  });

  it('whose start fails does not delay the circuits in other rooms', async () => {
    await classAt(10);
    const other = await aRoom(open.db, club);
    await classAt(10, { DisplayGroupId: other });
    await failing('room_workouts', 'insert', () => everyMinuteAt(10), `new."DisplayGroupId" = ${room}`);
    expect(await runs()).toBeUndefined();
    expect(await workouts.inRoom(club, other)).toMatchObject({ Content: { Circuit: { BridgeWorkoutId: circuit } } });
  });

  it('starts late only when the whole circuit still fits in the class', async () => {
    await classAt(10);
    await everyMinuteAt(16);
    expect(await runs()).toMatchObject({ Circuit: { BridgeWorkoutId: circuit } });
    const other = await aRoom(open.db, club);
    await classAt(20, { DisplayGroupId: other });
    await everyMinuteAt(40);
    expect(await workouts.inRoom(club, other)).toBeUndefined();
    expect(await states()).toEqual(['Full Body Eight Started', 'Full Body Eight Missed']);
  });

  it('is started only by staff in a club without automatic starts, and not for a class that does not take place', async () => {
    await classAt(10, { CanceledAt: new Date(T) });
    await classAt(10, { PublishState: 'Unpublished' });
    await classAt(10, { DisplayGroupId: null });
    await everyMinuteAt(10);
    expect(await runs()).toBeUndefined();
    await classAt(20);
    await open.db.updateTable('clubs').set({ EnableClassSessions: false }).where('ClubId', '=', club).execute();
    await everyMinuteAt(20);
    expect(await runs()).toBeUndefined();
    expect(await states()).toEqual(['Full Body Eight Planned']);
  });
});
