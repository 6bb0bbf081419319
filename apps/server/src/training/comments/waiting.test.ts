import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import {
  createComment,
  deleteComment,
  giveFeedback,
  listWaitingTrainings,
  setTrainingWaits,
} from '@clubpulse/contract/training/comments/comments.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type TestInput, type TestServer } from '../../test/server.ts';
import { createWorld, type Person, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
async function aTraining(ageMs: number, ClubId: number | null = world.clubA): Promise<number> {
  const Begin = new Date(Date.now() - ageMs).toISOString();
  const stated = { TrainingType: 'running', Name: 'Park', Note: '', Distance: null, AverageHeartRate: null, Calories: null };
  const body = { ...stated, Begin, Duration: 1800, ClubId };
  const { result } = await server.call(createTraining, {
    params: { id: world.ids.athleteA },
    body,
    token: world.tokens.athleteA,
  });
  return result.TrainingId;
}
async function share(Granted: boolean): Promise<void> {
  const body = [{ ClubId: world.clubA, Purpose: 'HeartRate', Version: textVersions.HeartRate, Granted }];
  await server.call(setConsents, { params: { id: world.ids.athleteA }, body, token: world.tokens.athleteA });
}
type Query = NonNullable<TestInput<typeof listWaitingTrainings>['query']>;
const ask = (query: Query = {}, role: Person = 'trainerA') =>
  server.call(listWaitingTrainings, { params: { id: world.clubA }, query, token: world.tokens[role] });
const waiting = async (query?: Query) => (await ask(query)).result.data.map(({ TrainingId }) => TrainingId);
const comment = async (id: number, person: Person): Promise<number> => {
  const { result } = await server.call(createComment, {
    params: { id },
    body: { Text: 'Well done' },
    token: world.tokens[person],
  });
  return result.CommentId;
};
const waits = async (trainingId: number, Waits: boolean, role: Person = 'trainerA', id = world.clubA) =>
  (await server.call(setTrainingWaits, { params: { id, trainingId }, body: { Waits }, token: world.tokens[role] })).status;

describe('a training without a comment', () => {
  it('waits for a comment by staff of its club for 14 days, if the athlete shares heart rates', async () => {
    const [newest, older] = [await aTraining(2 * HOUR_MS), await aTraining(13 * DAY_MS)];
    await aTraining(15 * DAY_MS);
    await aTraining(30 * HOUR_MS, null);
    expect((await ask()).result).toMatchObject({ recordsTotal: 0, recordsFiltered: 0, data: [], Athletes: [] });
    await share(true);
    const { result } = await ask();
    expect(result.data.map(({ TrainingId }) => TrainingId)).toEqual([newest, older]);
    expect(result).toMatchObject({ recordsTotal: 2, Athletes: [{ UserId: world.ids.athleteA, Trainings: 2 }] });
    expect(result.data[0]).toMatchObject({ Athlete: { UserId: world.ids.athleteA }, Words: null, Effort: null, IsShared: true });
    expect(await waiting({ length: '1', start: '1' })).toEqual([older]);
    expect(await waiting({ UserId: String(world.ids.trainerA) })).toEqual([]);
    for (const role of ['athleteA', 'trainerB'] as const) expect((await ask({}, role)).status).toBe(403);
    await share(false);
    expect(await waiting()).toEqual([]);
  });

  it('waits until a user other than the athlete comments, and waits again after such a comment is deleted', async () => {
    await share(true);
    const id = await aTraining(2 * HOUR_MS);
    const other = await aTraining(5 * HOUR_MS);
    await comment(id, 'athleteA');
    const body = { Text: 'Legs are gone', Effort: 8 };
    await server.call(giveFeedback, { params: { id }, body, token: world.tokens.athleteA });
    expect((await ask({ HasWords: 'true' })).result).toMatchObject({
      recordsTotal: 2,
      recordsFiltered: 1,
      data: [{ TrainingId: id, Words: 'Legs are gone', Effort: 8 }],
    });
    const stated = await comment(id, 'managerA');
    expect(await waiting()).toEqual([other]);
    await server.call(deleteComment, { params: { id: stated }, token: world.tokens.managerA });
    expect(await waiting()).toEqual([id, other]);
  });

  it('no longer waits when staff state that it needs no comment, and waits again when they undo that', async () => {
    const id = await aTraining(2 * HOUR_MS);
    expect(await waits(id, false)).toBe(409);
    await share(true);
    expect(await waits(id, false)).toBe(204);
    expect(await waits(id, false)).toBe(204);
    expect(await waiting()).toEqual([]);
    expect(await waits(id, true)).toBe(204);
    expect(await waiting()).toEqual([id]);
    expect(await waits(id, false, 'trainerB')).toBe(403);
    expect(await waits(id, false, 'trainerB', world.clubB)).toBe(404);
    expect(await waits(await aTraining(5 * HOUR_MS, null), false)).toBe(404);
  });
});
