import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { replaceSeries } from './series.store.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const METRE = 1 / 111_319.49;
async function routeFrom(metres: number, day: number): Promise<number> {
  const begin = Date.UTC(2026, 2, day, 7) / 1000;
  const stated = {
    TrainingType: 'running',
    Name: '',
    Note: '',
    Distance: null,
    AverageHeartRate: null,
    Calories: null,
    ClubId: null,
  };
  const body = { ...stated, Begin: new Date(begin * 1000).toISOString(), Duration: 400 };
  const { result } = await server.call(createTraining, {
    params: { id: world.ids.athleteA },
    token: world.tokens.athleteA,
    body,
  });
  const Latitude = Array.from({ length: 400 }, (_, second) => 45 + (metres + second * 10) * METRE);
  const values = { Latitude, Longitude: Latitude.map(() => 9) };
  await replaceSeries(server.db, result.TrainingId, world.ids.athleteA, { begin, seconds: 400, values });
  return result.TrainingId;
}
async function seenFrom(id: number): Promise<number> {
  const { result } = await server.call(getTrainingSeries, { params: { id }, token: world.tokens.trainerA });
  const latitude = result.Latitude?.find((value) => value !== null) ?? 0;
  return (latitude - 45) / METRE;
}
const anchors = () => server.db.selectFrom('route_anchors').selectAll().where('UserId', '=', world.ids.athleteA).execute();

it('routes that end at the same door are always hidden by the same circle, whose position does not depend on other doors', async () => {
  const body = (['HeartRate', 'OtherTrainings'] as const).map((Purpose) => ({
    ClubId: world.clubA,
    Purpose,
    Version: textVersions[Purpose],
    Granted: true,
  }));
  await server.call(setConsents, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA, body });
  const [first, again, elsewhere] = [await routeFrom(0, 10), await routeFrom(60, 11), await routeFrom(700, 12)];
  const [seen, meanwhile] = await Promise.all([seenFrom(first), seenFrom(first)]);
  expect(meanwhile).toBe(seen);
  expect(seen).toBeGreaterThan(250);
  expect(await anchors()).toHaveLength(2);
  expect(Math.abs((await seenFrom(again)) - seen)).toBeLessThanOrEqual(10);
  expect(await anchors()).toHaveLength(2);
  expect(await seenFrom(elsewhere)).toBeGreaterThan(950);
  const known = await anchors();
  expect(known).toHaveLength(4);
  const shifts = known.map(({ Latitude, MiddleLatitude }) => MiddleLatitude - Latitude);
  expect(new Set(shifts.map((shift) => shift.toFixed(7))).size).toBe(4);
});

it('a speed that no device recorded is computed from the visible part of the route and marked as computed', async () => {
  const id = await routeFrom(0, 20);
  const { result: own } = await server.call(getTrainingSeries, { params: { id }, token: world.tokens.athleteA });
  expect(own.IsSpeedWorkedOut).toBe(true);
  expect(own.Speed?.[200]).toBeCloseTo(10, 1);
  const { result: seen } = await server.call(getTrainingSeries, { params: { id }, token: world.tokens.trainerA });
  expect(seen.IsSpeedWorkedOut).toBe(true);
  expect(seen.Speed?.map((speed) => speed === null)).toEqual(seen.Latitude?.map((latitude) => latitude === null));
  expect(seen.Speed?.[5]).toBeNull();
});
