import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Training, TrainingZones } from '@clubpulse/contract/training/trainings';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Trainings as TrainingsTable } from '../../../platform/database/schema.generated.ts';
import { listOf, prepared } from '../../../platform/database/statements.ts';
import type { SecondsOf } from '../../heart-minutes/public.ts';
import type { Inheritance } from '../trainings.ports.ts';

const columns = [
  'UserId',
  'ClubId',
  'DisplayGroupId',
  'GroupTrainingId',
  'GroupClubId',
  'Name',
  'TrainingType',
  'Begin',
  'End',
  'Duration',
  'Zone0Time',
  'Zone1Time',
  'Zone2Time',
  'Zone3Time',
  'Zone4Time',
  'Zone5Time',
  'GapTime',
  'TargetTime',
  'Points',
  'AverageHeartRate',
  'MaxHeartRate',
  'Calories',
  'Zone0Bpm',
  'Zone1Bpm',
  'Zone2Bpm',
  'Zone3Bpm',
  'Zone4Bpm',
  'Zone5Bpm',
  'TargetLowBpm',
  'TargetHighBpm',
  'TargetZoneLowPrc',
  'TargetZoneHighPrc',
] as const satisfies (keyof TrainingsTable)[];
type Column = (typeof columns)[number];

export type Computed = Pick<Training & TrainingZones, Exclude<Column, 'Begin' | 'End' | 'GroupClubId'>> & {
  readonly GroupClubId: number | null;
  readonly Begin: Date;
  readonly End: Date;
};
export type StoredTraining = Selectable<TrainingsTable>;

export async function liveTrainingsWithin(db: Queryable, intervals: readonly SecondsOf[]): Promise<StoredTraining[]> {
  if (intervals.length === 0) return [];
  const [people, froms, tos] = [
    intervals.map(({ UserId }) => UserId),
    intervals.map(({ from }) => from),
    intervals.map(({ to }) => to),
  ];
  const { rows } = await sql<StoredTraining>`
    select trainings.*
    from unnest(${listOf(people)}::bigint[], ${listOf(froms)}::bigint[], ${listOf(tos)}::bigint[]) as wanted (person, first, last)
    join trainings on "UserId" = person and "Source" = 'Heart' and "Begin" < to_timestamp(last) and "End" > to_timestamp(first)
    order by "TrainingId"`.execute(db);
  return rows;
}

export const trainedInClub = (
  db: Queryable,
  { ClubId, Begin, End }: { readonly ClubId: ClubId; readonly Begin: Date; readonly End: Date },
) =>
  db
    .selectFrom('trainings')
    .select(['UserId', 'Begin as FromSecond', 'End as ToSecond'])
    .where('ClubId', '=', ClubId)
    .where('Source', '=', 'Heart')
    .where('Begin', '>', new Date(Begin.getTime() - DAY_MS))
    .where('Begin', '<', End)
    .where('End', '>', Begin)
    .execute();
const DAY_MS = 86_400_000;

interface ReceivedAt {
  readonly ClubId: number | null;
  readonly DisplayGroupId: number | null;
}
type Place = Pick<Computed, 'ClubId' | 'DisplayGroupId' | 'Name'>;

/** The places in the order of the argument, null for a deleted room or club. */
export const placesOf = async (db: Queryable, received: readonly ReceivedAt[]): Promise<Place[]> =>
  received.length === 0
    ? []
    : places(db, {
        clubs: listOf(received.map(({ ClubId }) => ClubId)),
        rooms: listOf(received.map(({ DisplayGroupId }) => DisplayGroupId)),
      });
const places = prepared<{ clubs: string; rooms: string }, Place>(
  (place) => sql`
    select clubs."ClubId", rooms."DisplayGroupId", coalesce(rooms."Name", clubs."Name", '') as "Name"
    from unnest(${place('clubs')}::bigint[], ${place('rooms')}::bigint[]) with ordinality as heard (club, room, n)
    left join clubs on clubs."ClubId" = club
    left join display_groups rooms on rooms."DisplayGroupId" = room and rooms."ClubId" = club
    order by n`,
);

export interface Written {
  readonly TrainingId: number | undefined;
  readonly ClosedAt: Date | null;
  readonly computed: Computed;
}

const rowsOf = (written: readonly Written[]): string =>
  JSON.stringify(written.map(({ TrainingId, ClosedAt, computed }) => ({ ...computed, TrainingId, ClosedAt })));
const names = sql.join(columns.map((name) => sql.ref(name)));

type Inserted = Pick<StoredTraining, 'TrainingId' | 'UserId' | 'ClubId' | 'Begin'>;
const keyOf = ({ UserId, ClubId, Begin }: Omit<Inserted, 'TrainingId'>): string => `${UserId} ${ClubId} ${Begin.getTime()}`;
const inserted = prepared<{ rows: string }, Inserted>(
  (place) => sql`
    insert into trainings (${names}, "ClosedAt")
    select ${names}, "ClosedAt" from json_populate_recordset(null::trainings, ${place('rows')}::json)
    returning "TrainingId", "UserId", "ClubId", "Begin"`,
);
const valueOf = (name: Column) => {
  const own = name === 'Name' ? 'HasOwnName' : name === 'TrainingType' ? 'HasOwnType' : undefined;
  const [stored, value] = [sql.ref(`trainings.${name}`), sql.ref(`computed.${name}`)];
  return own ? sql`case when ${sql.ref(`trainings.${own}`)} then ${stored} else ${value} end` : value;
};
const updated = prepared<{ rows: string }, never>(
  (place) => sql`
    update trainings set "ClosedAt" = computed."ClosedAt", "ComputedAt" = now(),
      ${sql.join(columns.map((name) => sql`${sql.ref(name)} = ${valueOf(name)}`))}
    from json_populate_recordset(null::trainings, ${place('rows')}::json) computed
    where trainings."TrainingId" = computed."TrainingId"`,
);

export async function writeTrainings(db: Queryable, written: readonly Written[]): Promise<Map<Written, number>> {
  const [fresh, known] = [[] as Written[], [] as Written[]];
  const ids = new Map<Written, number>();
  for (const one of written) {
    if (one.TrainingId === undefined) fresh.push(one);
    else {
      known.push(one);
      ids.set(one, one.TrainingId);
    }
  }
  if (known.length > 0) await updated(db, { rows: rowsOf(known) });
  if (fresh.length === 0) return ids;
  const rows = await inserted(db, { rows: rowsOf(fresh) });
  const idOf = new Map(rows.map((row) => [keyOf(row), row.TrainingId]));
  for (const one of fresh) {
    const id = idOf.get(keyOf(one.computed));
    if (id !== undefined) ids.set(one, id);
  }
  return ids;
}

const deleted = prepared<{ trainingIds: string }, never>(
  (place) => sql`delete from trainings where "TrainingId" = any(${place('trainingIds')}::bigint[])`,
);
export async function deleteTrainings(db: Queryable, trainingIds: readonly number[]): Promise<void> {
  if (trainingIds.length > 0) await deleted(db, { trainingIds: listOf(trainingIds) });
}

export async function lockTrainings(trx: Queryable, trainingIds: readonly number[]): Promise<void> {
  await sql`select from trainings where "TrainingId" = any(${listOf(trainingIds)}::bigint[]) order by "TrainingId" for update`.execute(
    trx,
  );
}

/** Notes are joined. Name and type are inherited only if the user entered none. The later choice of source counts. */
export async function inheritTexts(trx: Queryable, inheritances: readonly Inheritance[]): Promise<void> {
  const [dropped, heirs] = [inheritances.map((one) => one.dropped), inheritances.map(({ heir }) => heir)];
  await sql`
    with left_behind as (
      select heir, string_agg(nullif("Note", ''), E'\n' order by "Begin") as note,
        (array_agg("Name" order by "Begin") filter (where "HasOwnName"))[1] as name,
        (array_agg("TrainingType" order by "Begin") filter (where "HasOwnType"))[1] as type,
        max("ChosenAt") as chosen
      from unnest(${listOf(dropped)}::bigint[], ${listOf(heirs)}::bigint[]) as one (gone, heir)
      join trainings on "TrainingId" = gone group by heir
    )
    update trainings set
      "Note" = concat_ws(E'\n', nullif("Note", ''), note),
      "Name" = case when "HasOwnName" then "Name" else coalesce(name, "Name") end,
      "HasOwnName" = "HasOwnName" or name is not null,
      "TrainingType" = case when "HasOwnType" then "TrainingType" else coalesce(type, "TrainingType") end,
      "HasOwnType" = "HasOwnType" or type is not null,
      "ChosenAt" = greatest("ChosenAt", chosen)
    from left_behind where "TrainingId" = heir and (coalesce(note, name, type) is not null or chosen is not null)`.execute(trx);
}

/** Rows without seconds that have a link or texts of users become trainings by hand. */
export async function keepWritten(trx: Queryable, trainingIds: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  if (trainingIds.length === 0) return new Set();
  const { rows } = await sql<{ TrainingId: number }>`
    update trainings set "Source" = 'Hand', "ClosedAt" = coalesce("ClosedAt", ${now}), "ChosenAt" = null,
      "DeclaredHeartRate" = "AverageHeartRate", "DeclaredCalories" = "Calories"
    where "TrainingId" = any(${listOf(trainingIds)}::bigint[]) and ("Note" <> '' or "HasOwnName" or "HasOwnType"
      or exists (select from training_comments written where written."TrainingId" = trainings."TrainingId")
      or exists (select from training_links link where link."TrainingId" = trainings."TrainingId"))
    returning "TrainingId"`.execute(trx);
  return new Set(rows.map(({ TrainingId }) => TrainingId));
}
