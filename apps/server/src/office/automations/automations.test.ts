import {
  type Automation,
  type AutomationContent,
  REACHES_MANY,
  readyAutomations,
} from '@clubpulse/contract/office/automations/automations';
import * as calls from '@clubpulse/contract/office/automations/automations.calls';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { listClubMessages } from '@clubpulse/contract/office/messages.calls';
import { languages } from '@clubpulse/contract/scalars';
import { conditionOf } from '@clubpulse/rules/office/automations/due';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted } from '../../test/billing.ts';
import { anAthlete, aSubscription, aSubscriptionType, balanceOf } from '../../test/booking-rows.ts';
import { queuedJobs } from '../../test/jobs.ts';
import { leaveClub } from '../../test/leaving.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { noCondition } from './automations.samples.ts';
import { createAutomations } from './automations.service.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const noActs = { Message: null, Task: null, Tag: null, Credits: null } as const;
const task = { Task: 'Say hello', AssigneeId: null, DueDays: 2 } as const;
const message = { App: true, Email: false, Sms: false, Texts: { en: { Title: 'Hello', Text: 'Hi {Nickname}' } } };
const contentOf = (fields: Partial<AutomationContent> = {}): AutomationContent => ({
  Name: 'Not seen',
  Trigger: 'NotSeen',
  Days: 10,
  WaitHours: 0,
  Only: noCondition,
  Then: { ...noActs, Task: task },
  ...fields,
});

const stays = { SwitchOn: false, Confirmed: false } as const;
const at = (text: string) => new Date(text);
/** A club in UTC whose language is English. */
async function aHouse() {
  const { db, clubs, consents, messages, previews, tags, tasks } = server;
  const clubId = await aClub(db, { TimeZone: 'UTC' });
  let now = at('2026-11-30T10:00:00Z');
  const automations = createAutomations({ db, club: clubs.facts, consents, messages, previews, tags, tasks, now: () => now });
  const by = await aUser(db);
  await aRole(db, by, 'Manager', clubId);
  const job = automations.jobs.find(({ name }) => name === 'club-automations');
  return {
    clubId,
    by,
    automations,
    at: (text: string) => {
      now = at(text);
    },
    run: async (text: string) => {
      now = at(text);
      await job?.run({ ClubId: clubId });
    },
    start: async (content: AutomationContent, on = '2026-11-01T00:00:00Z'): Promise<Automation> => {
      now = at(on);
      const made = accepted(await automations.create(clubId, { ...content, ...stays }, by));
      return accepted(await automations.switch(clubId, made.AutomationId, { On: true, Confirmed: true }, by));
    },
    log: async () => accepted(await automations.runs(clubId, { draw: 0, start: 0, length: 100 })).data,
    visit: (UserId: number, text: string) =>
      db
        .insertInto('check_ins')
        .values({ ClubId: clubId, UserId, At: at(text) })
        .execute(),
  };
}
const tasksAbout = (UserId: number) => server.db.selectFrom('tasks').selectAll().where('ReceiverId', '=', UserId).execute();
const messagesTo = (UserId: number) =>
  server.db
    .selectFrom('message_recipients')
    .innerJoin('messages', 'messages.MessageId', 'message_recipients.MessageId')
    .select(['messages.MessageId', 'AuthorId', 'Language', 'IsAutomatic'])
    .where('message_recipients.UserId', '=', UserId)
    .orderBy('messages.MessageId')
    .execute();

it.each(readyAutomations)('the ready automation %s is written in all languages, and is added switched off', async (Ready) => {
  const { clubId, by, automations } = await aHouse();
  const { Content, OnSince } = accepted(await automations.addReady(clubId, Ready, by));
  expect(OnSince).toBeNull();
  expect(Content.Trigger).toBe(Ready);
  const texts = languages.map((language) => Content.Then.Message?.Texts[language]?.Text ?? '');
  expect(new Set(texts).size).toBe(languages.length);
  for (const text of texts) expect(text).toContain('{Nickname}');
  expect(Content.Name).not.toContain('automatic.');
});

describe('an automation', () => {
  it('is created switched off, is saved once per version, and is in the log of the club when it changes', async () => {
    const token = world.tokens.managerA;
    const params = { id: world.clubA };
    const made = (await server.call(calls.createAutomation, { params, body: contentOf({ Name: 'Logged' }), token })).result;
    expect(made).toMatchObject({ OnSince: null, People: 0, Failed: 0, RowVersion: 0 });
    const one = { ...params, automationId: made.AutomationId };
    const body = { ...contentOf({ Name: 'Logged', Days: 20 }), RowVersion: 0 };
    const saved = [1, 2].map(() => server.call(calls.updateAutomation, { params: one, body, token }));
    expect((await Promise.all(saved)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const on = await server.call(calls.switchAutomation, { params: one, body: { On: true }, token });
    expect(on.result.OnSince).not.toBeNull();
    const again = await server.call(calls.switchAutomation, { params: one, body: { On: true }, token });
    expect(again.result.OnSince).toBe(on.result.OnSince);
    await server.call(calls.switchAutomation, { params: one, body: { On: false }, token });
    expect((await server.call(calls.deleteAutomation, { params: one, token })).status).toBe(204);
    const elsewhere = { params: { id: world.clubB, automationId: made.AutomationId }, token: world.tokens.managerB };
    expect((await server.call(calls.deleteAutomation, elsewhere)).status).toBe(404);
    const day = 86_400_000;
    const query = { Begin: new Date(Date.now() - day).toISOString(), End: new Date(Date.now() + day).toISOString() };
    const logged = (await server.call(listClubLogs, { params, query: { ...query, Kind: 'Messages', length: 50 }, token })).result;
    const types = logged.data.flatMap(({ Type, Subject }) => (Subject === 'Logged' ? [Type] : []));
    expect(types).toEqual([
      'AutomationDeleted',
      'AutomationDisabled',
      'AutomationEnabled',
      'AutomationUpdated',
      'AutomationAdded',
    ]);
  });

  it('is saved and switched on together, and above 200 members saves nothing without a confirmation', async () => {
    const { clubId, by, automations, at: setTime } = await aHouse();
    setTime('2026-11-30T10:00:00Z');
    const many = await server.db
      .insertInto('users')
      .values(
        Array.from({ length: REACHES_MANY + 1 }, (_, index) => ({
          Email: `on-${clubId}-${index}@example.com`,
          Nickname: `on-${clubId}-${index}`,
        })),
      )
      .returning('UserId')
      .execute();
    const role = { Role: 'Athlete' as const, ClubId: clubId, Since: at('2026-11-20T10:00:00Z') };
    await server.db
      .insertInto('user_roles')
      .values(many.map(({ UserId }) => ({ ...role, UserId })))
      .execute();
    const leads = contentOf({ Trigger: 'LeadCreated', Days: null });
    const on = { SwitchOn: true, Confirmed: false };
    expect(await automations.create(clubId, { ...leads, ...on }, by)).toMatchObject({
      refused: 'AutomationReachesMany',
      values: { count: REACHES_MANY + 1 },
    });
    expect(await automations.list(clubId)).toEqual([]);
    const { AutomationId } = accepted(await automations.create(clubId, { ...contentOf(), ...on }, by));
    expect(await automations.list(clubId)).toMatchObject([{ OnSince: '2026-11-30T10:00:00.000Z' }]);
    accepted(await automations.switch(clubId, AutomationId, { On: false, Confirmed: false }, by));
    const changed = { ...leads, SwitchOn: true, RowVersion: 1 };
    expect(await automations.update(clubId, AutomationId, { ...changed, Confirmed: false }, by)).toMatchObject({
      refused: 'AutomationReachesMany',
    });
    expect(await automations.list(clubId)).toMatchObject([{ OnSince: null, Content: { Trigger: 'NotSeen' } }]);
    setTime('2026-11-30T11:00:00Z');
    accepted(await automations.update(clubId, AutomationId, { ...changed, Confirmed: true }, by));
    expect(await automations.list(clubId)).toMatchObject([
      { OnSince: '2026-11-30T11:00:00.000Z', Content: { Trigger: 'LeadCreated' } },
    ]);
  });

  it('is refused with ids of another club, and without the text in the default language of the club', async () => {
    const token = world.tokens.managerA;
    const type = await aSubscriptionType(server.db, world.clubB);
    const tag = accepted(await server.tags.create(world.clubB, 'Foreign', world.ids.managerB)).ClubTagId;
    const body = contentOf({
      Only: { ClientStage: null, ClubTagId: tag, ClassSubscriptionId: type },
      Then: { Message: message, Task: { ...task, AssigneeId: world.ids.trainerB }, Tag: { ClubTagId: tag }, Credits: null },
    });
    const { problem } = await server.call(calls.createAutomation, { params: { id: world.clubA }, body, token });
    expect(problem.errors?.map(({ field }) => field)).toEqual([
      'Only.ClubTagId',
      'Only.ClassSubscriptionId',
      'Then.Tag.ClubTagId',
      'Then.Task.AssigneeId',
      'Then.Message.Texts.it.Title',
    ]);
  });

  it('runs once per person and cause, also when its job runs twice at the same time', async () => {
    const { clubId, start, run, log, visit } = await aHouse();
    const [away, comes] = [await anAthlete(server.db, clubId), await anAthlete(server.db, clubId)];
    const { AutomationId } = await start(contentOf());
    for (const person of [away, comes]) await visit(person, '2026-11-05T10:00:00Z');
    await visit(comes, '2026-11-14T10:00:00Z');
    await run('2026-11-15T09:59:00Z');
    expect(await log()).toEqual([]);
    await Promise.all([run('2026-11-15T10:00:00Z'), run('2026-11-15T10:00:00Z')]);
    await run('2026-11-15T10:15:00Z');
    expect(await log()).toMatchObject([{ AutomationId, Person: { UserId: away }, State: 'Done', Did: ['Task'], Reason: null }]);
    expect(await tasksAbout(away)).toMatchObject([{ Task: 'Say hello', DueDate: '2026-11-17', Type: 'generic' }]);
    await run('2026-11-24T10:00:00Z');
    expect((await log()).map(({ Person }) => Person.UserId)).toEqual([comes, away]);
  });

  it('does not act while it is off, nor on causes that became due before it was switched on', async () => {
    const { clubId, by, start, run, log, visit, automations } = await aHouse();
    const person = await anAthlete(server.db, clubId);
    await visit(person, '2026-11-05T10:00:00Z');
    const { AutomationId } = await start(contentOf(), '2026-11-15T11:00:00Z');
    await run('2026-11-15T12:00:00Z');
    expect(await log()).toEqual([]);
    await visit(person, '2026-11-16T10:00:00Z');
    accepted(await automations.switch(clubId, AutomationId, { On: false, Confirmed: false }, by));
    await run('2026-11-26T10:00:00Z');
    expect(await log()).toEqual([]);
  });

  it.each(['Paused', 'Suspended'] as const)('reaches no member whose subscription is %s', async (State) => {
    const { clubId, start, run, log, visit } = await aHouse();
    const [held, away] = [await anAthlete(server.db, clubId), await anAthlete(server.db, clubId)];
    const SuspendedDate = State === 'Suspended' ? '2026-11-06' : null;
    await aSubscription(server.db, clubId, held, await aSubscriptionType(server.db, clubId), null, { State, SuspendedDate });
    await start(contentOf());
    for (const person of [held, away]) await visit(person, '2026-11-05T10:00:00Z');
    await run('2026-11-15T12:00:00Z');
    expect((await log()).map(({ Person }) => Person.UserId)).toEqual([away]);
  });

  it('stops after the wait if the member came, and acts only on members who meet its conditions', async () => {
    const { clubId, by, start, run, log, visit } = await aHouse();
    const tag = accepted(await server.tags.create(clubId, 'Mornings', by)).ClubTagId;
    const people = await Promise.all([1, 2, 3].map(() => anAthlete(server.db, clubId)));
    const [away, comes, other] = people as [number, number, number];
    await server.tags.assign(clubId, away, [tag], by);
    await server.tags.assign(clubId, comes, [tag], by);
    await start(contentOf({ WaitHours: 48, Only: { ...noCondition, ClubTagId: tag } }));
    for (const person of [away, comes, other]) await visit(person, '2026-11-05T10:00:00Z');
    await visit(comes, '2026-11-16T10:00:00Z');
    await run('2026-11-17T10:00:00Z');
    expect((await log()).map(({ Person }) => Person.UserId)).toEqual([away]);
  });

  it('writes message, task, tag and credits of a run together, or nothing when one of them fails', async () => {
    const { clubId, by, at: setTime, start, run, log, visit, automations } = await aHouse();
    const person = await anAthlete(server.db, clubId, { Language: 'fr' });
    const tag = accepted(await server.tags.create(clubId, 'Away', by)).ClubTagId;
    const all = { Message: message, Task: task, Tag: { ClubTagId: tag }, Credits: { Credits: 2 } };
    const { AutomationId } = await start(contentOf({ Then: all }));
    await visit(person, '2026-11-05T10:00:00Z');
    await server.tags.delete(clubId, tag, by);
    await run('2026-11-15T10:00:00Z');
    const [failed] = await log();
    expect(failed).toMatchObject({ State: 'Failed', Did: [], Reason: 'TagGone' });
    expect([await tasksAbout(person), await messagesTo(person)]).toEqual([[], []]);
    await run('2026-11-15T10:15:00Z');
    expect(await log()).toHaveLength(1);
    const runId = failed?.AutomationRunId ?? 0;
    setTime('2026-11-16T10:00:00Z');
    expect(accepted(await automations.runAgain(clubId, runId))).toMatchObject({ State: 'Failed', Reason: 'TagGone' });
    const back = accepted(await server.tags.create(clubId, 'Back', by)).ClubTagId;
    const content = contentOf({ Then: { ...all, Tag: { ClubTagId: back } } });
    accepted(await automations.update(clubId, AutomationId, { ...content, ...stays, RowVersion: 1 }, by));
    expect(accepted(await automations.runAgain(clubId, runId))).toMatchObject({
      State: 'Done',
      Did: ['Message', 'Task', 'Tag', 'Credits'],
    });
    expect(await automations.runAgain(clubId, runId)).toMatchObject({ refused: 'NotFound' });
    expect(await messagesTo(person)).toMatchObject([{ AuthorId: null, Language: 'en', IsAutomatic: true }]);
    expect(await tasksAbout(person)).toHaveLength(1);
    expect(await balanceOf(server.db, person)).toBe(2);
    expect((await server.messages.list(clubId, { draw: 0, start: 0, length: 10 })) as object).toMatchObject({ recordsTotal: 0 });
    expect(await queuedJobs(server.db, 'club-message')).not.toEqual([]);
  });

  it('performs its other acts when the member gets no messages, and the log states this', async () => {
    const { clubId, start, run, log, visit } = await aHouse();
    const NotificationSettings = JSON.stringify({ 'Members.App': false });
    const person = await anAthlete(server.db, clubId, { NotificationSettings });
    await start(contentOf({ Then: { ...noActs, Message: message, Task: task } }));
    await visit(person, '2026-11-05T10:00:00Z');
    await run('2026-11-15T10:00:00Z');
    expect(await log()).toMatchObject([{ State: 'Done', Did: ['Task'], Reason: 'NotReached' }]);
    expect(await messagesTo(person)).toEqual([]);
  });

  it('sends a member at most three automatic messages in seven days, and a fourth message once the limit allows it', async () => {
    const { clubId, start, run, log, visit } = await aHouse();
    const person = await anAthlete(server.db, clubId);
    for (const Days of [1, 2, 3, 4]) await start(contentOf({ Days, Then: { ...noActs, Message: message } }));
    await visit(person, '2026-11-05T10:00:00Z');
    for (const day of ['06', '07', '08', '09', '12']) {
      await run(`2026-11-${day}T10:00:00Z`);
      // Messages are sent with the time of the real clock, so their times are changed afterwards.
      const MessageId = (await messagesTo(person)).at(Number(day) > 8 ? 2 : -1)?.MessageId ?? 0;
      const SentAt = at(`2026-11-${Number(day) > 8 ? '08' : day}T10:00:00Z`);
      await server.db.updateTable('messages').set({ SentAt }).where('MessageId', '=', MessageId).execute();
    }
    expect(await log()).toHaveLength(3);
    await run('2026-11-13T10:00:00Z');
    expect((await log()).map(({ At }) => At.slice(0, 10))).toEqual(['2026-11-13', '2026-11-08', '2026-11-07', '2026-11-06']);
  });

  it('sends a message that is due at night only in the following morning of the club', async () => {
    const { clubId, start, run, log, visit } = await aHouse();
    const person = await anAthlete(server.db, clubId);
    await start(contentOf({ Then: { ...noActs, Message: message } }));
    await visit(person, '2026-11-05T22:00:00Z');
    await run('2026-11-16T07:45:00Z');
    expect(await log()).toEqual([]);
    await run('2026-11-16T08:00:00Z');
    expect(await log()).toHaveLength(1);
  });

  it('sends no message in the quiet hours that the club has set, also when the run is late', async () => {
    const { clubId, start, run, log, visit, automations } = await aHouse();
    const person = await anAthlete(server.db, clubId);
    expect(await automations.hours(clubId)).toEqual({ QuietFrom: '21:00', QuietUntil: '08:00' });
    const { AutomationId } = await start(contentOf({ Then: { ...noActs, Message: message } }));
    await start(contentOf({ Name: 'Task' }));
    await visit(person, '2026-11-05T18:30:00Z');
    await automations.setHours(clubId, { QuietFrom: '20:30', QuietUntil: '10:00' });
    await automations.setHours(clubId, { QuietFrom: '19:00', QuietUntil: '10:00' });
    for (const time of ['15T19:00', '15T22:00', '16T09:45']) await run(`2026-11-${time}:00Z`);
    expect(await log()).toMatchObject([{ Name: 'Task' }]);
    await run('2026-11-16T10:00:00Z');
    expect((await log()).map((one) => one.AutomationId)).toContain(AutomationId);
  });

  it('is stopped for a member who replied to its message, but not for other members, and does not stop other automations', async () => {
    const { clubId, start, run, log, visit } = await aHouse();
    const [answering, silent] = [await anAthlete(server.db, clubId), await anAthlete(server.db, clubId)];
    const { AutomationId } = await start(contentOf({ Name: 'Answered', Then: { ...noActs, Message: message, Task: task } }));
    for (const person of [answering, silent]) await visit(person, '2026-11-02T10:00:00Z');
    await run('2026-11-12T10:00:00Z');
    const MessageId = (await messagesTo(answering))[0]?.MessageId ?? 0;
    accepted(await server.replies.replyToMessage(answering, MessageId, 'I am back soon'));
    const other = await start(contentOf({ Name: 'Other' }), '2026-11-13T00:00:00Z');
    const replyOn = (day: string) =>
      server.db
        .updateTable('thread_entries')
        .set({ At: at(`${day}T10:00:00Z`) })
        .where('UserId', '=', answering)
        .where('Kind', '=', 'Reply')
        .execute();
    await replyOn('2026-11-13');
    for (const person of [answering, silent]) await visit(person, '2026-11-14T10:00:00Z');
    await run('2026-11-24T10:00:00Z');
    const rows = (await log()).filter(({ At }) => At.startsWith('2026-11-24'));
    const ofAnswering = rows.filter(({ Person }) => Person.UserId === answering);
    expect(ofAnswering.find((one) => one.AutomationId === AutomationId)).toMatchObject({
      State: 'Stopped',
      Did: [],
      Reason: 'Answered',
    });
    expect(ofAnswering.find((one) => one.AutomationId === other.AutomationId)).toMatchObject({ State: 'Done', Did: ['Task'] });
    expect(rows.filter(({ Person, State }) => Person.UserId === silent && State === 'Done')).toHaveLength(2);
    expect([await messagesTo(answering), await messagesTo(silent)].map((sent) => sent.length)).toEqual([1, 2]);
    await replyOn('2026-08-01');
    await visit(answering, '2026-11-25T10:00:00Z');
    await run('2026-12-05T10:00:00Z');
    expect(await messagesTo(answering)).toHaveLength(2);
  });

  it('does not act on a member who has left, whose runs are removed from the log', async () => {
    const { clubId, start, run, log, visit } = await aHouse();
    const [leaver, other] = [await anAthlete(server.db, clubId), await anAthlete(server.db, clubId)];
    await start(contentOf());
    await visit(leaver, '2026-11-02T10:00:00Z');
    await visit(other, '2026-11-03T10:00:00Z');
    await run('2026-11-13T10:00:00Z');
    expect(await log()).toHaveLength(2);
    await leaveClub(server.db, { UserId: leaver, ClubId: clubId });
    expect((await log()).map(({ Person }) => Person.UserId)).toEqual([other]);
  });
});

it('the preview lists each member once, the newest cause first, and states how many members read each language', async () => {
  const { clubId, at: setTime, visit, automations } = await aHouse();
  const [first, second, back] = await Promise.all(
    (['it', 'fr', 'en'] as const).map((Language) => anAthlete(server.db, clubId, { Language })),
  );
  for (const day of ['02', '13']) await visit(first ?? 0, `2026-11-${day}T10:00:00Z`);
  await visit(second ?? 0, '2026-11-03T10:00:00Z');
  await visit(back ?? 0, '2026-11-04T10:00:00Z');
  await visit(back ?? 0, '2026-11-15T10:00:00Z');
  await visit(back ?? 0, '2026-11-25T09:00:00Z');
  setTime('2026-11-30T10:00:00Z');
  const shown = accepted(await automations.preview(clubId, conditionOf(contentOf({ WaitHours: 48 }))));
  expect(shown).toMatchObject({ Count: 2, Ended: 1 });
  expect(shown.People.map(({ UserId, At }) => [UserId, At])).toEqual([
    [first, '2026-11-25T10:00:00.000Z'],
    [second, '2026-11-15T10:00:00.000Z'],
  ]);
  expect(shown.Languages).toEqual([
    { Language: 'it', Count: 1 },
    { Language: 'fr', Count: 1 },
  ]);
});

describe('a test on one person', () => {
  it('states the checks, the time of the acts and the message in their language, and does nothing', async () => {
    const { clubId, by, automations, at: setTime, visit, run, log } = await aHouse();
    const person = await anAthlete(server.db, clubId, { Language: 'fr', FirstMidName: 'Léa' });
    const tag = accepted(await server.tags.create(clubId, 'Mornings', by)).ClubTagId;
    await visit(person, '2026-11-25T20:00:00Z');
    const Texts = { ...message.Texts, fr: { Title: 'Bonjour', Text: 'Bonjour {FirstMidName}' } };
    const content = contentOf({
      WaitHours: 24,
      Only: { ...noCondition, ClubTagId: tag },
      Then: { ...noActs, Message: { ...message, Texts } },
    });
    const input = { ...content, UserId: person, AutomationId: null };
    setTime('2026-11-30T10:00:00Z');
    expect(accepted(await automations.test(clubId, input))).toMatchObject({
      Person: { UserId: person, Language: 'fr' },
      Holds: false,
      Checks: [
        { Check: 'Cause', Holds: true, At: '2026-12-05T20:00:00.000Z' },
        { Check: 'NotEnded', Holds: true, At: null },
        { Check: 'ClubTagId', Holds: false },
      ],
      DueAt: '2026-12-06T20:00:00.000Z',
      Waits: ['Wait'],
      Message: { Language: 'fr', Title: 'Bonjour', Text: 'Bonjour Léa', Ways: ['App'], LeftOut: null },
    });
    await server.tags.assign(clubId, person, [tag], by);
    const shown = accepted(await automations.test(clubId, input));
    expect(shown.Holds).toBe(true);
    expect([await messagesTo(person), await log()]).toEqual([[], []]);
    accepted(await automations.create(clubId, { ...content, SwitchOn: true, Confirmed: true }, by));
    await run('2026-12-06T19:59:00Z');
    expect(await log()).toEqual([]);
    await run(shown.DueAt ?? '');
    expect(await log()).toMatchObject([{ Person: { UserId: person }, State: 'Done' }]);
    const [stored] = await automations.list(clubId);
    const again = accepted(await automations.test(clubId, { ...input, AutomationId: stored?.AutomationId ?? 0 }));
    expect(again.Checks.find(({ Holds }) => !Holds)).toEqual({ Check: 'NotDone', Holds: false, At: shown.DueAt });
  });

  it('mails the message to the caller as the person would read it, and knows only athletes and automations of the club', async () => {
    const { clubId, by, automations, start } = await aHouse();
    const [person, other] = [await anAthlete(server.db, clubId, { Nickname: 'Leo' }), await anAthlete(server.db, world.clubA)];
    const { AutomationId } = await start(contentOf());
    const input = { ...contentOf({ Then: { ...noActs, Message: message } }), UserId: person, AutomationId };
    const { Email } = accepted(await automations.mailToMe(clubId, input, by));
    const own = await server.db.selectFrom('users').select('Email').where('UserId', '=', by).executeTakeFirstOrThrow();
    expect(Email).toBe(own.Email);
    const mails = await server.db.selectFrom('mails').select(['Subject', 'Text']).where('To', '=', Email).execute();
    expect(mails).toEqual([{ Subject: 'Hello', Text: expect.stringContaining('Hi Leo') }]);
    expect(await messagesTo(person)).toEqual([]);
    const refused = { refused: 'NotFound' };
    for (const wrong of [
      { ...input, UserId: other },
      { ...input, AutomationId: AutomationId + 100_000 },
    ]) {
      expect(await automations.test(clubId, wrong)).toMatchObject(refused);
      expect(await automations.mailToMe(clubId, wrong, by)).toMatchObject(refused);
    }
    const silent = { ...input, ...contentOf() };
    expect(await automations.mailToMe(clubId, silent, by)).toMatchObject({ refused: 'ValidationFailed' });
  });
});

it('automatic messages are not in the club’s list of messages', async () => {
  const token = world.tokens.managerA;
  const before = (await server.call(listClubMessages, { params: { id: world.clubA }, token })).result.recordsTotal;
  await server.db
    .insertInto('messages')
    .values({
      ClubId: world.clubA,
      Language: 'en',
      Texts: JSON.stringify(message.Texts),
      App: true,
      Email: false,
      Sms: false,
      SentAt: new Date(),
      Chosen: 1,
      IsAutomatic: true,
    })
    .execute();
  const after = (await server.call(listClubMessages, { params: { id: world.clubA }, token })).result;
  expect(after.recordsTotal).toBe(before);
  expect(after.data).toHaveLength(before);
});
