import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import {
  getCadence,
  getGeopositions,
  getHits,
  getPower,
  getTrainingSeries,
} from '@clubpulse/contract/training/series/series.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { replaceSeries } from './series.store.ts';

let server: TestServer;
let world: World;
const begin = Date.UTC(2026, 2, 10, 7) / 1000;
const SECONDS = 120;
const seconds = Array.from({ length: SECONDS }, (_, second) => second);
const at = (second: number): string => new Date((begin + second) * 1000).toISOString();
const ofAthlete = (from: number, to: number) => ({
  params: { id: world.ids.athleteA },
  token: world.tokens.athleteA,
  query: { from: at(from), to: at(to) },
});
let trainingId: number;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  const stated = {
    TrainingType: 'tennis',
    Name: '',
    Note: '',
    Distance: null,
    AverageHeartRate: null,
    Calories: null,
    ClubId: null,
  };
  const { result } = await server.call(createTraining, {
    params: { id: world.ids.athleteA },
    token: world.tokens.athleteA,
    body: { ...stated, Begin: at(0), Duration: SECONDS },
  });
  trainingId = result.TrainingId;
  const values = {
    Power: seconds,
    Cadence: seconds.map((second) => second % 100),
    Hits: seconds.map((second) => (second % 10 === 0 ? 2 : null)),
    Latitude: seconds.map((second) => 45 + second / 1000),
    Longitude: seconds.map(() => 9),
  };
  await replaceSeries(server.db, trainingId, world.ids.athleteA, { begin, seconds: SECONDS, values });
});
afterAll(() => server.close());

it('the series of a training are returned from the second `from` to the second `to`', async () => {
  const inside = seconds.slice(30, 50);
  const Begin = at(30);
  expect((await server.call(getPower, ofAthlete(30, 50))).result).toEqual({ Begin, Power: inside });
  expect((await server.call(getCadence, ofAthlete(30, 50))).result).toEqual({ Begin, Cadence: inside });
  const hits = inside.map((second) => (second % 10 === 0 ? 2 : null));
  expect((await server.call(getHits, ofAthlete(30, 50))).result).toEqual({ Begin, Hits: hits });
  const { Positions } = (await server.call(getGeopositions, ofAthlete(30, 50))).result;
  expect(Positions.map(({ Second, Latitude }) => [Second, Latitude])).toEqual(
    inside.map((second) => [second - 30, Number((45 + second / 1000).toFixed(7))]),
  );
});

it('the series of a training are empty outside the recording', async () => {
  const nothing = Array.from({ length: 10 }, () => null);
  expect((await server.call(getHits, ofAthlete(SECONDS, SECONDS + 10))).result.Hits).toEqual(nothing);
  expect((await server.call(getPower, ofAthlete(-10, 0))).result.Power).toEqual(nothing);
  expect((await server.call(getGeopositions, ofAthlete(-10, 0))).result.Positions).toEqual([]);
  expect((await server.call(getHits, ofAthlete(115, 125))).result.Hits).toEqual(nothing);
  expect((await server.call(getCadence, ofAthlete(118, 122))).result.Cadence).toEqual([18, 19, null, null]);
});

it('contain hits beside the other values, for at most a day', async () => {
  const { result } = await server.call(getTrainingSeries, { params: { id: trainingId }, token: world.tokens.athleteA });
  const recorded: Partial<TrainingSeries> = { Seconds: SECONDS, Altitude: null };
  expect(result).toMatchObject(recorded);
  expect(result.Hits?.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(24);
  expect((await server.call(getHits, ofAthlete(0, 86_401))).problem.ErrorType).toBe('DateIntervalTooLong');
  const refused = await server.call(getHits, { ...ofAthlete(0, 10), token: world.tokens.trainerA });
  expect(refused.problem.ErrorType).toBe('NotShared');
});
