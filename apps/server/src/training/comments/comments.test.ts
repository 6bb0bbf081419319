import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { addRelationship } from '@clubpulse/contract/accounts/watches.calls';
import {
  createComment,
  deleteComment,
  giveFeedback,
  listComments,
  listFeedbacks,
} from '@clubpulse/contract/training/comments/comments.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type Person, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let training: { params: { id: number } };
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
  training = { params: { id: await aTraining() } };
});
afterAll(() => server.close());

async function aTraining(): Promise<number> {
  const Begin = new Date(Date.now() - 7_200_000).toISOString();
  const stated = { TrainingType: 'running', Name: 'Park', Note: '', Distance: null, AverageHeartRate: null, Calories: null };
  const body = { ...stated, Begin, Duration: 1800, ClubId: world.clubA };
  const { result } = await server.call(createTraining, {
    params: { id: world.ids.athleteA },
    body,
    token: world.tokens.athleteA,
  });
  return result.TrainingId;
}
async function share(Granted: boolean): Promise<void> {
  const body = [{ ClubId: world.clubA, Purpose: 'HeartRate', Version: textVersions.HeartRate, Granted }];
  const { status } = await server.call(setConsents, { params: { id: world.ids.athleteA }, body, token: world.tokens.athleteA });
  expect(status).toBe(200);
}
const comment = (person: Person, Text: string) =>
  server.call(createComment, { ...training, body: { Text }, token: world.tokens[person] });
const feedback = (person: Person, Text: string, Effort: number | null = null) =>
  server.call(giveFeedback, { ...training, body: { Text, Effort }, token: world.tokens[person] });
const comments = async (role: Person) => (await server.call(listComments, { ...training, token: world.tokens[role] })).result;
const feedbacks = async (role: Person) => (await server.call(listFeedbacks, { ...training, token: world.tokens[role] })).result;
async function notified() {
  const rows = await server.db
    .selectFrom('events')
    .select('Payload')
    .where('Type', '=', 'TrainingFeedback')
    .orderBy('EventId')
    .execute();
  return rows
    .map(({ Payload }) => Payload as { Target: number; IsHers: boolean; Kind: string; TrainingId: number })
    .filter(({ TrainingId }) => TrainingId === training.params.id)
    .map(({ Target, IsHers, Kind }) => [Target, IsHers, Kind]);
}

describe('a comment on a training', () => {
  it("is readable by the athlete and by trainers who may read the athlete's heart rates", async () => {
    expect((await comment('athleteA', 'Legs are gone')).status).toBe(201);
    expect((await comment('trainerA', 'Well done')).problem.ErrorType).toBe('NotShared');
    expect((await server.call(listComments, { ...training, token: world.tokens.trainerA })).problem.ErrorType).toBe('NotShared');
    await share(true);
    expect((await comment('trainerA', 'Well done')).status).toBe(201);
    for (const role of ['athleteA', 'managerA'] as const)
      expect((await comments(role)).map(({ Text, Author }) => [Text, Author?.UserId])).toEqual([
        ['Legs are gone', world.ids.athleteA],
        ['Well done', world.ids.trainerA],
      ]);
    for (const person of ['neighbourA', 'trainerB'] as const) expect((await comment(person, 'Hello')).status).toBe(404);
  });

  it('notifies an owner of the brand who also commented on that training', async () => {
    await share(true);
    expect((await comment('ownerA', 'Well done')).status).toBe(201);
    await comment('athleteA', 'Thanks');
    expect(await notified()).toEqual([
      [world.ids.athleteA, true, 'Comment'],
      [world.ids.ownerA, false, 'Comment'],
    ]);
  });

  it('is stored once when the request is repeated with its idempotency key', async () => {
    const again = {
      ...training,
      body: { Text: 'Legs are gone' },
      token: world.tokens.athleteA,
      key: `comment-${training.params.id}`,
    };
    const [first, second] = [await server.call(createComment, again), await server.call(createComment, again)];
    expect(second.result).toEqual(first.result);
    expect(await comments('athleteA')).toHaveLength(1);
  });

  it('can be deleted only by its author', async () => {
    await share(true);
    const { result } = await comment('trainerA', 'Well done');
    const one = { params: { id: result.CommentId } };
    expect((await server.call(deleteComment, { ...one, token: world.tokens.athleteA })).status).toBe(403);
    expect((await server.call(deleteComment, { ...one, token: world.tokens.trainerA })).status).toBe(204);
    expect(await comments('athleteA')).toEqual([]);
  });

  it('notifies the athlete, staff who commented, and staff who follow the athlete, but not the author', async () => {
    await share(true);
    const { ids, tokens } = world;
    await comment('athleteA', 'First');
    expect(await notified()).toEqual([]);
    await comment('trainerA', 'Well done');
    expect(await notified()).toEqual([[ids.athleteA, true, 'Comment']]);
    const body = { WatcherId: ids.managerA, WatchedId: ids.athleteA, Type: 1, NotifyWatcher: true };
    expect((await server.call(addRelationship, { params: { id: ids.managerA }, body, token: tokens.managerA })).status).toBe(201);
    await feedback('athleteA', 'Hard', 8);
    const further = (await notified()).slice(1);
    expect(further).toHaveLength(2);
    expect(further).toEqual(
      expect.arrayContaining([
        [ids.trainerA, false, 'Feedback'],
        [ids.managerA, false, 'Feedback'],
      ]),
    );
    const subscriber = async (Type: 1 | 2 | 3, NotifyWatcher: boolean) => {
      const watch = { params: { id: ids.managerA }, body: { ...body, Type, NotifyWatcher }, token: tokens.managerA };
      expect((await server.call(addRelationship, watch)).status).toBe(201);
      const before = (await notified()).length;
      await feedback('athleteA', 'Harder', 9);
      return (await notified()).slice(before).some(([person]) => person === ids.managerA);
    };
    expect(await subscriber(1, false)).toBe(true);
    expect(await subscriber(2, true)).toBe(true);
    expect(await subscriber(2, false)).toBe(false);
    expect(await subscriber(3, true)).toBe(false);
    await share(false);
    const before = (await notified()).length;
    await comment('athleteA', 'For me');
    expect(await notified()).toHaveLength(before);
  });
});

describe('a feedback on a training', () => {
  it("is stored once per author: a new feedback replaces the author's old one", async () => {
    await share(true);
    await feedback('athleteA', 'Hard', 9);
    await feedback('trainerA', 'Take longer breaks');
    await feedback('athleteA', 'Not that hard', 6);
    expect((await feedbacks('athleteA')).map(({ Text, Effort, Author }) => [Text, Effort, Author?.UserId])).toEqual([
      ['Not that hard', 6, world.ids.athleteA],
      ['Take longer breaks', null, world.ids.trainerA],
    ]);
    expect(await comments('athleteA')).toEqual([]);
  });

  it('can have an effort rating only if the athlete writes it, not if staff write it', async () => {
    await share(true);
    expect((await feedback('trainerA', 'Easy', 2)).problem.errors).toMatchObject([{ field: 'Effort', key: 'effort-is-hers' }]);
  });
});
