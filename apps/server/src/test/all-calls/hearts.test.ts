import { purposes, textVersions } from '@clubpulse/contract/accounts/consents';
import { listHealthReads, setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { allCalls } from '@clubpulse/contract/all-calls';
import { strapNumber } from '@clubpulse/contract/devices/strap-number';
import { getUserLive, listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { createTraining, deleteTraining, listClubTrainings } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ClubRows } from '../sample.ts';
import { rowsOf, sampleOf } from '../samples.ts';
import { openServer, type TestServer } from '../server.ts';
import { createWorld, type Person, type World } from '../world.ts';

/** athleteA shares everything with club A, but an administrator must see no heart data (decision 0020). */
const HEART = /^(HeartRates?|Percent|Zone|(Average|Max)HeartRate|Zone\d(Bpm|Time)|TargetTime|Calories|Beats)$/;
const planned = new Set(['flows.get', 'flows.list', 'runs.calendar', 'runs.get']);
const reading = allCalls.filter(({ id, method, access }) => method === 'GET' && access.who !== 'public' && id !== 'users.self');
const month = { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z' };

let server: TestServer;
let world: World;
let rows: ClubRows;

beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  rows = await rowsOf(server, { club: world.clubA, brand: world.brandA, athlete: world.ids.athleteA });
  await share(true);
});
afterAll(() => server.close());

async function share(Granted: boolean): Promise<void> {
  const body = purposes.map((Purpose) => ({ ClubId: world.clubA, Purpose, Granted, Version: textVersions[Purpose] }));
  const answer = await server.call(setConsents, { params: { id: rows.athlete }, body, token: world.tokens.athleteA });
  expect(answer.status).toBe(200);
}

beforeEach(async () => {
  const strap = await server.db
    .selectFrom('sensors')
    .select('HardwareId')
    .where('SensorId', '=', rows.sensor)
    .executeTakeFirstOrThrow();
  const club = await server.live.board?.open(world.clubA);
  const now = Date.now();
  club?.receive(strapNumber(strap.HardwareId) ?? 0, 147, -60, Math.floor(now / 1000), 0, now);
});

const isOfHeart = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isOfHeart) : typeof value === 'number' && value !== 0;

function heartsIn(answer: unknown, callId: string): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => [
    ...(HEART.test(name) && !(name === 'Percent' && planned.has(callId)) && isOfHeart(value) ? [name] : []),
    ...heartsIn(value, callId),
  ]);
}
async function callsWithHearts(person: Person): Promise<string[]> {
  const found: string[] = [];
  for (const call of reading) {
    const { status, result } = await server.call(call, { ...sampleOf(rows, call.id), token: world.tokens[person] });
    if (status === 200 && heartsIn(result, call.id).length > 0) found.push(call.id);
  }
  return found;
}
const liveOf = async (person: Person) =>
  (await server.call(getUserLive, { params: { id: rows.athlete }, token: world.tokens[person] })).result;
const listed = async (person: Person) =>
  (await server.call(listLiveAthletes, { params: { id: world.clubA }, token: world.tokens[person] })).result;

it('heart data is visible to staff in exactly these calls while the athlete shares it', { tags: ['atLength'] }, async () => {
  expect((await callsWithHearts('trainerA')).sort()).toEqual([
    'fitnessTests.get',
    'fitnessTests.list',
    'groupTrainings.get',
    'health.daily',
    'live.athletes',
    'live.user',
    'rankings.ofClub',
    'roomResults.calendar',
    'roomResults.ofTraining',
    'trainings.calendar',
    'trainings.get',
    'trainings.next',
    'trainings.ofClub',
    'trainings.prev',
    'trainings.sources',
    'users.get',
  ]);
});

it('heart data is visible to an administrator in no call', { tags: ['atLength'] }, async () => {
  expect(await callsWithHearts('admin')).toEqual([]);
});

it('heart data is missing in an administrator’s view of a club, which still shows its wall and trainings', async () => {
  expect(await listed('admin')).toMatchObject([
    { UserId: rows.athlete, HeartRate: null, Percent: null, Zone: null, Signal: 'fresh' },
  ]);
  expect(await listed('trainerA')).toMatchObject([{ UserId: rows.athlete, HeartRate: 147, Signal: 'fresh' }]);
  const trainings = { params: { id: world.clubA }, query: month };
  const notified = (await server.call(listClubTrainings, { ...trainings, token: world.tokens.admin })).result;
  expect(notified.map(({ IsShared, Duration, MaxHeartRate }) => [IsShared, Duration, MaxHeartRate])).toEqual(
    Array.from({ length: 3 }, () => [false, 60, null]),
  );
  const readers = (await server.call(listHealthReads, { params: { id: rows.athlete }, token: world.tokens.athleteA })).result;
  expect(readers.map(({ Nickname }) => Nickname)).not.toContain(world.nicknames.admin);
});

it('heart data and text are missing in an administrator’s view of an attendance note', async () => {
  const ofClub = { params: { id: world.clubA }, query: month };
  const Begin = '2026-11-02T08:00:00Z';
  const figures = { Duration: 600, Distance: null, AverageHeartRate: 141, Calories: 321 };
  const body = { ClubId: world.clubA, TrainingType: 'other', Name: '', Note: 'Limps', Begin, ...figures };
  const written = await server.call(createTraining, { params: { id: rows.athlete }, body, token: world.tokens.trainerA });
  expect(written.status).toBe(201);
  const { TrainingId } = written.result;
  const readBy = async (person: Person) =>
    (await server.call(listClubTrainings, { ...ofClub, token: world.tokens[person] })).result.find(
      (training) => training.TrainingId === TrainingId,
    );
  expect(await readBy('trainerA')).toMatchObject({ Note: 'Limps', AverageHeartRate: 141, Calories: 321, IsShared: true });
  expect(await readBy('admin')).toMatchObject({ Note: '', AverageHeartRate: null, Calories: 0, IsShared: false });
  await server.call(deleteTraining, { params: { id: TrainingId }, token: world.tokens.trainerA });
});

it('heart data is visible only to the athlete, also live, after they stop sharing', async () => {
  expect(await liveOf('trainerA')).toMatchObject({ HeartRate: 147 });
  await share(false);
  const withoutHeart = { UserId: rows.athlete, HeartRate: null, Percent: null, Zone: null, Signal: 'fresh' };
  expect(await liveOf('trainerA')).toMatchObject(withoutHeart);
  expect(await listed('trainerA')).toMatchObject([withoutHeart]);
  expect(await liveOf('athleteA')).toMatchObject({ HeartRate: 147 });
  await share(true);
});
