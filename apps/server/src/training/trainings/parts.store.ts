import type { Training } from '@clubpulse/contract/training/trainings';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf, prepared } from '../../platform/database/statements.ts';

/** What the bridges of one club heard of a training (decision 0063). */
export type Part = Pick<
  Training,
  | 'UserId'
  | 'DisplayGroupId'
  | 'Name'
  | 'TrainingType'
  | 'Duration'
  | 'Zone0Time'
  | 'Zone1Time'
  | 'Zone2Time'
  | 'Zone3Time'
  | 'Zone4Time'
  | 'Zone5Time'
  | 'GapTime'
  | 'TargetTime'
  | 'Points'
  | 'AverageHeartRate'
  | 'MaxHeartRate'
  | 'Calories'
> & { readonly ClubId: number; readonly Begin: Date; readonly End: Date };
export interface StoredPart extends Part {
  readonly TrainingId: number;
}
/** With the names of where it was. */
export interface PlacedPart extends StoredPart {
  readonly IsSeen: boolean;
  readonly ClubName: string;
  readonly RoomName: string | null;
  readonly RoomColor: string | null;
}

const written = prepared<{ trainingIds: string; rows: string }, never>(
  (place) => sql`
    with stale as (
      delete from training_parts where "TrainingId" = any(${place('trainingIds')}::bigint[])
        and not exists (
          select from json_populate_recordset(null::training_parts, ${place('rows')}::json) part
          where part."TrainingId" = training_parts."TrainingId" and part."ClubId" = training_parts."ClubId"))
    insert into training_parts
    select part.* from json_populate_recordset(null::training_parts, ${place('rows')}::json) part
    -- Minutes keep the number of a club that is deleted.
    where exists (select from clubs where clubs."ClubId" = part."ClubId")
    on conflict ("TrainingId", "ClubId") do update set
      "DisplayGroupId" = excluded."DisplayGroupId", "Name" = excluded."Name", "TrainingType" = excluded."TrainingType",
      "Begin" = excluded."Begin", "End" = excluded."End", "Duration" = excluded."Duration",
      "Zone0Time" = excluded."Zone0Time", "Zone1Time" = excluded."Zone1Time", "Zone2Time" = excluded."Zone2Time",
      "Zone3Time" = excluded."Zone3Time", "Zone4Time" = excluded."Zone4Time", "Zone5Time" = excluded."Zone5Time",
      "GapTime" = excluded."GapTime", "TargetTime" = excluded."TargetTime", "Points" = excluded."Points",
      "AverageHeartRate" = excluded."AverageHeartRate", "MaxHeartRate" = excluded."MaxHeartRate", "Calories" = excluded."Calories"`,
);

/** These are all parts of these trainings from now on. */
export async function writeParts(trx: Queryable, trainingIds: readonly number[], parts: readonly StoredPart[]): Promise<void> {
  if (trainingIds.length > 0) await written(trx, { trainingIds: listOf(trainingIds), rows: JSON.stringify(parts) });
}

/** What clubs heard of these trainings, by training. */
export async function partsOfTrainings(db: Queryable, trainingIds: readonly number[]): Promise<Map<number, StoredPart[]>> {
  if (trainingIds.length === 0) return new Map();
  const { rows } = await sql<StoredPart>`
    select * from training_parts where "TrainingId" = any(${listOf(trainingIds)}::bigint[]) order by "ClubId"`.execute(db);
  return Map.groupBy(rows, ({ TrainingId }) => TrainingId);
}

/** Of each of these trainings what one of the clubs heard: of several clubs that which heard most. */
export async function partsIn(
  db: Queryable,
  trainingIds: readonly number[],
  clubs: readonly number[],
): Promise<Map<number, PlacedPart>> {
  if (trainingIds.length === 0 || clubs.length === 0) return new Map();
  const { rows } = await sql<PlacedPart>`
    select distinct on (part."TrainingId") part.*, known."IsSeen", clubs."Name" as "ClubName", room."Name" as "RoomName", room."Color" as "RoomColor"
    from training_parts part
    join club_trainings known on known."TrainingId" = part."TrainingId" and known."ClubId" = part."ClubId" and known."IsPart"
    join clubs on clubs."ClubId" = part."ClubId"
    left join display_groups room on room."DisplayGroupId" = part."DisplayGroupId"
    where part."TrainingId" = any(${listOf(trainingIds)}::bigint[]) and part."ClubId" = any(${listOf(clubs)}::bigint[])
    order by part."TrainingId", known."Heard" desc, part."ClubId"`.execute(db);
  return new Map(rows.map((row) => [row.TrainingId, row]));
}
