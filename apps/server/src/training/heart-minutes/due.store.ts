import { type Selectable, sql } from 'kysely';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { TrainingDue } from '../../platform/database/schema.generated.ts';
import { listOf, prepared } from '../../platform/database/statements.ts';

const MINUTE_MS = 60_000;

export type DueRow = Selectable<TrainingDue>;

/**
 * Times that decide whether a training is over: its last second is before `silentSince`, and no seconds of the athlete
 * were stored after `quietSince`.
 */
export interface Moments {
  readonly now: Date;
  readonly silentSince: Date;
  readonly quietSince: Date;
}

const columns = sql.raw('"UserId", "FromSecond", "ToSecond", "MarkedAt", "NextAt", "RefreshAt"');
/** Skips users whose account is being deleted, because the deletion locks the user and must not wait for this computation. */
const ofPeople = sql.raw('training_due join users using ("UserId")');
const locked = sql.raw('for update of training_due skip locked for key share of users skip locked');
const isOver = (silentSince: unknown, quietSince: unknown) =>
  sql`"ToSecond" < ${silentSince}::timestamptz and "MarkedAt" <= ${quietSince}::timestamptz`;

/** Locks the longest-waiting due rows of ended trainings, so that no seconds of these athletes can be stored. */
export const lockEnded = prepared<Moments & { count: number }, DueRow>(
  (place) => sql`
    select ${columns} from ${ofPeople}
    where "NextAt" <= ${place('now')}::timestamptz and ${isOver(place('silentSince'), place('quietSince'))}
    order by "NextAt" limit ${place('count')}::bigint ${locked}`,
);

export const takeDue = prepared<Moments & { count: number }, DueRow>(
  (place) => sql`
    select ${columns} from ${ofPeople}
    where "NextAt" <= ${place('now')}::timestamptz
      and ("RefreshAt" <= ${place('now')}::timestamptz or ${isOver(place('silentSince'), place('quietSince'))})
    order by "NextAt" limit ${place('count')}::bigint ${locked}`,
);

export const takeDueOf = async (db: Queryable, userId: number): Promise<DueRow[]> =>
  (await sql<DueRow>`select ${columns} from ${ofPeople} where "UserId" = ${userId} ${locked}`.execute(db)).rows;

/**
 * Locks the athlete's row, so that no other worker computes the trainings. The caller must delete an inserted row. Returns when
 * seconds were last stored.
 */
export async function holdDue(trx: Queryable, userId: number): Promise<Date | null> {
  const { rows } = await sql<{ MarkedAt: Date; isNew: boolean }>`
    insert into training_due ("UserId", "FromSecond", "ToSecond") values (${userId}, now(), now())
    on conflict ("UserId") do update set "UserId" = excluded."UserId"
    returning "MarkedAt", xmax = 0 as "isNew"`.execute(trx);
  const [row] = rows;
  return row && !row.isNew ? row.MarkedAt : null;
}

/** Locks the rows in the order in which minutes are stored, to prevent deadlocks. True if a user became due. */
export async function markAgain(
  trx: Queryable,
  rows: readonly { readonly UserId: number; readonly FromSecond: Date; readonly ToSecond: Date }[],
): Promise<boolean> {
  if (rows.length === 0) return false;
  const { rows: marked } = await sql<{ isNew: boolean }>`
    insert into training_due ("UserId", "FromSecond", "ToSecond", "MarkedAt")
    select "UserId", min("FromSecond"), max("ToSecond"), to_timestamp(0)
    from json_populate_recordset(null::training_due, ${JSON.stringify(rows)}::json)
    group by "UserId" order by "UserId"
    on conflict ("UserId") do update set
      "FromSecond" = least(training_due."FromSecond", excluded."FromSecond"),
      "ToSecond" = greatest(training_due."ToSecond", excluded."ToSecond"),
      "NextAt" = clock_timestamp(), "RefreshAt" = clock_timestamp()
    returning xmax = 0 as "isNew"`.execute(trx);
  return marked.some(({ isNew }) => isNew);
}

/** A long training is recomputed rarely, so the end in its row may be too early. */
export const dueInClub = async (
  db: Queryable,
  { ClubId, Begin, End }: { readonly ClubId: number; readonly Begin: Date; readonly End: Date },
): Promise<Pick<DueRow, 'UserId' | 'FromSecond' | 'ToSecond'>[]> =>
  (
    await sql<Pick<DueRow, 'UserId' | 'FromSecond' | 'ToSecond'>>`
      select "UserId", "FromSecond", "ToSecond" from training_due due
      where "FromSecond" < ${End} and "ToSecond" >= ${Begin} and exists (
        select from heart_minute heard where heard."UserId" = due."UserId" and heard."ClubId" = ${ClubId}
          and heard."Minute" > ${new Date(Begin.getTime() - MINUTE_MS)}::timestamptz and heard."Minute" < ${End})`.execute(db)
  ).rows;

export const deferRunning = prepared<Moments & { silenceSeconds: number; quietSeconds: number }, never>(
  (place) => sql`
    update training_due set "NextAt" = least("RefreshAt", greatest(
      "ToSecond" + make_interval(secs => ${place('silenceSeconds')}::int), "MarkedAt" + make_interval(secs => ${place('quietSeconds')}::int)))
    where "UserId" in (
      select "UserId" from training_due
      where "NextAt" <= ${place('now')}::timestamptz and "RefreshAt" > ${place('now')}::timestamptz
        and not (${isOver(place('silentSince'), place('quietSince'))})
      order by "NextAt" limit 2000 for update skip locked)`,
);

export const hasDue = async (db: Queryable): Promise<boolean> =>
  (await db.selectFrom('training_due').select('UserId').limit(1).executeTakeFirst()) !== undefined;

const deleteRows = prepared<{ userIds: string }, never>(
  (place) => sql`delete from training_due where "UserId" = any(${place('userIds')}::bigint[])`,
);

export async function deleteDue(db: Queryable, userIds: readonly number[]): Promise<void> {
  if (userIds.length > 0) await deleteRows(db, { userIds: listOf(userIds) });
}

export type Left = Pick<DueRow, 'UserId' | 'FromSecond' | 'ToSecond' | 'NextAt' | 'RefreshAt'>;

const keepRows = prepared<{ rows: string }, never>(
  (place) => sql`
    update training_due set "FromSecond" = kept."FromSecond", "ToSecond" = kept."ToSecond", "NextAt" = kept."NextAt", "RefreshAt" = kept."RefreshAt"
    from json_populate_recordset(null::training_due, ${place('rows')}::json) kept
    where training_due."UserId" = kept."UserId"`,
);

export async function keepDue(db: Queryable, rows: readonly Left[]): Promise<void> {
  if (rows.length > 0) await keepRows(db, { rows: JSON.stringify(rows) });
}

export async function postponeDue(db: Database, userId: number, nextAt: Date): Promise<void> {
  await db.updateTable('training_due').set({ NextAt: nextAt, RefreshAt: nextAt }).where('UserId', '=', userId).execute();
}
