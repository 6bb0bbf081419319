import { textVersions } from '@clubpulse/contract/accounts/consents';
import { isRefusal } from '@clubpulse/contract/errors';
import { trainingClosed } from '@clubpulse/contract/training/training.events';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { rolesOf } from '../../accounts/roles/public.ts';
import { createUsers } from '../../accounts/users/public.ts';
import { createRooms } from '../../devices/rooms/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { accepted } from '../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { eraseUser } from '../../test/leaving.ts';
import { aClub, aRole, aRoom, aUser } from '../../test/rows.ts';
import { createHeartMinutes } from '../../training/heart-minutes/public.ts';
import { createSeries, replaceSeries } from '../../training/series/public.ts';
import { createSummaries, createTrainings } from '../../training/trainings/public.ts';
import { createFlows } from '../../workouts/flows/public.ts';
import { createSlideshows } from '../../workouts/slideshows/public.ts';
import { createTimers } from '../../workouts/timers/public.ts';
import { createRoomWorkouts } from '../room-workouts/room-workouts.service.ts';
import { createRoomResults } from './room-results.service.ts';

let database: TestDatabase;
let open: OpenDatabase;
let server: ReturnType<typeof build>;
let clubId: number;
let studio: number;
const begin = Math.floor(Date.now() / 60_000) * 60 - 4 * 3600;
let clock = 0;
const now = () => new Date((begin + clock) * 1000);

function build() {
  const { db } = open;
  const consents = createConsents({ db });
  const minutes = createHeartMinutes();
  const { profiles, nicknameOf } = createUsers({ db, today: () => new Date().toISOString().slice(0, 10) });
  const nothing = () => Promise.resolve([]);
  const trainings = createTrainings({ db, minutes, profiles, nicknameOf, consents, ranAt: nothing });
  const summaries = createSummaries({ db, minutes, profiles, trainedIn: nothing, ranAt: nothing, inherits: [] });
  const results = createRoomResults({
    db,
    minutes,
    trainings,
    consents,
    series: createSeries({ db, trainings, consents, profiles }),
  });
  const workouts = createRoomWorkouts({
    db,
    rooms: createRooms({ db }),
    clubs: { facts: () => Promise.resolve(undefined) },
    circuits: {
      clubOf: async () => undefined,
      isPublished: async () => false,
      content: () => Promise.reject(new Error('no such circuit')),
    },
    timers: createTimers({ db }),
    flows: createFlows({ db }),
    slideshows: createSlideshows({ db, images: { storedForSlides: nothing } }),
    results,
    now,
  });
  return { consents, minutes, trainings, summaries, results, workouts };
}

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  server = build();
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(async () => {
  clock = 0;
  clubId = await aClub(open.db);
  studio = await aRoom(open.db, clubId, { Name: 'Studio' });
});

async function anAthlete(shares = true): Promise<number> {
  const UserId = await aUser(open.db);
  await aRole(open.db, UserId, 'Athlete', clubId);
  const Version = textVersions.HeartRate;
  if (shares) await server.consents.set(UserId, [{ ClubId: clubId, Purpose: 'HeartRate', Granted: true, Version }], UserId, 'en');
  return UserId;
}
const recorded = (userId: number, from: number, seconds: number, bpm: number, roomId: number | null = studio) =>
  open.db
    .transaction()
    .execute((trx) => server.minutes.store(trx, minutesOf(steady(begin + from, seconds, bpm), userId, clubId, roomId)));
const settle = () => server.summaries.run({ error: () => expect.fail('A training could not be computed.') });
const callerOf = async (UserId: number) => ({ UserId, isAdmin: false, isEditor: false, roles: await rolesOf(open.db, UserId) });
const day = { from: new Date((begin - 43_200) * 1000).toISOString(), to: new Date((begin + 43_200) * 1000).toISOString() };
const seenBy = async (reader: number, userId: number) =>
  accepted(await server.results.calendar(userId, day, await callerOf(reader)));

async function runs(until = 120, Measure: 'HeartRate' | 'Ftp' = 'HeartRate'): Promise<void> {
  const segments = [
    { Name: 'Warm', Begin: 0, Percent: 65, Cadence: null },
    { Name: 'Climb', Begin: 60, Percent: 85, Cadence: null },
  ];
  const flows = createFlows({ db: open.db });
  const flow = accepted(await flows.create(clubId, { Name: 'Hills', Measure, Duration: 120, Segments: segments }));
  const content = { Kind: 'Flow', IntensityFlowId: flow.IntensityFlowId } as const;
  const started = accepted(await server.workouts.start(clubId, { DisplayGroupId: studio, Content: content }));
  clock = until;
  await server.workouts.stop(clubId, started.RoomWorkoutId);
}
const count = async () => {
  const { RoomRunId } = await open.db
    .selectFrom('room_runs')
    .select('RoomRunId')
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  await server.results.jobs[0]?.run({ RoomRunId });
};
const closes = async (userId: number, to: number) => {
  const Payload = { TrainingId: 1, UserId: userId, Points: 0, Duration: 0, Begin: now().toISOString(), End: now().toISOString() };
  const times = { Begin: new Date(begin * 1000).toISOString(), End: new Date((begin + to) * 1000).toISOString() };
  const listener = server.results.listeners.find(({ Type }) => Type === trainingClosed.Type);
  const event = { ClubId: clubId, Type: trainingClosed.Type, At: now(), Payload: { ...Payload, ...times } };
  for (const id of (await listener?.among(new Map([[1, event]]))) ?? []) await listener?.receive(id, event);
};

it("the result of a room's run shows how well an athlete followed it; athletes recorded in other rooms have no result", async () => {
  const [ada, bea, cleo] = [await anAthlete(), await anAthlete(), await anAthlete()];
  await recorded(ada, 0, 70, 140);
  await recorded(ada, 70, 120, 180);
  await recorded(bea, 0, 200, 140);
  await recorded(cleo, 0, 200, 140, await aRoom(open.db, clubId, { Name: 'Hall' }));
  await settle();
  await runs();
  await count();
  const times = { Begin: new Date(begin * 1000).toISOString(), End: new Date((begin + 120) * 1000).toISOString() };
  expect(await seenBy(ada, ada)).toEqual([
    {
      RoomResultId: expect.any(Number),
      ClubId: clubId,
      RoomName: 'Studio',
      TrainingId: expect.any(Number),
      Kind: 'Flow',
      Name: 'Hills',
      ...times,
      Seconds: 120,
      Heard: 120,
      Done: 110,
      Planned: 120,
      Percent: 92,
      RoundsDone: null,
      Rounds: null,
      Measure: 'HeartRate',
      Segments: [
        { Name: 'Warm', Zone: 2, On: 60, Heard: 60 },
        { Name: 'Climb', Zone: 4, On: 50, Heard: 60 },
      ],
    },
  ]);
  expect(await seenBy(bea, bea)).toMatchObject([{ Done: 60, Planned: 120, Percent: 50 }]);
  expect(await seenBy(cleo, cleo)).toEqual([]);
});

it("the result of a room's run includes late seconds once the athlete's training includes them, and is deleted with the training", async () => {
  const ada = await anAthlete();
  await recorded(ada, 0, 70, 140);
  await settle();
  await runs();
  await count();
  expect(await seenBy(ada, ada)).toMatchObject([{ Heard: 70, Percent: 86 }]);
  await recorded(ada, 70, 110, 180);
  await settle();
  await closes(ada, 180);
  expect(await seenBy(ada, ada)).toMatchObject([{ Heard: 120, Percent: 92 }]);
  await open.db.deleteFrom('trainings').where('UserId', '=', ada).execute();
  await closes(ada, 180);
  expect(await seenBy(ada, ada)).toEqual([]);
});

it("the result of a room's run is shown with the training at its time, and to staff of the club if the athlete shares heart rates", async () => {
  const [ada, bea] = [await anAthlete(), await anAthlete(false)];
  const [trainer, foreign] = [await aUser(open.db), await aUser(open.db)];
  await aRole(open.db, trainer, 'Trainer', clubId);
  await aRole(open.db, foreign, 'Trainer', await aClub(open.db));
  for (const one of [ada, bea]) await recorded(one, 0, 200, 140);
  await settle();
  await runs();
  await count();
  const trainingOf = async (UserId: number) =>
    (await open.db.selectFrom('trainings').select('TrainingId').where('UserId', '=', UserId).executeTakeFirstOrThrow())
      .TrainingId;
  const ofTraining = async (reader: number, userId: number) =>
    server.results.ofTraining(await trainingOf(userId), await callerOf(reader));
  expect(await ofTraining(ada, ada)).toMatchObject([{ Name: 'Hills' }]);
  expect(await ofTraining(trainer, ada)).toMatchObject([{ Name: 'Hills' }]);
  expect(await seenBy(trainer, ada)).toHaveLength(1);
  expect(await ofTraining(trainer, bea)).toMatchObject({ refused: 'NotShared' });
  expect(await seenBy(trainer, bea)).toEqual([]);
  expect(isRefusal(await ofTraining(foreign, ada))).toBe(true);
  expect(await seenBy(foreign, ada)).toEqual([]);
  const reads = await open.db.selectFrom('health_reads').select('UserId').where('ByUserId', '=', trainer).execute();
  expect(reads.map(({ UserId }) => UserId)).toContain(ada);
  expect(await server.results.calendar(ada, { from: day.from, to: '2099-01-01T00:00:00Z' }, await callerOf(ada))).toMatchObject({
    refused: 'DateIntervalTooLong',
  });
});

it("the result of a room's run is not stored when the run was too short to count, and remains when the run is deleted", async () => {
  const ada = await anAthlete();
  await recorded(ada, 0, 200, 140);
  await settle();
  await runs(5);
  expect(await open.db.selectFrom('room_runs').select('RoomRunId').where('ClubId', '=', clubId).execute()).toEqual([]);
  clock = 0;
  await runs();
  await count();
  await open.db.deleteFrom('room_runs').where('ClubId', '=', clubId).execute();
  expect(await seenBy(ada, ada)).toMatchObject([{ Name: 'Hills', RoomName: 'Studio' }]);
  await eraseUser(open.db, ada);
  expect(await open.db.selectFrom('room_results').select('UserId').where('UserId', '=', ada).execute()).toEqual([]);
});

it("the result of a room's run uses watts only for a flow by FTP, and then staff need access to body data to see it", async () => {
  const [ada, bea] = [await anAthlete(), await anAthlete()];
  const trainer = await aUser(open.db);
  await aRole(open.db, trainer, 'Trainer', clubId);
  for (const one of [ada, bea]) await recorded(one, 0, 200, 140);
  await open.db.updateTable('users').set({ FTP: 200 }).where('UserId', '=', ada).execute();
  await settle();
  await runs(120, 'Ftp');
  await count();
  const turns = { Measure: null, Done: 2, Planned: 2, Segments: null };
  expect(await seenBy(ada, ada)).toMatchObject([turns]);
  const training = await open.db.selectFrom('trainings').select('TrainingId').where('UserId', '=', ada).executeTakeFirstOrThrow();
  const Power = Array.from({ length: 120 }, (_, second) => (second < 10 ? null : second < 100 ? 130 : 170));
  await replaceSeries(open.db, training.TrainingId, ada, { begin, seconds: 120, values: { Power } });
  await closes(ada, 180);
  const byWatts = {
    Measure: 'Ftp',
    Heard: 120,
    Done: 70,
    Planned: 110,
    Percent: 64,
    Segments: [
      { Name: 'Warm', Zone: 1, On: 50, Heard: 50 },
      { Name: 'Climb', Zone: 2, On: 20, Heard: 60 },
    ],
  };
  expect(await seenBy(ada, ada)).toMatchObject([byWatts]);
  expect(await seenBy(bea, bea)).toMatchObject([turns]);
  expect(await seenBy(trainer, bea)).toMatchObject([turns]);
  expect(await seenBy(trainer, ada)).toEqual([]);
  const Version = textVersions.Body;
  await server.consents.set(ada, [{ ClubId: clubId, Purpose: 'Body', Granted: true, Version }], ada, 'en');
  expect(await seenBy(trainer, ada)).toMatchObject([byWatts]);
});
