import type { OutcomeInput, Task, TaskInput } from '@clubpulse/contract/members/tasks/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { accepted, resultKey } from '../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { createPipeline } from '../pipeline/pipeline.service.ts';
import { createTasks, type TasksService } from './tasks.service.ts';

const trials = {
  holdHolders: async () => undefined,
  giveTrials: async () => ({ Given: [], Without: [] }),
  takeBackTrials: async () => [],
};

let database: TestDatabase;
let open: OpenDatabase;
let tasks: TasksService;
let clubId: number;
let member: number;
let trainer: number;
let instant = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  const { db } = open;
  const parts = { db, club: async () => ({ TimeZone: 'Europe/Rome' }), now: () => instant };
  tasks = createTasks({ ...parts, consents: createConsents({ db }), pipeline: createPipeline({ ...parts, trials }) });
  clubId = await aClub(db);
  trainer = await aUser(db);
  await aRole(db, trainer, 'Trainer', clubId);
  member = await aMember();
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const works = (UserId: number): Caller => ({
  UserId,
  roles: { Owner: [], Manager: [{ ClubId: clubId }], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] },
  isAdmin: false,
  isEditor: false,
});

async function aMember(shares = true): Promise<number> {
  const userId = await aUser(open.db, { Phone: '+39 02 555 0100' });
  await aRole(open.db, userId, 'Athlete', clubId);
  if (shares)
    await createConsents({ db: open.db }).set(
      userId,
      [{ ClubId: clubId, Purpose: 'Contact', Granted: true, Version: 1 }],
      userId,
      'en',
    );
  return userId;
}
const written = (fields: Partial<TaskInput>): TaskInput => ({
  ClubId: clubId,
  Type: 'generic',
  Task: '',
  AssigneeId: null,
  ReceiverId: null,
  DueDate: null,
  ...fields,
});
const add = async (fields: Partial<TaskInput>): Promise<Task> => accepted(await tasks.create(works(trainer), written(fields)));
const listed = async (overrides: object = {}) =>
  (await tasks.ofClub(works(trainer), clubId, { draw: 1, start: 0, length: 100, completed: false, ...overrides })).data;
const stageOf = async (userId: number) =>
  (await open.db.selectFrom('memberships').select('ClientStage').where('UserId', '=', userId).executeTakeFirst())?.ClientStage;

describe('a task for staff', () => {
  it('is assigned to staff of the club, and concerns one member or none', async () => {
    const outsider = await aUser(open.db);
    expect(resultKey(await tasks.create(works(trainer), written({ Task: 'Sweep', AssigneeId: outsider })))).toBe('invalid-id');
    expect(resultKey(await tasks.create(works(trainer), written({ Task: 'Sweep', AssigneeId: member })))).toBe('invalid-id');
    expect(resultKey(await tasks.create(works(trainer), written({ Task: 'Sweep', ReceiverId: outsider })))).toBe('invalid-id');
    const task = await add({ Task: 'Sweep', AssigneeId: trainer, DueDate: '2026-11-20' });
    expect(task).toMatchObject({ Assignee: { UserId: trainer }, Receiver: null, CompletedAt: null });
    expect(await tasks.ofUser(works(trainer), trainer)).toEqual([task]);
    expect(await tasks.open(clubId, trainer)).toMatchObject({ Mine: 1, MineDue: 1 });
    expect(accepted(await tasks.complete(works(trainer), task.TaskId)).CompletedAt).toBe('2026-11-20T12:00:00.000Z');
    expect(
      resultKey(
        await tasks.update(works(trainer), task.TaskId, {
          Type: 'generic',
          Task: 'No',
          AssigneeId: null,
          DueDate: null,
          RowVersion: 1,
        }),
      ),
    ).toBe('TaskNotOpen');
    expect(await tasks.ofUser(works(trainer), trainer)).toEqual([]);
    expect(await listed({ completed: true, Assignee: trainer })).toMatchObject([{ Task: 'Sweep' }]);
  });

  it('is saved by only one of two concurrent changes based on the same version', async () => {
    const { TaskId, RowVersion: read } = await add({ Task: 'Sweep' });
    const save = (Task: string, RowVersion: number) =>
      tasks.update(works(trainer), TaskId, { Type: 'generic', Task, AssigneeId: null, DueDate: null, RowVersion });
    const both = await Promise.all([save('Sweep the hall', read), save('Sweep the stairs', read)]);
    expect(
      both
        .map((one) => ('refused' in one ? one.refused : one.RowVersion))
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([1, 'StaleRowVersion']);
    const saved = both.find((one) => !('refused' in one));
    expect((await listed()).filter((one) => one.TaskId === TaskId)).toEqual([saved]);
    expect(accepted(await save('Sweep both', 1))).toMatchObject({ Task: 'Sweep both', RowVersion: 2 });
    await tasks.complete(works(trainer), TaskId);
  });

  it('can be read by its id, whoever is the assignee', async () => {
    const { TaskId, RowVersion } = await add({ Task: 'Sweep', AssigneeId: trainer });
    const unassigned = { Type: 'generic', Task: 'Sweep', AssigneeId: null, DueDate: null, RowVersion } as const;
    const task = accepted(await tasks.update(works(trainer), TaskId, unassigned));
    expect(await tasks.one(works(trainer), TaskId)).toEqual(task);
    await tasks.delete(TaskId);
    expect(resultKey(await tasks.one(works(trainer), TaskId))).toBe('NotFound');
  });

  it('without a due day counts as due', async () => {
    const before = (await tasks.open(clubId, trainer)).MineDue;
    const ones = [
      await add({ Task: 'Any day', AssigneeId: trainer, DueDate: null }),
      await add({ Task: 'Tomorrow', AssigneeId: trainer, DueDate: '2026-11-21' }),
    ];
    expect(await tasks.open(clubId, trainer)).toMatchObject({ MineDue: before + 1 });
    for (const { TaskId } of ones) await tasks.complete(works(trainer), TaskId);
  });

  it('is counted in the same way as it is listed: a do-not-call is listed, but is not due', async () => {
    const before = await tasks.open(clubId, trainer);
    const ones = [
      await add({ Task: 'Late, without a member', DueDate: '2020-01-01' }),
      await add({ Type: 'do-not-call', ReceiverId: member, AssigneeId: trainer }),
    ];
    const { Mine, MineDue, All, AllDue } = before;
    expect(await tasks.open(clubId, trainer)).toEqual({ Mine: Mine + 1, MineDue, All: All + 2, AllDue: AllDue + 1 });
    expect(await listed()).toHaveLength(All + 2);
    for (const { TaskId } of ones) await tasks.delete(TaskId);
  });

  it('is listed in the order of due days, and last if it has no due day', async () => {
    const elsewhere = await aClub(open.db);
    for (const DueDate of [null, '2026-12-01', '2026-11-01'])
      accepted(await tasks.create(works(trainer), written({ ClubId: elsewhere, Task: 'x', DueDate })));
    const { data } = await tasks.ofClub(works(trainer), elsewhere, { draw: 1, start: 0, length: 9, completed: false });
    expect(data.map(({ DueDate }) => DueDate)).toEqual(['2026-11-01', '2026-12-01', null]);
  });

  it('that concerns no member cannot become a call', async () => {
    const { TaskId } = await add({ Task: 'Sweep' });
    expect(
      resultKey(
        await tasks.update(works(trainer), TaskId, { Type: 'call', Task: '', AssigneeId: null, DueDate: null, RowVersion: 0 }),
      ),
    ).toBe('invalid-id');
  });

  it('loses its assignee when that user leaves the club, and is deleted when its member leaves', async () => {
    const [leaver, about] = [await aUser(open.db), await aMember()];
    await aRole(open.db, leaver, 'Trainer', clubId);
    const assigned = await add({ Task: 'Assigned', AssigneeId: leaver });
    const call = await add({ Type: 'call', ReceiverId: about });
    for (const userId of [leaver, about]) await leaveClubs(open.db, userId);
    const left = await listed();
    expect(left.find(({ TaskId }) => TaskId === assigned.TaskId)).toMatchObject({ Assignee: null });
    expect(left.some(({ TaskId }) => TaskId === call.TaskId)).toBe(false);
  });
});

describe('a task that is created for several members', () => {
  it('is created once for each member, but for a member with a do-not-call no call is created and the response states why', async () => {
    const [one, stopped, outsider] = [await aMember(), await aMember(), await aUser(open.db)];
    await add({ Type: 'do-not-call', ReceiverId: stopped });
    const each = async (fields: Partial<TaskInput>) =>
      accepted(await tasks.createEach(clubId, { ...written(fields), UserIds: [one, stopped, outsider, one] }));
    const calls = await each({ Type: 'call', AssigneeId: trainer, DueDate: '2026-11-25' });
    expect(calls).toEqual({
      Written: [{ UserId: one, TaskId: expect.any(Number) }],
      Refused: [
        { UserId: stopped, ErrorType: 'NotToBeCalled' },
        { UserId: outsider, ErrorType: 'NotFound' },
      ],
    });
    expect(accepted(await tasks.ofClubUser(works(trainer), clubId, one))).toMatchObject([
      { Type: 'call', DueDate: '2026-11-25', Assignee: { UserId: trainer } },
    ]);
    const { Written, Refused } = await each({ Task: 'Invite to the open day' });
    expect([Written.map(({ UserId }) => UserId), Refused]).toEqual([
      [one, stopped],
      [{ UserId: outsider, ErrorType: 'NotFound' }],
    ]);
    expect(resultKey(await tasks.createEach(clubId, { ...written({ Task: 'x', AssigneeId: outsider }), UserIds: [one] }))).toBe(
      'invalid-id',
    );
    const elsewhere = await aClub(open.db);
    const ids = Written.map(({ TaskId }) => TaskId);
    expect(await tasks.deleteEach(elsewhere, ids)).toMatchObject({ Deleted: [], Refused: ids.map((TaskId) => ({ TaskId })) });
    expect(accepted(await tasks.ofClubUser(works(trainer), clubId, one))).toHaveLength(2);
    expect(await tasks.deleteEach(clubId, ids)).toEqual({ Deleted: ids, Refused: [] });
    expect(accepted(await tasks.ofClubUser(works(trainer), clubId, one))).toHaveLength(1);
  });
});

describe('the telephone number of a member', () => {
  it('is returned when the member shares it and has no do-not-call', async () => {
    const hidden = await aMember(false);
    expect((await add({ Type: 'call', ReceiverId: hidden })).Receiver).toMatchObject({ Phone: null, DoNotCall: false });
    const shared = await aMember();
    const call = await add({ Type: 'call', ReceiverId: shared });
    expect(call.Receiver).toMatchObject({ Phone: '+39 02 555 0100', ClientStage: 'lead' });
    const other = {
      ...works(trainer),
      roles: { Owner: [], Manager: [], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] },
      isAdmin: true,
    };
    expect(accepted(await tasks.ofClubUser(other, clubId, shared))).toMatchObject([{ Receiver: { Phone: null } }]);
    const stop = await add({ Type: 'do-not-call', ReceiverId: shared, DueDate: '2026-11-20' });
    const now = async () => (await listed()).find(({ TaskId }) => TaskId === call.TaskId)?.Receiver;
    expect(await now()).toMatchObject({ Phone: null, DoNotCall: true });
    expect(await tasks.doNotCall(clubId, shared)).toEqual({ Holds: true, Until: '2026-11-20' });
    expect(resultKey(await tasks.create(works(trainer), written({ Type: 'call', ReceiverId: shared })))).toBe('NotToBeCalled');
    instant = new Date('2026-11-20T23:30:00Z');
    expect(await now()).toMatchObject({ DoNotCall: false });
    expect(await tasks.doNotCall(clubId, shared)).toEqual({ Holds: false, Until: null });
    instant = new Date('2026-11-20T12:00:00Z');
    await tasks.complete(works(trainer), stop.TaskId);
    expect(await now()).toMatchObject({ Phone: '+39 02 555 0100' });
    for (const DueDate of [null, '2026-12-01']) await add({ Type: 'do-not-call', ReceiverId: shared, DueDate });
    expect(await tasks.doNotCall(clubId, shared)).toEqual({ Holds: true, Until: null });
  });
});

describe('the outcome of a call to a member', () => {
  const went = async (userId: number, input: Partial<OutcomeInput>) => {
    const call = await add({ Type: 'call', ReceiverId: userId, Task: 'Say what a month costs' });
    return accepted(
      await tasks.outcome(works(trainer), call.TaskId, { Outcome: 'NoAnswer', Note: '', DoNotCallUntil: null, ...input }),
    );
  };
  const about = async (userId: number) => accepted(await tasks.ofClubUser(works(trainer), clubId, userId));

  it('moves an interested member to the stage of qualified leads, plans a call in three days, and stores the note', async () => {
    const userId = await aMember();
    expect(await went(userId, { Outcome: 'Interested', Note: 'After work' })).toMatchObject({ CompletedAt: expect.any(String) });
    expect(await stageOf(userId)).toBe('lead-qualified');
    expect(await about(userId)).toMatchObject([
      { Type: 'call', Task: 'Say what a month costs', DueDate: '2026-11-23', CompletedAt: null, Assignee: { UserId: trainer } },
      { Outcome: 'Interested' },
    ]);
    const notes = await open.db.selectFrom('notes').select(['Text', 'AuthorId']).where('UserId', '=', userId).execute();
    expect(notes).toEqual([{ Text: 'After work', AuthorId: trainer }]);
  });

  it('plans another call for tomorrow if the member did not respond, and moves a member who books a trial to that stage', async () => {
    const userId = await aMember();
    expect(await went(userId, {})).toMatchObject({ DueDate: '2026-11-21', CompletedAt: null, Outcome: 'NoAnswer' });
    expect(await stageOf(userId)).toBe('lead');
    await went(userId, { Outcome: 'Trial' });
    expect(await stageOf(userId)).toBe('trial');
  });

  it('stays in the member’s history when the batch that created the call is undone', async () => {
    const done = await went(await aMember(), { Outcome: 'Interested' });
    const tried = await went(await aMember(), {});
    const untouched = await add({ Type: 'call', ReceiverId: await aMember() });
    expect(await tasks.deleteEach(clubId, [done.TaskId, tried.TaskId, untouched.TaskId] as never)).toEqual({
      Deleted: [untouched.TaskId],
      Refused: [done.TaskId, tried.TaskId].map((TaskId) => ({ TaskId, ErrorType: 'TaskNotOpen' })),
    });
  });

  it('can forbid further calls until a last day, which must be in the future', async () => {
    const userId = await aMember();
    const call = await add({ Type: 'call', ReceiverId: userId });
    const input = { Outcome: 'Interested', Note: 'stored only with the rest', DoNotCallUntil: '2026-11-20' } as const;
    expect(resultKey(await tasks.outcome(works(trainer), call.TaskId, input))).toBe('date-in-future');
    expect(await stageOf(userId)).toBe('lead');
    accepted(await tasks.outcome(works(trainer), call.TaskId, { ...input, DoNotCallUntil: '2027-02-01' }));
    expect(await about(userId)).toMatchObject([{ Type: 'do-not-call', DueDate: '2027-02-01' }, { Outcome: 'Interested' }]);
    expect(resultKey(await tasks.outcome(works(trainer), call.TaskId, { ...input, DoNotCallUntil: null }))).toBe('TaskNotOpen');
  });
});

it('the outcome of a call writes all its changes or none', async () => {
  const { db } = open;
  const parts = { db, club: async () => ({ TimeZone: 'Europe/Rome' }), now: () => instant };
  const sharingUsers = () => Promise.reject(new Error('gone'));
  const broken = createTasks({ ...parts, consents: { sharingUsers }, pipeline: createPipeline({ ...parts, trials }) });
  const all = () => db.selectFrom('tasks').select('TaskId').execute();
  const before = await all();
  await expect(broken.create(works(trainer), written({ ReceiverId: member, Task: 'Call the member' }))).rejects.toThrow('gone');
  expect(await all()).toEqual(before);
});
