import { createMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { getProgress } from '@clubpulse/contract/office/progress/progress.calls';
import { dayIn } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const read = (by: 'athleteA' | 'trainerA') =>
  server.call(getProgress, { params: { id: world.ids.athleteA }, token: world.tokens[by] });

it('the progress of an athlete covers eight weeks, sums up the trainings of each week and is visible only to the athlete', async () => {
  const { result: before } = await read('athleteA');
  expect(before.Weeks).toHaveLength(8);
  expect(before.Weeks.every(({ Points, Banister, Foster }) => Points === 0 && Banister === null && Foster === null)).toBe(true);
  expect((await read('trainerA')).status).toBe(403);

  const { TimeZone } = await server.db
    .selectFrom('users')
    .select('TimeZone')
    .where('UserId', '=', world.ids.athleteA)
    .executeTakeFirstOrThrow();
  const Begin = new Date(`${before.Weeks.at(-2)?.Last}T12:00:00Z`);
  const zones = { Zone0Time: 0, Zone1Time: 600, Zone2Time: 900, Zone3Time: 1200, Zone4Time: 300, Zone5Time: 60 };
  const limits = { Zone0Bpm: 92, Zone1Bpm: 110, Zone2Bpm: 129, Zone3Bpm: 147, Zone4Bpm: 166, Zone5Bpm: 184 };
  await server.db
    .insertInto('trainings')
    .values({
      ...zones,
      ...limits,
      UserId: world.ids.athleteA,
      Begin,
      End: new Date(Begin.getTime() + 3_060_000),
      Duration: 3060,
      GapTime: 0,
      Points: 213,
      AverageHeartRate: 150,
      MaxHeartRate: 170,
      Calories: 300,
      TrainingType: 'training',
      TargetLowBpm: 120,
      TargetHighBpm: 156,
      TargetTime: 0,
      TargetZoneLowPrc: 65,
      TargetZoneHighPrc: 85,
    })
    .execute();
  const typed = { TimeStamp: '2026-10-01T08:00:00Z', Values: [{ Key: 'restingHeartRate' as const, Value: 60 }], Note: '' };
  await server.call(createMeasures, {
    params: { id: world.ids.athleteA },
    body: { ...typed, ClubId: null },
    token: world.tokens.athleteA,
  });
  const { result } = await read('athleteA');
  const day = dayIn(TimeZone, Begin);
  const week = result.Weeks.at(-2);
  expect(week?.Last).toBe(day);
  expect(week).toMatchObject({ Points: 213, Trainings: 1, Duration: 3060, Edwards: 125, Foster: null });
  // 51 minutes at 150 bpm: 95.5 for a man, 107 for a woman, 101 if unknown.
  expect([95, 101, 107]).toContain(week?.Banister);
  expect(result.Weeks.filter(({ Points }) => Points > 0)).toHaveLength(1);
});
