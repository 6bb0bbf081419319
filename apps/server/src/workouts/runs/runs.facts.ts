import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import type { RunSet } from '@clubpulse/contract/workouts/runs/runs';
import { RUN } from '@clubpulse/contract/workouts/runs/runs';
import type { WorkoutSheetId } from '@clubpulse/contract/workouts/sheets/program';
import { demandsOf } from '@clubpulse/rules/workouts/exercises/demands';
import { isLeftOut, type LeavesOut } from '@clubpulse/rules/workouts/generator/left-out';
import { BREAK_DAYS } from '@clubpulse/rules/workouts/runs/progression';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import type { RunRow } from './runs.store.ts';

export const exercisesNamed = (db: Queryable, clubId: ClubId | null, ids: readonly number[]) =>
  db
    .selectFrom('exercises')
    .select(['ExerciseId', 'ClubId', 'Texts', 'MainMuscle', 'OtherMuscles', 'Equipment', 'Activities', 'Pattern', 'Measure'])
    .select(['Unilateral', 'PictureUris', 'Key'])
    .where(sql<boolean>`"ExerciseId" = any(${listOf(ids)}::bigint[])`)
    .where((eb) => eb.or([eb('ClubId', 'is', null), eb('ClubId', '=', clubId ?? 0)]))
    .orderBy('ExerciseId')
    .execute();

/** A deleted exercise counts as known, because older runs contain it. */
export async function hasUnknownExercise(db: Queryable, clubId: ClubId | null, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`
    select 1 as one from unnest(${listOf(ids)}::bigint[]) as named(id)
    left join exercises e on e."ExerciseId" = named.id
    where e."ClubId" <> ${clubId ?? 0}
      or (e."ExerciseId" is null
        and named.id > coalesce(pg_sequence_last_value(pg_get_serial_sequence('exercises', 'ExerciseId')::regclass), 0))
    limit 1`.execute(db);
  return rows.length > 0;
}

export async function leftOutOf(db: Queryable, clubId: ClubId, leaves: LeavesOut): Promise<number[]> {
  const offered = await db
    .selectFrom('exercises')
    .select(['ExerciseId', 'Activities', 'Pattern', 'Demands', 'MainMuscle', 'OtherMuscles'])
    .where('Published', '=', true)
    .where((eb) => eb.or([eb('ClubId', 'is', null), eb('ClubId', '=', clubId)]))
    .execute();
  return offered
    .filter((exercise) => isLeftOut(leaves, { ...exercise, Demands: demandsOf(exercise) }))
    .map(({ ExerciseId }) => ExerciseId);
}

interface Place {
  readonly at: EquipmentPlace;
  readonly equipment: readonly string[];
  readonly without: readonly number[];
}
/** Exercises with the same movement pattern or main muscle that the equipment permits, the most similar first. */
export async function alternativesTo(
  db: Queryable,
  clubId: ClubId,
  { at, equipment, without }: Place,
  ids: readonly number[],
): Promise<{ Of: number; ExerciseId: number }[]> {
  const { rows } = await sql<{ Of: number; ExerciseId: number }>`
    select planned."ExerciseId" as "Of", like_it."ExerciseId"
    from exercises planned
    cross join lateral (
      select e."ExerciseId" from exercises e
      where (e."ClubId" is null or e."ClubId" = ${clubId}) and e."Published" and e."ExerciseId" <> planned."ExerciseId"
        and (e."Pattern" = planned."Pattern" or e."MainMuscle" = planned."MainMuscle")
        and e."Measure" = planned."Measure"
        and ${at} = any(e."Locations") and e."Equipment" <@ ${[...equipment]}::text[]
        and e."ExerciseId" <> all(${listOf(without)}::bigint[])
        and not exists (select from exercises_put_away away where away."ClubId" = ${clubId} and away."ExerciseId" = e."ExerciseId")
      order by
        (e."Pattern" is not distinct from planned."Pattern")::int + (e."MainMuscle" = planned."MainMuscle")::int desc,
        (e."Equipment" && planned."Equipment") desc, (e."Level" = planned."Level") desc, e."SortEn", e."ExerciseId"
      limit ${RUN.alternatives}
    ) like_it
    where planned."ExerciseId" = any(${listOf(ids)}::bigint[])
      and (planned."ClubId" is null or planned."ClubId" = ${clubId})`.execute(db);
  return rows;
}

export type SessionSet = Pick<RunSet, 'ExerciseId' | 'Reps' | 'Duration' | 'Weight' | 'Rpe'> & {
  readonly Begin: Date;
  readonly Nth: number;
};

export async function lastSets(db: Queryable, userId: UserId, ids: readonly number[]): Promise<SessionSet[]> {
  const { rows } = await sql<SessionSet>`
    select "ExerciseId", "Reps", "Duration", "Weight", "Rpe", "Begin", "Nth"::int
    from (
      select done.*, run."Begin",
        dense_rank() over (partition by done."ExerciseId" order by run."Begin" desc, run."WorkoutSheetRunId" desc) as "Nth"
      from workout_sheet_run_sets done join workout_sheet_runs run using ("WorkoutSheetRunId")
      where done."UserId" = ${userId} and done."State" = 'done' and done."ExerciseId" = any(${listOf(ids)}::bigint[])
    ) ranked
    where "Nth" <= 2
    order by "ExerciseId", "Nth", "Position"`.execute(db);
  return rows;
}

export async function lastDone(db: Queryable, userId: UserId, clubs: readonly number[] | null): Promise<SessionSet[]> {
  const { rows } = await sql<SessionSet>`
    select "ExerciseId", "Reps", "Duration", "Weight", "Rpe", "Begin", "Nth"::int
    from (
      select done.*, run."Begin",
        dense_rank() over (partition by done."ExerciseId" order by run."Begin" desc, run."WorkoutSheetRunId" desc) as "Nth"
      from workout_sheet_run_sets done join workout_sheet_runs run using ("WorkoutSheetRunId")
      where done."UserId" = ${userId} and done."State" = 'done'
        and (${clubs === null} or run."ClubId" = any(${listOf(clubs ?? [])}::bigint[]))
    ) ranked
    where "Nth" = 1
    order by "Begin" desc, "ExerciseId", "Position"`.execute(db);
  return rows;
}

export async function countRuns(db: Queryable, userId: UserId, clubs: readonly number[] | null, from: Date): Promise<number> {
  const { Runs } = await db
    .selectFrom('workout_sheet_runs')
    .select(({ fn }) => fn.countAll<number>().as('Runs'))
    .where('UserId', '=', userId)
    .where('Begin', '>=', from)
    .$if(clubs !== null, (runs) => runs.where(sql<boolean>`"ClubId" = any(${listOf(clubs ?? [])}::bigint[])`))
    .executeTakeFirstOrThrow();
  return Runs;
}

interface BestAtLoad {
  readonly ExerciseId: number;
  readonly Weight: number;
  readonly Reps: number;
  readonly Begin: Date;
}
export async function bestsBefore(db: Queryable, run: RunRow, ids: readonly number[]): Promise<BestAtLoad[]> {
  const { rows } = await sql<BestAtLoad>`
    select distinct on (done."ExerciseId", done."Weight") done."ExerciseId", done."Weight", done."Reps", before."Begin"
    from workout_sheet_run_sets done join workout_sheet_runs before using ("WorkoutSheetRunId")
    where done."UserId" = ${run.UserId} and done."ExerciseId" = any(${listOf(ids)}::bigint[]) and done."State" = 'done'
      and done."Weight" > 0 and done."Reps" > 0 and before."Begin" < ${run.Begin}
    order by done."ExerciseId", done."Weight", done."Reps" desc, before."Begin"`.execute(db);
  return rows;
}

interface BestVolume {
  readonly ExerciseId: number;
  readonly Volume: number;
  readonly Begin: Date;
}
export async function volumesBefore(db: Queryable, run: RunRow, ids: readonly number[]): Promise<BestVolume[]> {
  const { rows } = await sql<BestVolume>`
    select distinct on ("ExerciseId") "ExerciseId", "Volume", "Begin"
    from (
      select done."ExerciseId", before."Begin", round(sum(done."Weight" * done."Reps")::numeric, 2)::float8 as "Volume"
      from workout_sheet_run_sets done join workout_sheet_runs before using ("WorkoutSheetRunId")
      where done."UserId" = ${run.UserId} and done."ExerciseId" = any(${listOf(ids)}::bigint[]) and done."State" = 'done'
        and done."Weight" > 0 and done."Reps" > 0 and before."Begin" < ${run.Begin}
      group by done."ExerciseId", before."WorkoutSheetRunId"
    ) summed
    order by "ExerciseId", "Volume" desc, "Begin"`.execute(db);
  return rows;
}

export async function volumeBefore(db: Queryable, { UserId, WorkoutSheetId, Day, Begin }: RunRow): Promise<number | null> {
  if (WorkoutSheetId === null) return null;
  const before = await db
    .selectFrom('workout_sheet_runs')
    .select('Volume')
    .where('UserId', '=', UserId)
    .where('WorkoutSheetId', '=', WorkoutSheetId)
    .where('Day', '=', Day)
    .where('Begin', '<', Begin)
    .orderBy('Begin', 'desc')
    .executeTakeFirst();
  return before?.Volume ?? null;
}

export const runsOfSheet = (db: Queryable, userId: UserId, sheetId: WorkoutSheetId) =>
  db
    .selectFrom('workout_sheet_runs')
    .select('Day')
    .select(({ fn }) => fn.max('Begin').as('Last'))
    .where('UserId', '=', userId)
    .where('WorkoutSheetId', '=', sheetId)
    .groupBy('Day')
    .orderBy('Day')
    .execute();

/** The first run after the user's last break from the sheet. Undefined without a run. */
export async function firstRunOfSheet(db: Queryable, userId: UserId, sheetId: WorkoutSheetId): Promise<Date | undefined> {
  const { rows } = await sql<{ Begin: Date }>`
    select "Begin" from (
      select "Begin", lag("Begin") over (order by "Begin") as before
      from workout_sheet_runs where "UserId" = ${userId} and "WorkoutSheetId" = ${sheetId}) as runs
    where before is null or "Begin" - before > make_interval(days => ${BREAK_DAYS})
    order by "Begin" desc limit 1`.execute(db);
  return rows[0]?.Begin;
}

export const plansOfSheet = (db: Queryable, userId: UserId, sheetId: WorkoutSheetId) =>
  db
    .selectFrom('workout_sheet_runs')
    .distinctOn('Day')
    .select(['Day', 'Plan'])
    .where('UserId', '=', userId)
    .where('WorkoutSheetId', '=', sheetId)
    .orderBy('Day')
    .orderBy('Begin', 'desc')
    .orderBy('WorkoutSheetRunId', 'desc')
    .execute();

export const loadSteps = (db: Queryable, clubId: ClubId) =>
  db.selectFrom('clubs').select(['BarStep', 'HandStep']).where('ClubId', '=', clubId).executeTakeFirst();

export const sheetNow = (db: Queryable, sheetId: WorkoutSheetId) =>
  db.selectFrom('workout_sheets').select(['ClubId', 'RowVersion']).where('WorkoutSheetId', '=', sheetId).executeTakeFirst();
