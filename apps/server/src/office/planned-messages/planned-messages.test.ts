import type { MessageDraft } from '@clubpulse/contract/office/messages';
import { listClubMessages, sendMessage } from '@clubpulse/contract/office/messages.calls';
import { PLANNED_MAX } from '@clubpulse/contract/office/planned-messages/planned-messages';
import * as calls from '@clubpulse/contract/office/planned-messages/planned-messages.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clearJobs, queuedJobs } from '../../test/jobs.ts';
import { leaveClub, leaveClubs } from '../../test/leaving.ts';
import { aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const params = () => ({ id: world.clubA });
const manager = () => world.tokens.managerA;
const draft = (Title: string, fields: Partial<MessageDraft> = {}): MessageDraft => ({
  Audience: {
    ClientStage: null,
    ClassSubscriptionId: null,
    ClubTagId: null,
    NotSeenDays: null,
    ClassId: null,
    NotStage: null,
    NotUserIds: [],
    UserIds: [world.ids.athleteA],
  },
  App: true,
  Email: false,
  Sms: false,
  Language: 'en',
  Texts: { en: { Title, Text: 'Come' } },
  Target: null,
  PictureUri: null,
  ...fields,
});
const list = async (token = manager()) => (await server.call(calls.listPlannedMessages, { params: params(), token })).result;
const titled = async (Title: string, token = manager()) =>
  (await list(token)).filter(({ Content }) => Content.Texts.en?.Title === Title);
const create = async (Title: string, token = manager()) =>
  (await server.call(calls.createMessageDraft, { params: params(), body: draft(Title), token })).result.PlannedMessageId;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const plan = (Title: string, fields: object = {}, token = manager()) =>
  server.call(calls.planMessage, {
    params: params(),
    body: { Message: { ...draft(Title), Expected: 1 }, SendAt: inAnHour(), ...fields },
    token,
  });
const one = (plannedMessageId: number) => ({ ...params(), plannedMessageId });
const sentTitles = async () =>
  (await server.call(listClubMessages, { params: params(), query: { length: 100 }, token: manager() })).result.data.map(
    ({ Texts }) => Texts.en?.Title,
  );
const makeDue = (id: number) =>
  server.db
    .updateTable('planned_messages')
    .set({ SendAt: new Date(Date.now() - 1000) })
    .where('PlannedMessageId', '=', id)
    .execute();
const work = async (PlannedMessageId: number): Promise<void> => server.plannedMessages.jobs[0]?.run({ PlannedMessageId });
async function comes(id: number): Promise<void> {
  await makeDue(id);
  await work(id);
}

it('a draft is visible only to its author, who can read it as last saved and delete it', async () => {
  const id = await create('Half');
  const all = draft('Half', { Texts: { en: { Title: 'Half', Text: '' }, it: { Title: 'Metà', Text: '' } } });
  const read = { ...all, RowVersion: 0 };
  const saved = await server.call(calls.saveMessageDraft, { params: one(id), body: read, token: manager() });
  expect(saved.result).toMatchObject({ SendAt: null, Content: { Texts: { it: { Title: 'Metà' } } } });
  expect(await titled('Half', world.tokens.trainerA)).toEqual([]);
  const others = { params: one(id), token: world.tokens.trainerA };
  expect((await server.call(calls.saveMessageDraft, { ...others, body: read })).status).toBe(404);
  expect((await server.call(calls.deleteMessageDraft, others)).status).toBe(404);
  expect((await server.call(calls.deleteMessageDraft, { params: one(id), token: manager() })).status).toBe(204);
  expect(await titled('Half')).toEqual([]);
});

it('a draft that is edited in two places stores the first save and refuses the second', async () => {
  const id = await create('Two places');
  const save = (Title: string, RowVersion: number) =>
    server.call(calls.saveMessageDraft, { params: one(id), body: { ...draft(Title), RowVersion }, token: manager() });
  const both = await Promise.all([save('Two places, one', 0), save('Two places, other', 0)]);
  expect(both.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.problem.ErrorType).toBe('StaleRowVersion');
  const stored = (await list()).filter(({ PlannedMessageId }) => PlannedMessageId === id);
  expect(stored).toEqual([both.find(({ status }) => status === 200)?.result]);
  expect((await save('Two places, again', 1)).result.RowVersion).toBe(2);
  expect((await server.call(calls.deleteMessageDraft, { params: one(id), token: manager() })).status).toBe(204);
});

it('a planned message is visible to all staff who may send messages, and is sent once, at its time', async () => {
  const id = await create('December');
  const planned = await plan('December', { PlannedMessageId: id });
  expect(planned.result).toMatchObject({ PlannedMessageId: id, Author: { UserId: world.ids.managerA } });
  expect(await titled('December', world.tokens.trainerA)).toHaveLength(1);
  const other = { ...draft('Other'), RowVersion: 1 };
  expect((await server.call(calls.saveMessageDraft, { params: one(id), body: other, token: manager() })).status).toBe(404);
  expect(await sentTitles()).not.toContain('December');
  await comes(id);
  await comes(id);
  expect((await sentTitles()).filter((title) => title === 'December')).toHaveLength(1);
  expect(await titled('December')).toEqual([]);
});

it('a club may have at most fifty planned messages', async () => {
  const by = { ClubId: world.clubA, AuthorId: world.ids.trainerA };
  const SendAt = new Date(Date.now() + 86_400_000);
  const waiting = { ...by, Content: JSON.stringify(draft('Full')), SavedAt: new Date(), SendAt };
  await server.db
    .insertInto('planned_messages')
    .values(Array.from({ length: PLANNED_MAX }, () => waiting))
    .execute();
  expect((await plan('One more', {}, world.tokens.trainerA)).problem.ErrorType).toBe('TooManyPlanned');
  expect(await create('Draft', world.tokens.trainerA)).toBeGreaterThan(0);
  await server.db.deleteFrom('planned_messages').where('AuthorId', '=', world.ids.trainerA).execute();
});

it('a planned message that a user withdraws is not sent and becomes a draft of that user', async () => {
  const { PlannedMessageId } = (await plan('Never')).result;
  const taken = { params: one(PlannedMessageId), token: world.tokens.trainerA };
  expect((await server.call(calls.takeBackMessage, taken)).result).toMatchObject({
    SendAt: null,
    Author: { UserId: world.ids.trainerA },
  });
  expect((await server.call(calls.takeBackMessage, taken)).status).toBe(404);
  expect(await titled('Never')).toEqual([]);
  expect(await titled('Never', world.tokens.trainerA)).toHaveLength(1);
  await work(PlannedMessageId);
  expect(await sentTitles()).not.toContain('Never');
});

it('a planned message is not sent before its time, and gets a job at server start if its job is missing', async () => {
  const { PlannedMessageId, SendAt } = (await plan('Early')).result;
  await clearJobs(server.db);
  await work(PlannedMessageId);
  const waiting = async () => (await queuedJobs(server.db, 'planned-message')).map(({ runAt }) => runAt.toISOString());
  expect(await waiting()).toEqual([SendAt]);
  await clearJobs(server.db);
  await server.plannedMessages.jobs[0]?.atStart?.();
  expect(await waiting()).toContain(SendAt);
  expect(await titled('Early')).toHaveLength(1);
  await comes(PlannedMessageId);
  expect(await sentTitles()).toContain('Early');
});

it('when a planned message is sent and withdrawn at the same time, only one of the two succeeds', async () => {
  const { PlannedMessageId } = (await plan('Race')).result;
  await makeDue(PlannedMessageId);
  const [, back] = await Promise.all([
    work(PlannedMessageId),
    server.call(calls.takeBackMessage, { params: one(PlannedMessageId), token: manager() }),
  ]);
  expect((await sentTitles()).includes('Race')).toBe(back.status === 404);
  expect(await titled('Race')).toHaveLength(back.status === 404 ? 0 : 1);
});

it('a planned message that reaches no member, or whose author is no longer staff, is not sent and shows the reason', async () => {
  const none = (await plan('Without audience')).result.PlannedMessageId;
  await leaveClub(server.db, { UserId: world.ids.athleteA, ClubId: world.clubA });
  await comes(none);
  expect(await titled('Without audience')).toMatchObject([{ Refused: 'AudienceChanged' }]);
  await aRole(server.db, world.ids.athleteA, 'Athlete', world.clubA);
  const Email = `writer.${world.clubA}@example.com`;
  const writer = await aUser(server.db, { Email });
  await aRole(server.db, writer, 'Trainer', world.clubA);
  const plannedId = (await plan('Gone', {}, await server.tokenFor(Email))).result.PlannedMessageId;
  await leaveClubs(server.db, writer);
  await comes(plannedId);
  expect(await titled('Gone')).toMatchObject([{ Refused: 'InsufficientRights' }]);
  expect(await sentTitles()).not.toContain('Gone');
  expect((await server.call(calls.takeBackMessage, { params: one(plannedId), token: manager() })).result.Refused).toBeNull();
});

it.each([['2026-01-01T10:00:00Z'], ['2199-01-01T10:00:00Z']])('a planned message is refused with the time %s', async (SendAt) => {
  const { problem } = await plan('When', { SendAt });
  expect(problem.errors).toMatchObject([{ field: 'SendAt', key: 'moment-to-come' }]);
});

it('a draft is sent only once, also by parallel requests, and only by its author while it is a draft', async () => {
  const send = (PlannedMessageId: number, token = manager()) =>
    server.call(sendMessage, { params: params(), body: { ...draft('Once'), Expected: 1, PlannedMessageId }, token });
  const id = await create('Once');
  const responses = (await Promise.all([1, 2, 3, 4].map(() => send(id)))).map(
    ({ status, problem }) => problem?.ErrorType ?? status,
  );
  expect(responses.toSorted()).toEqual([201, 'DraftGone', 'DraftGone', 'DraftGone']);
  const isRemoved = async (draftId: number) =>
    expect((await send(draftId)).problem).toMatchObject({ ErrorType: 'DraftGone', status: 409 });
  await isRemoved(id);
  await isRemoved(id + 1_000_000);
  await isRemoved(await create('Of the trainer', world.tokens.trainerA));
  const waiting = (await plan('Once, later')).result.PlannedMessageId;
  await isRemoved(waiting);
  expect(await titled('Once, later')).toHaveLength(1);
  expect((await plan('Once, later', { PlannedMessageId: waiting })).problem.ErrorType).toBe('DraftGone');
  expect((await sentTitles()).filter((title) => title?.startsWith('Once'))).toEqual(['Once']);
});

it('drafts created in parallel do not exceed the limit', async () => {
  const Email = `drafts-${world.clubA}@example.com`;
  const UserId = await aUser(server.db, { Email });
  await aRole(server.db, UserId, 'Trainer', world.clubA);
  const token = await server.tokenFor(Email);
  const row = { ClubId: world.clubA, AuthorId: UserId, Content: JSON.stringify(draft('Old')), SavedAt: new Date(), SendAt: null };
  await server.db
    .insertInto('planned_messages')
    .values(Array.from({ length: PLANNED_MAX - 1 }, () => row))
    .execute();
  const begun = [1, 2, 3, 4].map((number) =>
    server.call(calls.createMessageDraft, { params: params(), body: draft(`New ${number}`), token }),
  );
  const types = (await Promise.all(begun)).map(({ problem }) => problem?.ErrorType);
  expect(types.filter((type) => type === 'TooManyPlanned')).toHaveLength(3);
});
