import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DoNotCall, TaskId } from '@clubpulse/contract/members/tasks/tasks';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Tasks } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';

export type TaskRow = Awaited<ReturnType<typeof openTasksOf>>[number];

const doNotCall = (today: string) => sql<boolean>`exists (
  select from tasks as stop
  where stop."ReceiverId" = task."ReceiverId" and stop."ClubId" = task."ClubId" and stop."Type" = 'do-not-call'
    and stop."CompletedAt" is null and (stop."DueDate" is null or stop."DueDate" >= ${today}::date))`;

const all = (db: Queryable, today: string) =>
  db
    .selectFrom('tasks as task')
    .leftJoin('users as doer', 'doer.UserId', 'task.AssigneeId')
    .leftJoin('users as whom', 'whom.UserId', 'task.ReceiverId')
    .leftJoin('memberships as m', (join) => join.onRef('m.UserId', '=', 'task.ReceiverId').onRef('m.ClubId', '=', 'task.ClubId'))
    .selectAll('task')
    .select(['doer.Nickname as DoerNickname', 'doer.FirstMidName as DoerFirst', 'doer.LastName as DoerLast'])
    .select(['doer.PictureUri as DoerPicture', 'm.ClientStage', 'whom.Phone as WhomPhone'])
    .select(['whom.Nickname as WhomNickname', 'whom.FirstMidName as WhomFirst', 'whom.LastName as WhomLast'])
    .select('whom.PictureUri as WhomPicture')
    .select(doNotCall(today).as('DoNotCall'));

export const taskOf = (db: Queryable, taskId: TaskId, today: string): Promise<TaskRow | undefined> =>
  all(db, today).where('task.TaskId', '=', taskId).executeTakeFirst();

export const takeTask = (db: Queryable, taskId: TaskId) =>
  db.selectFrom('tasks').selectAll().where('TaskId', '=', taskId).forUpdate().executeTakeFirst();

export async function clubOf(db: Queryable, taskId: TaskId): Promise<number | undefined> {
  return (await db.selectFrom('tasks').select('ClubId').where('TaskId', '=', taskId).executeTakeFirst())?.ClubId;
}

interface Filter {
  readonly assignee: number | undefined;
  readonly completed: boolean;
}

export const tasksOfClub = (
  db: Queryable,
  clubId: ClubId,
  today: string,
  { assignee, completed }: Filter,
  { start, length }: { readonly start: number; readonly length: number },
) =>
  all(db, today)
    .where('task.ClubId', '=', clubId)
    .where('task.CompletedAt', completed ? 'is not' : 'is', null)
    .$if(assignee !== undefined, (found) => found.where('task.AssigneeId', '=', assignee ?? 0))
    .orderBy('task.CompletedAt', (order) => order.desc())
    .orderBy('task.DueDate', (order) => order.asc().nullsLast())
    .orderBy('task.TaskId')
    .limit(length)
    .offset(start)
    .execute();

export async function countTasks(db: Queryable, clubId: ClubId, { assignee, completed }: Filter): Promise<number> {
  const { count } = await db
    .selectFrom('tasks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .where('CompletedAt', completed ? 'is not' : 'is', null)
    .$if(assignee !== undefined, (found) => found.where('AssigneeId', '=', assignee ?? 0))
    .executeTakeFirstOrThrow();
  return count;
}

export const countOpen = (db: Queryable, clubId: ClubId, userId: number, today: string) =>
  db
    .selectFrom('tasks')
    .select(({ fn, eb, and, or }) => {
      const mine = eb('AssigneeId', '=', userId);
      const due = and([eb('Type', '<>', 'do-not-call'), or([eb('DueDate', '<=', today), eb('DueDate', 'is', null)])]);
      return [
        fn.countAll<number>().as('All'),
        fn.countAll<number>().filterWhere(due).as('AllDue'),
        fn.countAll<number>().filterWhere(mine).as('Mine'),
        fn.countAll<number>().filterWhere(mine).filterWhere(due).as('MineDue'),
      ];
    })
    .where('ClubId', '=', clubId)
    .where('CompletedAt', 'is', null)
    .executeTakeFirstOrThrow();

export const tasksAbout = (db: Queryable, clubId: ClubId, userId: number, today: string) =>
  all(db, today)
    .where('task.ClubId', '=', clubId)
    .where('task.ReceiverId', '=', userId)
    .orderBy('task.CompletedAt', (order) => order.desc().nullsFirst())
    .orderBy('task.DueDate', (order) => order.asc().nullsLast())
    .orderBy('task.TaskId')
    .execute();

export const openTasksOf = (db: Queryable, userId: UserId, clubId: ClubId, today: string) =>
  all(db, today)
    .where('task.AssigneeId', '=', userId)
    .where('task.ClubId', '=', clubId)
    .where('task.CompletedAt', 'is', null)
    .orderBy('task.DueDate', (order) => order.asc().nullsLast())
    .orderBy('task.TaskId')
    .execute();

export async function insertTask(db: Queryable, task: Insertable<Tasks>): Promise<number> {
  return (await db.insertInto('tasks').values(task).returning('TaskId').executeTakeFirstOrThrow()).TaskId;
}

export const insertTasks = (db: Queryable, task: Omit<Insertable<Tasks>, 'ReceiverId'>, userIds: readonly number[]) =>
  db
    .insertInto('tasks')
    .values(userIds.map((ReceiverId) => ({ ...task, ReceiverId })))
    .returning(['TaskId', 'ReceiverId'])
    .execute();

export async function updateTask(
  db: Queryable,
  taskId: TaskId,
  fields: Partial<Pick<Insertable<Tasks>, 'Type' | 'Task' | 'AssigneeId' | 'DueDate' | 'Outcome' | 'CompletedAt'>>,
): Promise<void> {
  await db
    .updateTable('tasks')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('TaskId', '=', taskId)
    .execute();
}

export async function deleteTask(db: Queryable, taskId: TaskId): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('tasks').where('TaskId', '=', taskId).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteTasks(db: Queryable, clubId: ClubId, taskIds: readonly TaskId[]): Promise<Set<number>> {
  const removed = await db
    .deleteFrom('tasks')
    .where('ClubId', '=', clubId)
    .where('TaskId', '=', sql<number>`any(${listOf(taskIds)}::bigint[])`)
    .where('CompletedAt', 'is', null)
    .where('Outcome', 'is', null)
    .returning('TaskId')
    .execute();
  return new Set(removed.map(({ TaskId }) => TaskId));
}

export async function tasksAmong(db: Queryable, clubId: ClubId, taskIds: readonly TaskId[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('tasks')
    .select('TaskId')
    .where('ClubId', '=', clubId)
    .where('TaskId', '=', sql<number>`any(${listOf(taskIds)}::bigint[])`)
    .execute();
  return new Set(rows.map(({ TaskId }) => TaskId));
}

/** The do-not-call that lasts longest. Without a last day it has no end. */
export async function doNotCallOf(db: Queryable, clubId: ClubId, userId: number, today: string): Promise<DoNotCall> {
  const row = await db
    .selectFrom('tasks')
    .select('DueDate')
    .where('ClubId', '=', clubId)
    .where('ReceiverId', '=', userId)
    .where('Type', '=', 'do-not-call')
    .where('CompletedAt', 'is', null)
    .where(({ eb, or }) => or([eb('DueDate', 'is', null), eb('DueDate', '>=', today)]))
    .orderBy('DueDate', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return { Holds: row !== undefined, Until: row?.DueDate ?? null };
}

export async function notToBeCalled(
  db: Queryable,
  clubId: ClubId,
  userIds: readonly number[],
  today: string,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('tasks')
    .select('ReceiverId')
    .where('ClubId', '=', clubId)
    .where('ReceiverId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .where('Type', '=', 'do-not-call')
    .where('CompletedAt', 'is', null)
    .where(({ eb, or }) => or([eb('DueDate', 'is', null), eb('DueDate', '>=', today)]))
    .execute();
  return new Set(rows.flatMap(({ ReceiverId }) => ReceiverId ?? []));
}

export async function leaveTasks(trx: Queryable, { ClubId, UserId }: Leaver): Promise<void> {
  await trx
    .updateTable('tasks')
    .set({ AssigneeId: null })
    .where('AssigneeId', '=', UserId)
    .where('ClubId', '=', ClubId)
    .where('CompletedAt', 'is', null)
    .execute();
}
