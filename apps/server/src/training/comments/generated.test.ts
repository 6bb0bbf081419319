import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Purpose, textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { patchUser } from '@clubpulse/contract/accounts/users.calls';
import { deleteClub } from '@clubpulse/contract/clubs/clubs.calls';
import {
  deleteComment,
  generateFeedback,
  giveFeedback,
  listFeedbacks,
  listWaitingTrainings,
} from '@clubpulse/contract/training/comments/comments.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUsers } from '../../accounts/users/public.ts';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type Person, type World } from '../../test/world.ts';
import { createHeartMinutes } from '../heart-minutes/public.ts';
import { createSummaries } from '../trainings/public.ts';

let server: TestServer;
let world: World;
let provider: Server;
let took: string;
let answer: (response: ServerResponse) => void;
let id = 0;
const begin = Math.floor(Date.now() / 60_000) * 60 - 5 * 3600;

beforeAll(async () => {
  provider = createServer((request, response) => {
    request.on('data', (part) => (took += part));
    request.on('end', () => answer(response));
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  server = await openOwnServer({
    AI_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
    AI_KEY: 'a-key',
    AI_MODEL: 'a-model',
    AI_TIMEOUT_SECONDS: '1',
  });
});
beforeEach(async () => {
  took = '';
  answer = (response) => response.writeHead(500).end();
  world = await createWorld(server);
  id = await received(begin);
});
afterAll(async () => {
  provider.closeAllConnections();
  await new Promise((closed) => provider.close(closed));
  await server.close();
});

async function received(from: number): Promise<number> {
  await server.db
    .transaction()
    .execute((trx) => createHeartMinutes().store(trx, minutesOf(steady(from, 1800, 140), world.ids.athleteA, world.clubA, null)));
  const { profiles } = createUsers({ db: server.db, today: () => new Date().toISOString().slice(0, 10) });
  const parts = {
    minutes: createHeartMinutes(),
    profiles,
    trainedIn: async (_: unknown, all: readonly unknown[]) => all.map(() => null),
    ranAt: async () => [],
    inherits: [],
    now: () => new Date(Date.now() + 3_600_000),
  };
  await createSummaries({ db: server.db, ...parts }).run({ error: (...details: unknown[]) => expect(details).toEqual([]) });
  const trainings = server.db.selectFrom('trainings').select('TrainingId').where('UserId', '=', world.ids.athleteA);
  return (await trainings.orderBy('TrainingId', 'desc').executeTakeFirstOrThrow()).TrainingId;
}
const respond = (text: string) => {
  answer = (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify({ text }) } }],
      }),
    );
};
async function share(...granted: readonly Purpose[]): Promise<void> {
  const body = granted.map((Purpose) => ({ ClubId: world.clubA, Purpose, Version: textVersions[Purpose], Granted: true }));
  const sharing = { params: { id: world.ids.athleteA }, body, token: world.tokens.athleteA };
  expect((await server.call(setConsents, sharing)).status).toBe(200);
}
const generate = (person: Person, ByModel = false, training = id) =>
  server.call(generateFeedback, { params: { id: training }, body: { ByModel }, token: world.tokens[person] });
const read = async (role: Person) => (await server.call(listFeedbacks, { params: { id }, token: world.tokens[role] })).result;

describe('a feedback generated from figures', () => {
  it("is written by rules in the athlete's language, and is replaced when it is requested again", async () => {
    const { status, result } = await generate('athleteA');
    expect(status).toBe(200);
    expect(result).toMatchObject({ Author: null, Source: 'Rules', Effort: null });
    expect(result.Text).toMatch(/^Steady work: 30 of 30 min were in zones 2 and 3\. \d+ points\. /);
    const own = { params: { id }, body: { Text: 'Fine', Effort: 4 }, token: world.tokens.athleteA };
    expect((await server.call(giveFeedback, own)).status).toBe(201);
    const italian = { params: { id: world.ids.athleteA }, body: { Language: 'it' as const }, token: world.tokens.athleteA };
    expect((await server.call(patchUser, italian)).status).toBe(200);
    expect((await generate('athleteA')).result.Text).toMatch(/^Un lavoro costante: 30 min su 30 nelle zone 2 e 3\. /);
    expect((await read('athleteA')).map(({ Source }) => Source)).toEqual(['Rules', null]);
  });

  it('compares the training with earlier ones', async () => {
    for (const days of [2, 4]) await received(begin - days * 86_400);
    expect((await generate('athleteA')).result.Text).toContain('about the same as your last 2 trainings');
  });

  it('is visible to the staff who requested it and to the athlete, and the training still waits for a comment', async () => {
    expect((await generate('trainerA')).problem.ErrorType).toBe('NotShared');
    await share('HeartRate');
    expect((await generate('trainerA')).status).toBe(200);
    expect((await generate('trainerB')).status).toBe(404);
    await generate('athleteA');
    expect(await read('athleteA')).toHaveLength(2);
    expect(await read('managerA')).toHaveLength(1);
    await generate('managerA');
    expect(await read('managerA')).toHaveLength(1);
    const waits = { params: { id: world.clubA }, query: {}, token: world.tokens.trainerA };
    expect((await server.call(listWaitingTrainings, waits)).result.data.map(({ TrainingId }) => TrainingId)).toEqual([id]);
    const notified = await server.db.selectFrom('events').select('EventId').where('Type', '=', 'TrainingFeedback').execute();
    expect(notified).toEqual([]);
  });

  it('can be deleted only by the athlete', async () => {
    await share('HeartRate');
    const { result } = await generate('trainerA');
    const one = { params: { id: result.CommentId } };
    expect((await server.call(deleteComment, { ...one, token: world.tokens.trainerA })).status).toBe(403);
    expect((await server.call(deleteComment, { ...one, token: world.tokens.athleteA })).status).toBe(204);
    expect(await read('athleteA')).toEqual([]);
  });

  it("remains beside the athlete's own feedback after the club that requested it is deleted", async () => {
    await share('HeartRate');
    await generate('trainerA');
    await generate('athleteA');
    const { Name } = await server.db
      .selectFrom('clubs')
      .select('Name')
      .where('ClubId', '=', world.clubA)
      .executeTakeFirstOrThrow();
    const request = { params: { id: world.clubA }, query: { Name }, token: world.tokens.ownerA };
    expect((await server.call(deleteClub, request)).status).toBe(204);
    expect((await read('athleteA')).map(({ Source }) => Source)).toEqual(['Rules', 'Rules']);
  });

  it('states only the length of a training without heart rates', async () => {
    const stated = { TrainingType: 'running', Name: 'Park', Note: '', Distance: null, AverageHeartRate: null, Calories: null };
    const body = { ...stated, Begin: new Date((begin - 7200) * 1000).toISOString(), Duration: 1800, ClubId: null };
    const { result } = await server.call(createTraining, {
      params: { id: world.ids.athleteA },
      body,
      token: world.tokens.athleteA,
    });
    expect((await generate('athleteA', false, result.TrainingId)).result.Text).toBe(
      '30 min without heart rates: it counts only by its length.',
    );
  });
});

describe('a language model for feedback', () => {
  it('rephrases the figures that the rules computed, and receives no personal data', async () => {
    respond('Well done: 30 min of steady work.');
    const { result } = await generate('athleteA', true);
    expect(result).toMatchObject({ Text: 'Well done: 30 min of steady work.', Source: 'Model' });
    const question = JSON.parse(JSON.parse(took).messages[1].content);
    expect(Object.keys(question)).toEqual(['language', 'figures', 'sentences']);
    const row = await server.db
      .selectFrom('training_comments')
      .select(['Model', 'Prompt'])
      .where('TrainingId', '=', id)
      .execute();
    expect(row).toEqual([{ Model: 'openai/a-model', Prompt: 1 }]);
    const { Email, LastName } = await server.db
      .selectFrom('users')
      .select(['Email', 'LastName'])
      .where('UserId', '=', world.ids.athleteA)
      .executeTakeFirstOrThrow();
    for (const personal of [Email, LastName]) expect(took).not.toContain(personal);
  });

  it('is used only if the athlete requests it, not if staff do', async () => {
    await share('HeartRate');
    const refused = await generate('trainerA', true);
    expect(refused.problem).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ field: 'ByModel' }] });
    await generate('athleteA');
    expect(took).toBe('');
  });

  it.each<[string, () => void]>([
    ['a figure that is not in the request', () => respond('You burned 987 kcal.')],
    ['an address', () => respond('See https://evil.example')],
    ['nothing', () => respond(' ')],
    ['another shape', () => (answer = (response) => response.writeHead(200).end('{"choices":[]}'))],
    ['a fault', () => (answer = (response) => response.writeHead(500).end())],
    ['no response before the timeout', () => (answer = () => undefined)],
  ])('that returns %s is ignored, and the text of the rules is used', async (_, prepare) => {
    prepare();
    const { status, result } = await generate('athleteA', true);
    expect(status).toBe(200);
    expect(result).toMatchObject({ Source: 'Rules', Text: expect.stringMatching(/^Steady work/) });
  });
});
