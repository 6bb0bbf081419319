import type { BasicUser, UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type ErrorType, type Refusal, refuse } from '@clubpulse/contract/errors';
import type {
  DoNotCall,
  OutcomeInput,
  Task,
  TaskBatch,
  TaskId,
  TaskInput,
  TaskUpdate,
} from '@clubpulse/contract/members/tasks/tasks';
import type { listClubTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import type { Page } from '@clubpulse/contract/scalars';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { nextCall, stageAfter } from '@clubpulse/rules/members/tasks/tasks';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import { hasRoleIn, holdRoleIn, holdRolesIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { pageOf } from '../../platform/page/page.ts';
import { insertNote } from '../notes/public.ts';
import type { Pipeline } from '../pipeline/public.ts';
import { clubsWithTasksOf, staffOf } from './tasks.facts.ts';
import { presentTask } from './tasks.present.ts';
import * as store from './tasks.store.ts';

export interface TaskParts {
  readonly db: Database;
  readonly club: (clubId: ClubId, via?: Queryable) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly consents: Pick<Consents, 'sharingUsers'>;
  readonly pipeline: Pick<Pipeline, 'moveIn' | 'stageIn'>;
  readonly now?: () => Date;
}

interface Batched {
  readonly Written: { UserId: number; TaskId: number }[];
  readonly Refused: { UserId: number; ErrorType: ErrorType }[];
}

interface DeletedEach {
  readonly Deleted: number[];
  readonly Refused: { TaskId: number; ErrorType: ErrorType }[];
}

export type TasksService = ReturnType<typeof createTasks>;

const invalid = (field: string): Refusal => refuse('ValidationFailed', { errors: [{ field, key: 'invalid-id' }] });

type Ready = Required<TaskParts>;

export function createTasks(parts: TaskParts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    {
      clubOf,
      assignees,
      open,
      ofClub,
      ofClubUser,
      doNotCall,
      ofUser,
      one,
      create,
      createIn,
      createEach,
      update,
      complete,
      outcome,
      deleteEach,
      delete: deleteTask,
    },
  );
}

async function todayOf({ club, now }: Ready, clubId: ClubId, via?: Queryable): Promise<string> {
  return dayIn((await club(clubId, via))?.TimeZone ?? 'UTC', now());
}

async function present(
  { consents }: Ready,
  caller: Caller,
  clubId: ClubId,
  rows: readonly store.TaskRow[],
  via?: Queryable,
): Promise<Task[]> {
  const about = [...new Set(rows.flatMap(({ ReceiverId }) => ReceiverId ?? []))];
  const sharing = await consents.sharingUsers(caller, clubId, about, 'Contact', via);
  return rows.map((row) => presentTask(row, row.ReceiverId !== null && sharing.has(row.ReceiverId)));
}

async function found(
  parts: Ready,
  caller: Caller,
  clubId: ClubId,
  taskId: TaskId,
  via: Queryable = parts.db,
): Promise<Task | Refusal> {
  const row = await store.taskOf(via, taskId, await todayOf(parts, clubId, via));
  const [task] = row ? await present(parts, caller, clubId, [row], via) : [];
  return task ?? refuse('NotFound');
}

async function changed(
  parts: Ready,
  caller: Caller,
  taskId: TaskId,
  change: (trx: Queryable, task: NonNullable<Awaited<ReturnType<typeof store.takeTask>>>) => Promise<Refusal | undefined>,
  key?: RequestKey,
): Promise<Task | Refusal> {
  return transactOnce(parts.db, key, async (trx) => {
    const task = await store.takeTask(trx, taskId);
    if (!task) return refuse('NotFound');
    return (await change(trx, task)) ?? found(parts, caller, task.ClubId, taskId, trx);
  });
}

const mayDo = async (clubId: ClubId, assignee: number | null, via: Queryable): Promise<boolean> =>
  assignee === null || (await staffOf(via, clubId)).some(({ UserId }) => UserId === assignee);

async function refuseTask(
  clubId: ClubId,
  { Type, AssigneeId }: Pick<TaskUpdate, 'Type' | 'AssigneeId'>,
  receiver: number | null,
  today: string,
  via: Queryable,
): Promise<Refusal | undefined> {
  if (!(await mayDo(clubId, AssigneeId, via))) return invalid('AssigneeId');
  if (receiver === null) return Type === 'generic' ? undefined : invalid('Type');
  if (Type === 'call' && (await store.doNotCallOf(via, clubId, receiver, today)).Holds) return refuse('NotToBeCalled');
  return undefined;
}

const clubOf = ({ db }: Ready, taskId: TaskId): Promise<number | undefined> => store.clubOf(db, taskId);

async function assignees({ db }: Ready, clubId: ClubId, caller: UserId): Promise<BasicUser[]> {
  const staff = await staffOf(db, clubId);
  return staff.flatMap(({ worksThere, ...member }) => (worksThere || member.UserId === caller ? [member] : []));
}

const open = async (parts: Ready, clubId: ClubId, userId: UserId) =>
  store.countOpen(parts.db, clubId, userId, await todayOf(parts, clubId));

async function ofClub(parts: Ready, caller: Caller, clubId: ClubId, query: QueryOf<typeof listClubTasks>): Promise<Page<Task>> {
  const filter = { assignee: query.Assignee, completed: query.completed };
  const rows = todayOf(parts, clubId).then((today) => store.tasksOfClub(parts.db, clubId, today, filter, query));
  return pageOf(query, {
    data: rows.then((some) => present(parts, caller, clubId, some)),
    recordsTotal: store.countTasks(parts.db, clubId, { assignee: undefined, completed: query.completed }),
    recordsFiltered: store.countTasks(parts.db, clubId, filter),
  });
}

async function ofClubUser(parts: Ready, caller: Caller, clubId: ClubId, userId: UserId): Promise<Task[] | Refusal> {
  if (!(await hasRoleIn(parts.db, userId, clubId))) return refuse('NotFound');
  return present(parts, caller, clubId, await store.tasksAbout(parts.db, clubId, userId, await todayOf(parts, clubId)));
}

async function doNotCall(parts: Ready, clubId: ClubId, userId: UserId): Promise<DoNotCall | Refusal> {
  if (!(await hasRoleIn(parts.db, userId, clubId))) return refuse('NotFound');
  return store.doNotCallOf(parts.db, clubId, userId, await todayOf(parts, clubId));
}

async function ofUser(parts: Ready, caller: Caller, userId: UserId): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const { ClubId, BrandId, TimeZone } of await clubsWithTasksOf(parts.db, userId)) {
    // False for staff without the second factor that the club requires.
    const isStaff =
      caller.UserId === userId
        ? isStaffIn(caller.roles, { ClubId, BrandId })
        : (await staffOf(parts.db, ClubId)).some((member) => member.UserId === userId);
    if (isStaff)
      tasks.push(
        ...(await present(
          parts,
          caller,
          ClubId,
          await store.openTasksOf(parts.db, userId, ClubId, dayIn(TimeZone, parts.now())),
        )),
      );
  }
  return tasks;
}

async function one(parts: Ready, caller: Caller, taskId: TaskId): Promise<Task | Refusal> {
  const clubId = await store.clubOf(parts.db, taskId);
  return clubId === undefined ? refuse('NotFound') : found(parts, caller, clubId, taskId);
}

const create = (parts: Ready, caller: Caller, { ClubId, ReceiverId, ...input }: TaskInput): Promise<Task | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    // Roles are locked before all other rows (decision 0036).
    if (ReceiverId !== null && !(await holdRoleIn(trx, ReceiverId, ClubId))) return invalid('ReceiverId');
    const refused = await refuseTask(ClubId, input, ReceiverId, await todayOf(parts, ClubId, trx), trx);
    if (refused) return refused;
    const taskId = await store.insertTask(trx, { ...input, ClubId, ReceiverId, CreatedAt: parts.now() });
    return found(parts, caller, ClubId, taskId, trx);
  });

/** The caller must have locked the member's role. */
async function createIn(
  parts: Ready,
  trx: Queryable,
  ClubId: ClubId,
  ReceiverId: UserId,
  input: Pick<TaskUpdate, 'Type' | 'Task' | 'AssigneeId' | 'DueDate'>,
): Promise<Refusal | undefined> {
  const refused = await refuseTask(ClubId, input, ReceiverId, await todayOf(parts, ClubId, trx), trx);
  if (refused) return refused;
  await store.insertTask(trx, { ...input, ClubId, ReceiverId, CreatedAt: parts.now() });
  return undefined;
}

const createEach = (
  parts: Ready,
  ClubId: ClubId,
  { UserIds, ...input }: TaskBatch,
  key?: RequestKey,
): Promise<Batched | Refusal> =>
  transactOnce(parts.db, key, async (trx): Promise<Batched | Refusal> => {
    const wanted = [...new Set(UserIds)];
    const people = await holdRolesIn(trx, wanted, ClubId);
    if (!(await mayDo(ClubId, input.AssigneeId, trx))) return invalid('AssigneeId');
    const today = await todayOf(parts, ClubId, trx);
    const stopped = input.Type === 'call' ? await store.notToBeCalled(trx, ClubId, wanted, today) : new Set();
    const Refused = wanted.flatMap((UserId): Batched['Refused'] => {
      if (!people.has(UserId)) return [{ UserId, ErrorType: 'NotFound' }];
      return stopped.has(UserId) ? [{ UserId, ErrorType: 'NotToBeCalled' }] : [];
    });
    const about = wanted.filter((UserId) => !Refused.some((refused) => refused.UserId === UserId));
    if (about.length === 0) return { Written: [], Refused };
    const rows = await store.insertTasks(trx, { ...input, ClubId, CreatedAt: parts.now() }, about);
    return {
      Written: rows.flatMap(({ TaskId, ReceiverId }) => (ReceiverId === null ? [] : [{ UserId: ReceiverId, TaskId }])),
      Refused,
    };
  });

const update = (parts: Ready, caller: Caller, taskId: TaskId, { RowVersion, ...input }: TaskUpdate): Promise<Task | Refusal> =>
  changed(parts, caller, taskId, async (trx, { ClubId, ReceiverId, CompletedAt, RowVersion: newest }) => {
    if (CompletedAt !== null) return refuse('TaskNotOpen');
    if (newest !== RowVersion) return refuse('StaleRowVersion');
    const refused = await refuseTask(ClubId, input, ReceiverId, await todayOf(parts, ClubId, trx), trx);
    if (!refused) await store.updateTask(trx, taskId, input);
    return refused;
  });

const complete = (parts: Ready, caller: Caller, taskId: TaskId): Promise<Task | Refusal> =>
  changed(parts, caller, taskId, async (trx, { CompletedAt }) => {
    if (CompletedAt === null) await store.updateTask(trx, taskId, { CompletedAt: parts.now() });
    return undefined;
  });

const outcome = (
  parts: Ready,
  caller: Caller,
  taskId: TaskId,
  { Outcome, Note, DoNotCallUntil }: OutcomeInput,
  key?: RequestKey,
): Promise<Task | Refusal> =>
  changed(
    parts,
    caller,
    taskId,
    async (trx, { ClubId, Type, Task, ReceiverId, AssigneeId, CompletedAt }) => {
      if (Type !== 'call' || ReceiverId === null || CompletedAt !== null) return refuse('TaskNotOpen');
      const today = await todayOf(parts, ClubId, trx);
      if (DoNotCallUntil !== null && DoNotCallUntil <= today)
        return refuse('ValidationFailed', { errors: [{ field: 'DoNotCallUntil', key: 'date-in-future' }] });
      const to = stageAfter(Outcome, await parts.pipeline.stageIn(trx, ClubId, ReceiverId));
      if (to !== undefined) await parts.pipeline.moveIn(trx, ClubId, [ReceiverId], to, caller.UserId);
      if (Note !== '')
        await insertNote(trx, { ClubId, UserId: ReceiverId, Text: Note, AuthorId: caller.UserId, CreatedAt: parts.now() });
      const next = DoNotCallUntil === null ? nextCall(Outcome, today) : undefined;
      const task = { ClubId, ReceiverId, CreatedAt: parts.now() };
      if (DoNotCallUntil !== null) await store.insertTask(trx, { ...task, Type: 'do-not-call', DueDate: DoNotCallUntil });
      if (next?.kind === 'new')
        await store.insertTask(trx, {
          ...task,
          Type: 'call',
          AssigneeId: AssigneeId ?? caller.UserId,
          DueDate: next.DueDate,
          Task,
        });
      await store.updateTask(
        trx,
        taskId,
        next?.kind === 'same' ? { Outcome, DueDate: next.DueDate } : { Outcome, CompletedAt: parts.now() },
      );
      return undefined;
    },
    key,
  );

async function deleteEach({ db }: Ready, clubId: ClubId, taskIds: readonly TaskId[]): Promise<DeletedEach> {
  const wanted = [...new Set<number>(taskIds)];
  const deleted = await store.deleteTasks(db, clubId, taskIds);
  // A task with an outcome cannot be deleted, because it belongs to the member's history.
  const left = await store.tasksAmong(db, clubId, taskIds);
  return {
    Deleted: wanted.filter((id) => deleted.has(id)),
    Refused: wanted.flatMap((TaskId) =>
      deleted.has(TaskId) ? [] : [{ TaskId, ErrorType: left.has(TaskId) ? ('TaskNotOpen' as const) : ('NotFound' as const) }],
    ),
  };
}

const deleteTask = async ({ db }: Ready, taskId: TaskId): Promise<Refusal | undefined> =>
  (await store.deleteTask(db, taskId)) ? undefined : refuse('NotFound');
