import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLicenses } from '../../clubs/licenses/public.ts';
import { createRooms } from '../../devices/rooms/public.ts';
import { type OpenDatabase, openDatabase, type Queryable } from '../../platform/database/database.ts';
import { accepted } from '../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { stepTimesOfRoom, theRoomResults } from '../../test/room-results.ts';
import { aClub, aRole, aRoom, aUser } from '../../test/rows.ts';
import { createCircuits } from '../../workouts/circuits/public.ts';
import { createFlows } from '../../workouts/flows/public.ts';
import { createSlideshows } from '../../workouts/slideshows/public.ts';
import { createTimers } from '../../workouts/timers/public.ts';
import { createRoomWorkouts, type RoomWorkouts } from '../room-workouts/room-workouts.service.ts';
import { createLiveTrainings, type LiveTrainings } from './live-trainings.service.ts';

const T = Date.UTC(2027, 10, 20, 18, 0, 0);
const MINUTE = 60_000;
let database: TestDatabase;
let open: OpenDatabase;
let live: LiveTrainings;
let workouts: RoomWorkouts;
let now = T;
let club: number;
let room: number;
let trainer: number;
const at = (minutes: number) => {
  now = T + minutes * MINUTE;
};

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  const { db } = open;
  const clock = () => new Date(now);
  const clubs = {
    facts: (ClubId: number, via: Queryable = db) =>
      via.selectFrom('clubs').select('EnableLiveTrainings').where('ClubId', '=', ClubId).executeTakeFirst(),
  };
  const endWith: RoomWorkouts['endWith'] = (...input) => workouts.endWith(...input);
  const leading = { classLedBy: () => Promise.resolve(undefined), endToo: [endWith] };
  live = createLiveTrainings({ db, clubs, licenses: createLicenses({ db, usage: [], now: clock }), leading, now: clock });
  workouts = createRoomWorkouts({
    db,
    rooms: createRooms({ db }),
    clubs: { facts: () => Promise.resolve(undefined) },
    circuits: createCircuits({ db, images: { keptForExercise: () => Promise.resolve([]) } }),
    timers: createTimers({ db }),
    flows: createFlows({ db }),
    slideshows: createSlideshows({ db, images: { storedForSlides: () => Promise.resolve([]) } }),
    results: theRoomResults(db),
    led: [live],
    now: clock,
  });
});
beforeEach(async () => {
  at(0);
  club = await aClub(open.db);
  await open.db.updateTable('club_licenses').set({ LiveTrainings: 1 }).where('ClubId', '=', club).execute();
  room = await aRoom(open.db, club);
  trainer = await aUser(open.db);
  await aRole(open.db, trainer, 'Trainer', club);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

async function aCup(): Promise<number> {
  const input = { Name: 'Cup', TrainerId: trainer, Begin: new Date(now).toISOString(), Duration: 5, DisplayGroupId: room };
  const { LiveTrainingId } = accepted(await live.create(club, { ...input, MaxParticipants: null, ClassSubscriptionId: null }));
  accepted(await live.start(LiveTrainingId, trainer));
  return LiveTrainingId;
}
const endForgotten = (LiveTrainingId: number) => live.jobs[0]?.run({ LiveTrainingId, StartedAt: new Date(T).toISOString() });
const amrap = { Kind: 'Quick', Timer: { Type: 'Amrap', Text: 'Burpees', Prepare: 0, Seconds: 2400 } } as const;
const begin = async () => accepted(await workouts.start(club, { DisplayGroupId: room, Content: amrap })).RoomWorkoutId;
const stored = async () =>
  (await stepTimesOfRoom(open.db, room)).map((ran) => ran.map((one) => one.map((moment) => (moment - T) / MINUTE)));

describe('a workout in the room of a live training', () => {
  it.each([
    [
      'its scheduled end',
      async (run: number) => {
        at(51);
        await workouts.jobs[0]?.run({ RoomWorkoutId: run });
      },
    ],
    [
      'an end by the trainer',
      async (run: number) => {
        at(44);
        await workouts.stop(club, run);
      },
    ],
    [
      'an end of the training by the trainer',
      async (_run: number, cup: number) => {
        at(44);
        accepted(await live.stop(cup, trainer));
      },
    ],
    [
      'the job that ends the training',
      async (_run: number, cup: number) => {
        at(48);
        await endForgotten(cup);
      },
    ],
  ] as const)(
    'that started during the training ends at the automatic end of the training, even if that end is first detected by %s',
    async (_first, look) => {
      const cup = await aCup();
      at(10);
      const run = await begin();
      await look(run, cup);
      expect(await workouts.inRoom(club, room)).toBeUndefined();
      expect(await stored()).toEqual([[[10, 35]]]);
      await endForgotten(cup);
      expect(await stored()).toHaveLength(1);
      const ended = open.db.selectFrom('live_trainings').select('StoppedAt').where('LiveTrainingId', '=', cup);
      expect(await ended.executeTakeFirst()).toEqual({ StoppedAt: new Date(T + 35 * MINUTE) });
    },
  );

  it('that starts after the automatic end belongs to no live training, and continues when staff end the training', async () => {
    const cup = await aCup();
    at(34);
    expect(await live.running(club)).toHaveLength(1);
    at(40);
    expect(await live.running(club)).toEqual([]);
    const run = await begin();
    at(41);
    await endForgotten(cup);
    expect((await workouts.inRoom(club, room))?.RoomWorkoutId).toBe(run);
    at(50);
    await workouts.stop(club, run);
    expect(await stored()).toEqual([[[40, 50]]]);
  });

  it('that starts after staff ended the training continues beyond the time of the automatic end', async () => {
    const cup = await aCup();
    const { groupId: GroupTrainingId } = (await live.running(club))[0] ?? { groupId: null };
    at(20);
    accepted(await live.stop(cup, trainer));
    at(21);
    const run = await begin();
    await open.db.updateTable('room_workouts').set({ GroupTrainingId }).where('RoomWorkoutId', '=', run).execute();
    at(62);
    await workouts.jobs[0]?.run({ RoomWorkoutId: run });
    expect(await stored()).toEqual([[[21, 61]]]);
  });
});
