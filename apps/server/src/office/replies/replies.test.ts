import type { Call } from '@clubpulse/contract/call';
import { listNotifications } from '@clubpulse/contract/office/notifications.calls';
import { REPLIES_AN_HOUR, type ThreadFilter } from '@clubpulse/contract/office/replies/replies';
import * as calls from '@clubpulse/contract/office/replies/replies.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { anAccount, aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { leaveClub } from '../../test/leaving.ts';
import { aClub, aRole } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { insertMessage } from '../messages/messages.store.ts';
import { createUnreadAnswers } from './replies.jobs.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
let world: World;
let club: number;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  club = await aClub(server.db, { Name: `Replies ${Math.random()}` });
  await aRole(server.db, world.ids.managerA, 'Manager', club);
  await aRole(server.db, world.ids.trainerA, 'Trainer', club);
  for (const member of [world.ids.athleteA, world.ids.neighbourA]) await aRole(server.db, member, 'Athlete', club);
  // The server updates its cache of roles a moment after a row is written to the database.
  const hasRole = async (token: string) => {
    const { status } = await server.call(calls.countThreads, { params: { id: club }, token });
    if (status !== 200) throw new Error('The role is not known yet.');
  };
  for (const token of [managerA(), trainerA()]) await vi.waitFor(() => hasRole(token), 60_000);
  // The replies of other tests are moved to the past, so that they do not count for this limit.
  await server.db
    .updateTable('thread_entries')
    .set({ At: new Date(Date.now() - 2 * HOUR_MS) })
    .execute();
});

const { athleteA, neighbourA, managerA, trainerA } = {
  athleteA: () => world.tokens.athleteA,
  neighbourA: () => world.tokens.neighbourA,
  managerA: () => world.tokens.managerA,
  trainerA: () => world.tokens.trainerA,
};
const toAll = { Audience: {}, App: true, Email: false, Sms: false, Target: null, PictureUri: null };
const aMessage = (userIds: readonly number[], Title = 'Certificate') =>
  insertMessage(
    server.db,
    {
      ClubId: club,
      AuthorId: world.ids.managerA,
      Language: 'en',
      Texts: JSON.stringify({ en: { Title, Text: 'Hello {FirstMidName}, please send it' } }),
      App: true,
      Email: false,
      Sms: false,
      SentAt: new Date(Date.now() - HOUR_MS),
      Chosen: userIds.length,
    },
    userIds.map((UserId) => ({ UserId, App: 'Sent' as const })),
  );
const replyTo = (messageId: number, Text: string, token = athleteA(), id = world.ids.athleteA) =>
  server.call(calls.replyToMessage, { params: { id, messageId }, body: { Text }, token });
const begun = async (Text = 'I have the visit on Monday', Title = 'Certificate'): Promise<number> =>
  (await replyTo(await aMessage([world.ids.athleteA], Title), Text)).result.ThreadId;
const at = (threadId: number) => ({ id: club, threadId });
const own = (threadId: number) => ({ id: world.ids.athleteA, threadId });
const read = (threadId: number, token = managerA()) => server.call(calls.getThread, { params: at(threadId), token });
const readOwn = (threadId: number) => server.call(calls.getOwnThread, { params: own(threadId), token: athleteA() });
const reply = (threadId: number, Text: string) =>
  server.call(calls.replyInThread, { params: own(threadId), body: { Text }, token: athleteA() });
const version = async (threadId: number) => (await read(threadId)).result.RowVersion;
const answer = async (threadId: number, Text: string, fields: object = {}, token = managerA()) =>
  server.call(calls.answerThread, {
    params: at(threadId),
    body: { Text, RowVersion: await version(threadId), ...fields },
    token,
  });
const hold = async (threadId: number, AssigneeId: number | null, token = managerA()) =>
  server.call(calls.setThreadHolder, { params: at(threadId), body: { AssigneeId, RowVersion: await version(threadId) }, token });
const list = async (Filter: ThreadFilter = 'Open', token = managerA(), query: object = {}) =>
  (await server.call(calls.listThreads, { params: { id: club }, query: { Filter, ...query }, token })).result;
const ids = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ ThreadId }) => ThreadId);
const errorOf = ({ problem }: { problem: { ErrorType: string } }) => problem.ErrorType;
const waitingSince = (threadId: number, hours: number) =>
  server.db
    .updateTable('threads')
    .set({ WaitsSince: new Date(Date.now() - hours * HOUR_MS) })
    .where('ThreadId', '=', threadId)
    .execute();
const notified = async (token: string, Event: string) =>
  (await server.call(listNotifications, { token })).result.data.filter((one) => one.Event === Event && one.ClubId === club);

it('the first reply of a member to a message for many members opens a thread of this member, which begins with the message as the member read it', async () => {
  const messageId = await aMessage([world.ids.athleteA, world.ids.neighbourA], 'Open day');
  const first = (await replyTo(messageId, 'Can I bring a friend?')).result;
  const second = (await replyTo(messageId, 'I come alone', neighbourA(), world.ids.neighbourA)).result;
  expect(second.ThreadId).not.toBe(first.ThreadId);
  expect(first).toMatchObject({ MessageId: messageId, Title: 'Open day', Text: 'Can I bring a friend?', Holder: null });
  expect(first.Entries.map(({ Kind, Text }) => [Kind, Text])).toEqual([
    ['Message', 'Hello Alessia, please send it'],
    ['Reply', 'Can I bring a friend?'],
  ]);
  expect((await replyTo(messageId, 'Or two?')).result.ThreadId).toBe(first.ThreadId);
  expect((await list()).recordsFiltered).toBe(2);
});

it('only a recipient of the message replies to it, and only the member and staff of the club read the thread', async () => {
  const messageId = await aMessage([world.ids.neighbourA]);
  expect((await replyTo(messageId, 'Me too')).status).toBe(404);
  const thread = await begun();
  expect((await readOwn(thread)).status).toBe(200);
  const foreign = { params: { id: world.ids.neighbourA, threadId: thread }, token: neighbourA() };
  expect((await server.call(calls.getOwnThread, foreign)).status).toBe(404);
  expect((await server.call(calls.replyInThread, { ...foreign, body: { Text: 'Hi' } })).status).toBe(404);
  expect((await server.call(calls.readOwnThread, foreign)).status).toBe(404);
  expect((await read(thread, world.tokens.managerB)).status).toBe(403);
  expect((await read(thread, athleteA())).status).toBe(403);
  const elsewhere = { params: { id: world.clubA, threadId: thread }, token: managerA() };
  expect((await server.call(calls.getThread, elsewhere)).status).toBe(404);
  expect((await server.call(calls.closeThread, { ...elsewhere, body: { RowVersion: 1 } })).status).toBe(404);
});

it('the list shows waiting members first, the longest wait at the top, then threads by the last answer of the staff', async () => {
  const [short, long, answered] = [await begun('One', 'A'), await begun('Two', 'Parking'), await begun('Three', 'C')];
  await waitingSince(long, 30);
  await waitingSince(short, 2);
  await answer(answered, 'Done');
  expect(ids(await list())).toEqual([long, short, answered]);
  expect(ids(await list('Nobody'))).toEqual([long, short]);
  expect(ids(await list('Mine'))).toEqual([answered]);
  expect(ids(await list('Mine', trainerA()))).toEqual([]);
  expect(ids(await list('Open', managerA(), { globalSearch: 'parking' }))).toEqual([long]);
  expect(ids(await list('Open', managerA(), { start: 1, length: 1 }))).toEqual([short]);
});

it('the counts of threads equal the counts of an independent SQL statement', async () => {
  const [mine, nobodys, closed] = [await begun('One', 'A'), await begun('Two', 'B'), await begun('Three', 'C')];
  await hold(mine, world.ids.managerA);
  await answer(closed, 'Done', { Close: true });
  const { result } = await server.call(calls.countThreads, { params: { id: club }, token: managerA() });
  const { rows } = await sql<{ open: number; held: number; closed: number }>`
    select sum(case when "ClosedAt" is null then 1 else 0 end)::int as open,
      sum(case when "ClosedAt" is null and "HolderId" = ${world.ids.managerA} then 1 else 0 end)::int as held,
      sum(case when "ClosedAt" is null then 0 else 1 end)::int as closed
    from threads where "ClubId" = ${club}`.execute(server.db);
  const [counted] = rows;
  expect(result).toEqual({ Open: counted?.open, Mine: counted?.held, Nobody: 1, Closed: counted?.closed });
  expect(result).toEqual({ Open: 2, Mine: 1, Nobody: 1, Closed: 1 });
  expect(ids(await list('Nobody'))).toEqual([nobodys]);
});

it('when two users of the staff answer at once, the second answer is refused and its author then sees the first', async () => {
  const thread = await begun();
  const RowVersion = await version(thread);
  const both = await Promise.all([
    answer(thread, 'From the manager', { RowVersion }),
    answer(thread, 'From the trainer', { RowVersion }, trainerA()),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(both.filter(({ status }) => status === 409).map(errorOf)).toEqual(['StaleRowVersion']);
  const { Entries, Holder } = (await read(thread, trainerA())).result;
  const answers = Entries.filter(({ Kind }) => Kind === 'Answer');
  expect(answers).toHaveLength(1);
  expect(answers[0]?.Author?.UserId).toBe(Holder?.UserId);
});

it('a user who answers a thread without a holder becomes its holder, and other users must take the thread before they answer', async () => {
  const thread = await begun();
  expect((await answer(thread, 'Of course')).result).toMatchObject({
    WaitsSince: null,
    Holder: { UserId: world.ids.managerA },
  });
  const refused = await answer(thread, 'No', {}, trainerA());
  expect([refused.status, errorOf(refused)]).toEqual([409, 'ThreadHeld']);
  expect((await hold(thread, world.ids.trainerA, trainerA())).status).toBe(200);
  expect((await answer(thread, 'I take over', {}, trainerA())).status).toBe(201);
});

it('taking, giving and freeing a thread writes an entry that only staff see, and the new holder is notified', async () => {
  const thread = await begun();
  await hold(thread, world.ids.managerA);
  await hold(thread, world.ids.managerA);
  await hold(thread, world.ids.trainerA);
  const { result } = await hold(thread, null, trainerA());
  const changes = result.Entries.filter(({ Kind }) => ['Taken', 'Given', 'Freed'].includes(Kind));
  expect(changes.map(({ Kind, Author, To }) => [Kind, Author?.UserId, To?.UserId])).toEqual([
    ['Taken', world.ids.managerA, world.ids.managerA],
    ['Given', world.ids.managerA, world.ids.trainerA],
    ['Freed', world.ids.trainerA, undefined],
  ]);
  expect((await readOwn(thread)).result.Entries.map(({ Kind }) => Kind)).toEqual(['Message', 'Reply']);
  expect(await notified(trainerA(), 'ThreadReplied')).toMatchObject([{ View: `ClubMessages/replies/${thread}` }]);
  const outsider = await hold(thread, world.ids.managerB);
  expect([outsider.status, errorOf(outsider)]).toEqual([400, 'ValidationFailed']);
  expect((await hold(thread, world.ids.athleteA)).status).toBe(400);
});

it('a user who is no longer staff is holder of no thread', async () => {
  const thread = await begun();
  await hold(thread, world.ids.trainerA);
  await server.db.deleteFrom('user_roles').where('UserId', '=', world.ids.trainerA).where('ClubId', '=', club).execute();
  expect(ids(await list('Nobody'))).toEqual([thread]);
  expect((await answer(thread, 'I can')).result.Holder?.UserId).toBe(world.ids.managerA);
});

it('notes are hidden from the member, and a note to oneself is hidden from all other users', async () => {
  const thread = await begun();
  const write = (Text: string, Own: boolean, token = managerA()) =>
    server.call(calls.noteOnThread, { params: at(thread), body: { Text, Own }, token });
  const RowVersion = await version(thread);
  await write('His knee is fine', false);
  await write('Ask Giulia', true);
  expect(await version(thread)).toBe(RowVersion);
  const seen = async (token: string) => (await read(thread, token)).result.Entries.map(({ Text }) => Text);
  expect(await seen(managerA())).toEqual(expect.arrayContaining(['His knee is fine', 'Ask Giulia']));
  expect(await seen(trainerA())).toContain('His knee is fine');
  expect(await seen(trainerA())).not.toContain('Ask Giulia');
  const { result } = await readOwn(thread);
  expect(JSON.stringify(result)).not.toMatch(/knee|Giulia/);
  expect(result.Text).toBe('I have the visit on Monday');
});

it('a closed thread is opened by the next reply and the next answer', async () => {
  const thread = await begun();
  expect((await answer(thread, 'Done', { Close: true })).result).toMatchObject({
    ClosedAt: expect.any(String),
    ClosedBy: { UserId: world.ids.managerA },
  });
  expect(ids(await list('Closed'))).toEqual([thread]);
  expect((await readOwn(thread)).result.Entries.map(({ Kind }) => Kind)).toEqual(['Message', 'Reply', 'Answer', 'Closed']);
  expect((await reply(thread, 'One more thing')).result.ClosedAt).toBeNull();
  expect(ids(await list('Mine'))).toEqual([thread]);
  const close = async () =>
    server.call(calls.closeThread, { params: at(thread), body: { RowVersion: await version(thread) }, token: managerA() });
  expect((await close()).result).toMatchObject({ WaitsSince: null, ClosedAt: expect.any(String) });
  await close();
  expect((await answer(thread, 'Yes?')).result.ClosedAt).toBeNull();
  const closings = (await read(thread)).result.Entries.filter(({ Kind }) => Kind === 'Closed');
  expect(closings).toHaveLength(2);
});

it('the front desk answers, takes and closes threads, and neither sees nor writes notes', async () => {
  const desk = world.tokens.stranger;
  await aRole(server.db, world.ids.stranger, 'FrontDesk', club);
  await vi.waitFor(async () => expect((await list('Open', desk)).recordsFiltered).toBe(0), 60_000);
  const thread = await begun('Where is the towel that I left?');
  const note = { Text: 'It is in the office', Own: false };
  expect((await server.call(calls.noteOnThread, { params: at(thread), body: note, token: managerA() })).status).toBe(201);
  expect((await server.call(calls.noteOnThread, { params: at(thread), body: note, token: desk })).status).toBe(403);
  const holders = (await server.call(calls.listThreadHolders, { params: { id: club }, token: desk })).result;
  expect(holders.map(({ UserId }) => UserId)).toEqual(
    expect.arrayContaining([world.ids.managerA, world.ids.trainerA, world.ids.stranger]),
  );
  expect(holders.map(({ UserId }) => UserId)).not.toContain(world.ids.athleteA);
  expect((await hold(thread, world.ids.stranger)).result.Holder?.UserId).toBe(world.ids.stranger);
  expect(await notified(desk, 'ThreadReplied')).toHaveLength(1);
  const answered = (await answer(thread, 'At the desk', { Close: true }, desk)).result;
  expect(answered.Entries.map(({ Kind }) => Kind)).toEqual(['Message', 'Reply', 'Given', 'Answer', 'Closed']);
  expect((await read(thread)).result.Entries.map(({ Kind }) => Kind)).toContain('StaffNote');
  await server.db.deleteFrom('user_roles').where('UserId', '=', world.ids.stranger).where('ClubId', '=', club).execute();
  expect((await read(thread)).result.Holder).toBeNull();
});

it('the facts about the member equal the result of an independent SQL statement, and only roles that see payments see the debts', async () => {
  const UserId = world.ids.athleteA;
  const thread = await begun('Can I come tomorrow?');
  const other = await begun('And on Sunday?', 'Sunday');
  const type = await aSubscriptionType(server.db, club, 'Open monthly');
  const due = { ExtStatus: null, Price: 5_900, DueDateUTC: new Date(Date.now() - 3 * 24 * HOUR_MS) };
  const plan = { SubscriptionName: 'Open monthly', ExpiryDate: '2099-01-31', ...due };
  await aSubscription(server.db, club, UserId, type, null, plan);
  await anAccount(server.db, club, UserId, 7);
  const certificate = { ClubId: club, UserId, Type: 'MedicalCertificate' as const, ExpirationDate: '2020-10-31' };
  await server.db.insertInto('expirations').values(certificate).execute();
  const { ClubTagId } = await server.db
    .insertInto('club_tags')
    .values({ ClubId: club, Text: 'Knee' })
    .returning('ClubTagId')
    .executeTakeFirstOrThrow();
  await server.db.insertInto('user_club_tags').values({ ClubTagId, UserId }).execute();
  const At = new Date(Date.now() - 2 * HOUR_MS);
  await server.db.insertInto('check_ins').values({ ClubId: club, UserId, At }).execute();
  const facts = (token = managerA()) => server.call(calls.getThreadMember, { params: at(thread), token });
  const { result } = await facts();
  const { rows } = await sql<{ credits: number; seen: Date; owed: number }>`
    select (select "Balance" from ledger_accounts where "ClubId" = ${club} and "UserId" = ${UserId}
        and "UserSubscriptionId" is null) as credits,
      (select max("At") from check_ins where "ClubId" = ${club} and "UserId" = ${UserId}) as seen,
      (select sum("Price" - "PartPaid")::int from user_subscriptions where "ClubId" = ${club} and "UserId" = ${UserId}
        and "DueDateUTC" is not null) as owed`.execute(server.db);
  expect(result).toMatchObject({
    UserId,
    Plan: { SubscriptionName: 'Open monthly', State: 'Active', EndsOn: '2099-01-31' },
    Credits: rows[0]?.credits,
    NextClass: null,
    LastSeen: rows[0]?.seen.toISOString(),
    Certificate: '2020-10-31',
    Owed: [{ Amount: rows[0]?.owed, Currency: 'EUR', IsLate: true }],
    Tags: ['Knee'],
    Others: [{ ThreadId: other, Title: 'Sunday', IsClosed: false }],
  });
  expect([rows[0]?.credits, rows[0]?.owed]).toEqual([7, 5_900]);
  expect((await facts(trainerA())).result).toEqual({ ...result, Owed: null });
  const elsewhere = { params: { id: world.clubA, threadId: thread }, token: managerA() };
  expect((await server.call(calls.getThreadMember, elsewhere)).status).toBe(404);
});

it('the templates are the texts of automations and own drafts of the user, in the language of the member and with the data of the member', async () => {
  const thread = await begun();
  await server.db.updateTable('users').set({ Language: 'it' }).where('UserId', '=', world.ids.athleteA).execute();
  const both = {
    en: { Title: 'Visit', Text: 'Hello {FirstMidName}' },
    it: { Title: 'Visita', Text: 'Ciao {FirstMidName}, ti aspetta {Club}' },
  };
  const Then = { Message: { App: true, Email: false, Sms: false, Texts: both }, Task: null, Tag: null, Credits: null };
  const automation = { Name: 'Visits', Trigger: 'FirstVisit', Days: null, WaitHours: 0, Only: {}, Then };
  await server.db
    .insertInto('automations')
    .values({ ClubId: club, Content: JSON.stringify(automation), OnSince: null, CreatedAt: new Date() })
    .execute();
  const draft = (AuthorId: number, Text: string) => ({
    ClubId: club,
    AuthorId,
    Content: JSON.stringify({ ...toAll, Language: 'en', Texts: { en: { Title: 'Draft', Text } } }),
    SavedAt: new Date(),
  });
  const drafts = [draft(world.ids.managerA, '{Credits} credits left'), draft(world.ids.trainerA, 'Not mine')];
  await server.db.insertInto('planned_messages').values(drafts).execute();
  const templates = (token = managerA()) => server.call(calls.getThreadTemplates, { params: at(thread), token });
  const { Name } = await server.db.selectFrom('clubs').select('Name').where('ClubId', '=', club).executeTakeFirstOrThrow();
  const italian = { Title: 'Visita', Text: `Ciao Alessia, ti aspetta ${Name}` };
  expect((await templates()).result).toEqual({
    Language: 'it',
    Templates: [italian, { Title: 'Draft', Text: '0 credits left' }],
  });
  expect((await templates(trainerA())).result.Templates).toEqual([italian, { Title: 'Draft', Text: 'Not mine' }]);
});

it('an answer is new until the member opens the thread, and is notified in the app', async () => {
  const thread = await begun();
  await answer(thread, 'Send it by Monday');
  expect((await readOwn(thread)).result.New).toBe(1);
  expect(await notified(athleteA(), 'ThreadAnswered')).toMatchObject([
    { View: `Messages/${thread}`, Detail: 'Send it by Monday' },
  ]);
  expect((await server.call(calls.readOwnThread, { params: own(thread), token: athleteA() })).status).toBe(204);
  expect((await readOwn(thread)).result.New).toBe(0);
  expect((await read(thread)).result.MemberReadAt).toEqual(expect.any(String));
});

it('a reply notifies the managers, or only the holder of the thread', async () => {
  const thread = await begun();
  expect(await notified(managerA(), 'ThreadReplied')).toHaveLength(1);
  expect(await notified(trainerA(), 'ThreadReplied')).toHaveLength(0);
  await hold(thread, world.ids.trainerA, trainerA());
  await reply(thread, 'Hello?');
  expect(await notified(managerA(), 'ThreadReplied')).toHaveLength(1);
  expect(await notified(trainerA(), 'ThreadReplied')).toHaveLength(1);
});

it('an answer is mailed once if the member does not read it within an hour', async () => {
  const confirmed = { EmailConfirmed: true, Language: 'en' as const };
  await server.db.updateTable('users').set(confirmed).where('UserId', '=', world.ids.athleteA).execute();
  const unread = await begun('First', 'Unread');
  const seen = await begun('Second', 'Seen');
  for (const thread of [unread, seen]) await answer(thread, `Answer about ${thread}`);
  await answer(unread, 'And bring a photo');
  await server.call(calls.readOwnThread, { params: own(seen), token: athleteA() });
  const { Email } = await server.db
    .selectFrom('users')
    .select('Email')
    .where('UserId', '=', world.ids.athleteA)
    .executeTakeFirstOrThrow();
  const mails = () =>
    server.db
      .selectFrom('mails')
      .select(['Subject', 'Text'])
      .where('To', '=', Email)
      .where('Subject', 'like', 'Answer:%')
      .execute();
  const { db, mail } = server;
  const after = (minutes: number) =>
    createUnreadAnswers({
      db,
      mail,
      profiles: server.users.profiles,
      publicUrl: 'https://club.example',
      now: () => new Date(Date.now() + minutes * 60_000),
    });
  await after(59).mailUnread(unread);
  expect(await mails()).toEqual([]);
  for (let round = 0; round < 2; round += 1) for (const thread of [unread, seen]) await after(61).mailUnread(thread);
  const sent = await mails();
  expect(sent.map(({ Subject }) => Subject)).toEqual(['Answer: Unread']);
  expect(sent[0]?.Text).toContain(`Answer about ${unread}`);
  expect(sent[0]?.Text).toContain('And bring a photo');
  expect(sent[0]?.Text).toContain(`https://club.example/#/Messages/${unread}`);
});

it('a member sends a limited number of replies within an hour', async () => {
  const messageId = await aMessage([world.ids.neighbourA]);
  const send = (Text: string) => replyTo(messageId, Text, neighbourA(), world.ids.neighbourA);
  const first = (await send('One')).result;
  const entry = { ThreadId: first.ThreadId, ClubId: club, UserId: world.ids.neighbourA, Kind: 'Reply' as const, Text: 'More' };
  const rest = Array.from({ length: REPLIES_AN_HOUR - 1 }, () => ({ ...entry, At: new Date() }));
  await server.db.insertInto('thread_entries').values(rest).execute();
  const refused = await send('Too many');
  expect([refused.status, errorOf(refused)]).toEqual([429, 'RepliesOften']);
  await server.db
    .updateTable('thread_entries')
    .set({ At: new Date(Date.now() - 2 * HOUR_MS) })
    .where('UserId', '=', world.ids.neighbourA)
    .execute();
  expect((await send('Again')).status).toBe(201);
});

it.each([
  ['an empty text', { Text: '  ' }],
  ['a text that is too long', { Text: 'x'.repeat(2001) }],
])('%s is refused with the name of the field', async (_, body) => {
  const thread = await begun();
  const writes: readonly [Call, object][] = [
    [calls.replyInThread, { params: own(thread), body, token: athleteA() }],
    [calls.answerThread, { params: at(thread), body: { ...body, RowVersion: 1 }, token: managerA() }],
    [calls.noteOnThread, { params: at(thread), body, token: managerA() }],
  ];
  for (const [call, input] of writes) {
    const { status, problem } = await server.call(call, input);
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'Text']);
  }
});

it('the threads of a member are deleted when they leave the club', async () => {
  const thread = await begun();
  await leaveClub(server.db, { ClubId: club, UserId: world.ids.athleteA });
  expect((await read(thread)).status).toBe(404);
  const entries = await server.db.selectFrom('thread_entries').select('ThreadEntryId').where('ThreadId', '=', thread).execute();
  expect(entries).toEqual([]);
});
