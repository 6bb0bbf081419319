import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Ran, ResultFigures, ResultKind, RoomResult, RoomRunId } from '@clubpulse/contract/live/room-results/room-results';
import { workoutContentSchema } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { type Followed, isFollowed } from '@clubpulse/rules/live/room-results/results';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { RoomResults as RoomResultsTable, RoomRuns } from '../../platform/database/schema.generated.ts';

export interface NewRun {
  readonly ClubId: ClubId;
  readonly DisplayGroupId: DisplayGroupId;
  readonly Content: Followed;
  readonly Ran: readonly Ran[];
  readonly Begin: Date;
  readonly End: Date;
}

export async function insertRun(trx: Queryable, { Content, Ran, ...run }: NewRun): Promise<RoomRunId> {
  const row = await trx
    .insertInto('room_runs')
    .values(({ selectFrom }) => ({
      ...run,
      RoomName: selectFrom('display_groups').select('Name').where('DisplayGroupId', '=', run.DisplayGroupId),
      Content: JSON.stringify(Content),
      Ran: JSON.stringify(Ran),
    }))
    .returning('RoomRunId')
    .executeTakeFirstOrThrow();
  return row.RoomRunId;
}

export interface Run extends Omit<Selectable<RoomRuns>, 'Content'> {
  readonly Content: Followed;
}

/** Empty if this version cannot run an older version's content. */
function ofRow({ Content, ...row }: Selectable<RoomRuns>): Run[] {
  const content = workoutContentSchema.safeParse(Content).data;
  return content && isFollowed(content) ? [{ ...row, Content: content }] : [];
}

export async function runOf(db: Queryable, id: RoomRunId): Promise<Run | undefined> {
  const row = await db.selectFrom('room_runs').selectAll().where('RoomRunId', '=', id).executeTakeFirst();
  return row && ofRow(row)[0];
}

export interface Interval {
  readonly from: Date;
  readonly to: Date;
}

interface DuringRun {
  readonly EventId: number;
  readonly ClubId: ClubId | null;
  readonly Payload: { readonly Begin: string; readonly End: string };
}

/** The events of trainings during runs, by the same condition as `runsIn`. */
export async function duringRuns(db: Queryable, events: readonly DuringRun[]): Promise<ReadonlySet<number>> {
  const trained = JSON.stringify(events.map(({ EventId, ClubId, Payload: { Begin, End } }) => ({ EventId, ClubId, Begin, End })));
  const { rows } = await sql<{ EventId: number }>`
    select one."EventId"
    from json_to_recordset(${trained}::json) as one ("EventId" bigint, "ClubId" bigint, "Begin" timestamptz, "End" timestamptz)
    where exists (select from room_runs run where run."ClubId" = one."ClubId" and run."Begin" < one."End"
      and run."Begin" > one."Begin" - interval '1 day' and run."End" > one."Begin")`.execute(db);
  return new Set(rows.map(({ EventId }) => EventId));
}

/** No run lasts a day, so the condition on Begin limits the index rows. */
export async function runsIn(db: Queryable, clubId: ClubId, { from, to }: Interval): Promise<Run[]> {
  const rows = await db
    .selectFrom('room_runs')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('Begin', '<', to)
    .where('Begin', '>', sql<Date>`${from}::timestamptz - interval '1 day'`)
    .where('End', '>', from)
    .orderBy('Begin')
    .execute();
  return rows.flatMap(ofRow);
}

const written = ({ Segments, ...figures }: ResultFigures) => ({
  ...figures,
  Segments: Segments === null ? null : JSON.stringify(Segments),
});

export async function writeResult(
  trx: Queryable,
  { RoomRunId, ClubId, RoomName, Content, Begin, End }: Run,
  userId: UserId,
  figures: ResultFigures,
): Promise<void> {
  const Name = nameOf(Content);
  await trx
    .insertInto('room_results')
    .values({ UserId: userId, RoomRunId, ClubId, RoomName, Kind: Content.Kind, Name, Begin, End, ...written(figures) })
    .onConflict((conflict) => conflict.columns(['RoomRunId', 'UserId']).doUpdateSet(written(figures)))
    .execute();
}

function nameOf(content: Followed): string {
  if (content.Kind === 'Circuit') return content.Circuit.Name;
  if (content.Kind === 'Flow') return content.Flow.Name;
  return content.Kind === 'Timer' ? content.Timer.Name : content.Timer.Text;
}

export async function deleteResult(trx: Queryable, runId: RoomRunId, userId: UserId): Promise<void> {
  await trx.deleteFrom('room_results').where('RoomRunId', '=', runId).where('UserId', '=', userId).execute();
}

const trainingOf = sql<TrainingId | null>`(
  select t."TrainingId" from trainings t
  where t."UserId" = room_results."UserId" and t."Begin" < room_results."End" and t."End" > room_results."Begin"
    and t."Source" = 'Heart'
  order by least(t."End", room_results."End") - greatest(t."Begin", room_results."Begin") desc, t."TrainingId" limit 1)`.as(
  'TrainingId',
);

export async function resultsOf(db: Queryable, userId: UserId, { from, to }: Interval): Promise<RoomResult[]> {
  const rows = await db
    .selectFrom('room_results')
    .selectAll()
    .select(trainingOf)
    .where('UserId', '=', userId)
    .where('Begin', '<', to)
    .where('End', '>', from)
    .orderBy('Begin', 'desc')
    .orderBy('RoomResultId', 'desc')
    .execute();
  return rows.map(presented);
}

type ResultRow = Selectable<RoomResultsTable> & Pick<RoomResult, 'TrainingId'>;

const presented = ({ UserId: _user, RoomRunId: _run, Kind, Begin, End, ...row }: ResultRow): RoomResult => ({
  ...row,
  Kind: Kind satisfies ResultKind,
  Begin: Begin.toISOString(),
  End: End.toISOString(),
});
