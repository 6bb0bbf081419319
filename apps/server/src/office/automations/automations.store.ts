import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  AUTOMATION_QUIET,
  type AutomationHours,
  type AutomationId,
  type AutomationRunId,
  type AutomationRunQuery,
} from '@clubpulse/contract/office/automations/automations';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { AutomationRuns, Automations } from '../../platform/database/schema.generated.ts';

export type AutomationRow = Awaited<ReturnType<typeof automationsOf>>[number];
export type StoredAutomation = Selectable<Automations>;
export type StoredRun = Selectable<AutomationRuns>;
export type RunRow = Awaited<ReturnType<ReturnType<typeof runsOf>['rows']>>[number];

/** Until the transaction ends, no other transaction adds automations of the club or acts on its members. */
export async function holdClub(trx: Queryable, clubId: ClubId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('automations'), hashint8(${clubId}))`.execute(trx);
}

export async function countAutomations(db: Queryable, clubId: ClubId): Promise<number> {
  const { count } = await db
    .selectFrom('automations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}

/** `People` counts members whom the automation reached after `since`. */
export const automationsOf = (db: Queryable, clubId: ClubId, since: Date, id?: AutomationId) =>
  db
    .selectFrom('automations as automation')
    .leftJoinLateral(
      db
        .selectFrom('automation_runs as run')
        .select(({ fn }) => [fn.max('run.At').as('LastRunAt')])
        .select([
          sql<number>`count(distinct run."UserId") filter (where run."State" = 'Done' and run."At" > ${since})`.as('People'),
          sql<number>`count(*) filter (where run."State" = 'Failed')`.as('Failed'),
        ])
        .where('run.AutomationId', '=', sql<number>`automation."AutomationId"`)
        .as('runs'),
      (join) => join.onTrue(),
    )
    .selectAll('automation')
    .select(['runs.LastRunAt', 'runs.People', 'runs.Failed'])
    .where('automation.ClubId', '=', clubId)
    .$if(id !== undefined, (found) => found.where('automation.AutomationId', '=', id ?? 0))
    .orderBy(sql`automation."OnSince" is null`)
    .orderBy('automation.AutomationId', 'desc')
    .execute();

export const takeAutomation = (
  trx: Queryable,
  clubId: ClubId,
  id: AutomationId,
  lock: 'share' | 'update' = 'update',
): Promise<StoredAutomation | undefined> => {
  const found = trx.selectFrom('automations').selectAll().where('ClubId', '=', clubId).where('AutomationId', '=', id);
  return (lock === 'share' ? found.forShare() : found.forUpdate()).executeTakeFirst();
};

export const insertAutomation = async (trx: Queryable, automation: Insertable<Automations>): Promise<number> =>
  (await trx.insertInto('automations').values(automation).returning('AutomationId').executeTakeFirstOrThrow()).AutomationId;

export async function updateAutomation(
  trx: Queryable,
  id: AutomationId,
  fields: Partial<Pick<Insertable<Automations>, 'Content' | 'OnSince'>>,
): Promise<void> {
  await trx
    .updateTable('automations')
    .set(({ eb }) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('AutomationId', '=', id)
    .execute();
}

export async function deleteAutomation(trx: Queryable, id: AutomationId): Promise<void> {
  await trx.deleteFrom('automations').where('AutomationId', '=', id).execute();
}

export const automationsOn = (db: Queryable, clubId: ClubId): Promise<StoredAutomation[]> =>
  db
    .selectFrom('automations')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('OnSince', 'is not', null)
    .orderBy('AutomationId')
    .execute();

export async function clubsWithAutomations(db: Queryable): Promise<number[]> {
  const rows = await db.selectFrom('automations').select('ClubId').distinct().where('OnSince', 'is not', null).execute();
  return rows.map(({ ClubId }) => ClubId);
}

/** False if the automation has already run for this member and cause. */
export async function insertRun(trx: Queryable, run: Insertable<AutomationRuns>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('automation_runs')
    .values(run)
    .onConflict((conflict) => conflict.constraint('automation_runs_once').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function settleRun(
  trx: Queryable,
  run: { readonly AutomationId: AutomationId; readonly UserId: UserId; readonly Cause: string },
  fields: Pick<Insertable<AutomationRuns>, 'At' | 'State' | 'Did' | 'Reason' | 'MessageId'>,
): Promise<void> {
  await trx
    .updateTable('automation_runs')
    .set(fields)
    .where('AutomationId', '=', run.AutomationId)
    .where('UserId', '=', run.UserId)
    .where('Cause', '=', run.Cause)
    .execute();
}

export async function hoursOf(db: Queryable, clubId: ClubId): Promise<AutomationHours> {
  const row = await db
    .selectFrom('automation_hours')
    .select(['QuietFrom', 'QuietUntil'])
    .where('ClubId', '=', clubId)
    .executeTakeFirst();
  return row ?? AUTOMATION_QUIET;
}

export async function setHours(db: Queryable, ClubId: ClubId, hours: AutomationHours): Promise<void> {
  await db
    .insertInto('automation_hours')
    .values({ ClubId, ...hours })
    .onConflict((conflict) => conflict.column('ClubId').doUpdateSet(hours))
    .execute();
}

export async function isOfClub(db: Queryable, clubId: ClubId, id: AutomationId): Promise<boolean> {
  const found = db.selectFrom('automations').select('AutomationId').where('ClubId', '=', clubId);
  return (await found.where('AutomationId', '=', id).executeTakeFirst()) !== undefined;
}

export async function runAtOf(db: Queryable, automationId: AutomationId, userId: UserId, cause: string): Promise<Date | null> {
  const row = await db
    .selectFrom('automation_runs')
    .select('At')
    .where('AutomationId', '=', automationId)
    .where('UserId', '=', userId)
    .where('Cause', '=', cause)
    .executeTakeFirst();
  return row?.At ?? null;
}

export const takeFailed = (trx: Queryable, clubId: ClubId, id: AutomationRunId) =>
  trx
    .selectFrom('automation_runs')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('AutomationRunId', '=', id)
    .where('State', '=', 'Failed')
    .forUpdate()
    .executeTakeFirst();

export function runsOf(
  db: Queryable,
  clubId: ClubId,
  { AutomationId, State, RunId }: Pick<AutomationRunQuery, 'AutomationId' | 'State'> & { readonly RunId?: AutomationRunId },
) {
  const found = db
    .selectFrom('automation_runs as run')
    .innerJoin('automations as automation', 'automation.AutomationId', 'run.AutomationId')
    .innerJoin('users', 'users.UserId', 'run.UserId')
    .where('run.ClubId', '=', clubId)
    .$if(RunId !== undefined, (some) => some.where('run.AutomationRunId', '=', RunId ?? 0))
    .$if(AutomationId !== undefined, (some) => some.where('run.AutomationId', '=', AutomationId ?? 0))
    .$if(State !== undefined, (some) => some.where('run.State', '=', State ?? 'Done'));
  return {
    count: async (): Promise<number> =>
      (await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count,
    rows: (start: number, length: number) =>
      found
        .selectAll('run')
        .select([sql<string>`automation."Content" ->> 'Name'`.as('Name')])
        .select(['users.Nickname', 'users.FirstMidName', 'users.LastName', 'users.PictureUri'])
        .orderBy('run.At', 'desc')
        .orderBy('run.AutomationRunId', 'desc')
        .limit(length)
        .offset(start)
        .execute(),
  };
}
