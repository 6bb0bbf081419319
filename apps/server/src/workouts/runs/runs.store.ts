import type { UserId } from '@clubpulse/contract/accounts/users';
import type { NewRun, RunSet, WorkoutSheetRunId } from '@clubpulse/contract/workouts/runs/runs';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { WorkoutSheetRuns } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';

export type RunRow = Omit<Selectable<WorkoutSheetRuns>, 'Plan'>;
const columns = [
  'WorkoutSheetRunId',
  'UserId',
  'Key',
  'ClubId',
  'WorkoutSheetId',
  'SheetChanged',
  'Name',
  'Day',
  'DayName',
  'Begin',
  'End',
  'Felt',
  'Planned',
  'Done',
  'Volume',
] as const;

interface RunFigures extends Pick<RunRow, 'ClubId' | 'WorkoutSheetId' | 'SheetChanged' | 'Planned' | 'Done' | 'Volume'> {}

/** A stored run with the same `Key`, which the phone sets, is replaced. */
export async function storeRun(
  trx: Queryable,
  UserId: UserId,
  Key: string,
  { Name, Day, Plan, Begin, End, Felt, Sets }: NewRun,
  figures: RunFigures,
): Promise<WorkoutSheetRunId> {
  const row = {
    ...figures,
    Name,
    Day,
    DayName: Plan.Name,
    Plan: JSON.stringify(Plan),
    Begin: new Date(Begin),
    End: new Date(End),
    Felt,
  };
  const { WorkoutSheetRunId } = await trx
    .insertInto('workout_sheet_runs')
    .values({ UserId, Key, ...row })
    .onConflict((conflict) => conflict.columns(['UserId', 'Key']).doUpdateSet(row))
    .returning('WorkoutSheetRunId')
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('workout_sheet_run_sets').where('WorkoutSheetRunId', '=', WorkoutSheetRunId).execute();
  const sets = Sets.map(({ Group, Set, Round, Line, At, ...set }, Position) => ({
    ...set,
    WorkoutSheetRunId,
    UserId,
    Position,
    Place: [Group, Set, Round, Line],
    At: new Date(At),
  }));
  if (sets.length > 0) await trx.insertInto('workout_sheet_run_sets').values(sets).execute();
  return WorkoutSheetRunId;
}

export const runOf = (db: Queryable, id: WorkoutSheetRunId) =>
  db
    .selectFrom('workout_sheet_runs')
    .select([...columns, 'Plan'])
    .where('WorkoutSheetRunId', '=', id)
    .executeTakeFirst();

export async function deleteRun(db: Queryable, id: WorkoutSheetRunId): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('workout_sheet_runs').where('WorkoutSheetRunId', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export const runsOf = (
  db: Queryable,
  userId: UserId,
  { from, to }: { readonly from: Date; readonly to: Date },
  clubs: readonly number[] | null,
): Promise<RunRow[]> =>
  db
    .selectFrom('workout_sheet_runs')
    .select(columns)
    .where('UserId', '=', userId)
    .where('Begin', '>=', from)
    .where('Begin', '<', to)
    .$if(clubs !== null, (runs) => runs.where(sql<boolean>`"ClubId" = any(${listOf(clubs ?? [])}::bigint[])`))
    .orderBy('Begin', 'desc')
    .orderBy('WorkoutSheetRunId', 'desc')
    .execute();

export async function setsOf(db: Queryable, id: WorkoutSheetRunId): Promise<RunSet[]> {
  const rows = await db
    .selectFrom('workout_sheet_run_sets')
    .select(['Place', 'State', 'ExerciseId', 'Reps', 'Duration', 'Weight', 'Rpe', 'At'])
    .where('WorkoutSheetRunId', '=', id)
    .orderBy('Position')
    .execute();
  return rows.map(({ Place: [Group = 0, Set = 0, Round = 1, Line = 0], At, ...set }) => ({
    Group,
    Set,
    Round,
    Line,
    ...set,
    At: At.toISOString(),
  }));
}

export const withoutPlan = ({ Plan: _plan, ...run }: RunRow & { readonly Plan: unknown }): RunRow => run;
