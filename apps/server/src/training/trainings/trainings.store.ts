import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { RecorderPause, TrainingId } from '@clubpulse/contract/training/trainings';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Trainings as TrainingsTable } from '../../platform/database/schema.generated.ts';
import { containing } from '../../platform/database/text-search.ts';

/** What a list reads of a training: all but when its recorder stood still, which is long and told by its page alone (decision 0148). */
const columns = [
  'AverageHeartRate',
  'Begin',
  'Calories',
  'ClosedAt',
  'ClubId',
  'ClubSaidByStaff',
  'ComputedAt',
  'DeclaredBegin',
  'DeclaredById',
  'DeclaredCalories',
  'DeclaredEnd',
  'DeclaredHeartRate',
  'DisplayGroupId',
  'Distance',
  'Duration',
  'End',
  'GapTime',
  'GroupClubId',
  'GroupTrainingId',
  'HasOwnName',
  'HasOwnType',
  'HeardBefore',
  'MaxHeartRate',
  'Name',
  'Note',
  'PauseTime',
  'Points',
  'RowVersion',
  'SaidClubId',
  'Source',
  'SourceName',
  'TargetHighBpm',
  'TargetLowBpm',
  'TargetTime',
  'TargetZoneHighPrc',
  'TargetZoneLowPrc',
  'TrainingId',
  'TrainingType',
  'UserId',
  'Zone0Bpm',
  'Zone0Time',
  'Zone1Bpm',
  'Zone1Time',
  'Zone2Bpm',
  'Zone2Time',
  'Zone3Bpm',
  'Zone3Time',
  'Zone4Bpm',
  'Zone4Time',
  'Zone5Bpm',
  'Zone5Time',
] as const satisfies (keyof TrainingsTable)[];

/** A training with the names of where it took place. */
export interface TrainingRow extends Pick<Selectable<TrainingsTable>, (typeof columns)[number]> {
  readonly ClubName: string | null;
  readonly RoomName: string | null;
  readonly RoomColor: string | null;
  /** Of a training that is not closed: the athlete's last stored second, which its figures may not hold yet. */
  readonly HeardTo: Date | null;
  /** Whether it is known where she went. */
  readonly HasRoute: boolean;
  /** Not of the part of a club that heard nothing of it, whatever she shares with that club. */
  readonly IsSeen: boolean;
}
export interface ClubTrainingRow extends TrainingRow {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
}

const placed = (db: Queryable) =>
  db
    .selectFrom('trainings')
    .leftJoin('clubs', 'clubs.ClubId', 'trainings.ClubId')
    .leftJoin('display_groups', 'display_groups.DisplayGroupId', 'trainings.DisplayGroupId')
    .leftJoin('training_due', (join) =>
      join
        .onRef('training_due.UserId', '=', 'trainings.UserId')
        .on('trainings.ClosedAt', 'is', null)
        // Of several that are open it goes on with the last one.
        .on(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('trainings as later')
                .select('later.TrainingId')
                .whereRef('later.UserId', '=', 'trainings.UserId')
                .whereRef('later.Begin', '>', 'trainings.Begin'),
            ),
          ),
        ),
    )
    .select(columns.map((name) => `trainings.${name}` as const))
    .select('training_due.ToSecond as HeardTo')
    .select(sql<boolean>`true`.as('IsSeen'))
    .select(
      sql<boolean>`exists (select from training_series as series
        where series."TrainingId" = trainings."TrainingId" and series."Latitude" is not null)`.as('HasRoute'),
    )
    .select(['clubs.Name as ClubName', 'display_groups.Name as RoomName', 'display_groups.Color as RoomColor']);

const listed = (clubs: readonly number[]) => `{${clubs.join()}}`;
/** Those that these clubs know, and as they know them. */
const inClubs = (clubs: readonly number[] | null, asKnown = sql`true`) =>
  sql<boolean>`exists (select from club_trainings known where known."TrainingId" = trainings."TrainingId"
    and known."ClubId" = any(${listed(clubs ?? [])}::bigint[]) and known."IsKnown" and ${asKnown})`;

export const trainingOf = (db: Queryable, trainingId: TrainingId): Promise<TrainingRow | undefined> =>
  placed(db).where('trainings.TrainingId', '=', trainingId).executeTakeFirst();

/** When its recorder stood still, Unix. */
export async function pausesOf(db: Queryable, trainingId: TrainingId): Promise<RecorderPause[]> {
  const row = await db.selectFrom('trainings').select('Pauses').where('TrainingId', '=', trainingId).executeTakeFirst();
  return row?.Pauses ?? [];
}

export interface Interval {
  readonly from: Date;
  readonly to: Date;
}

/** Only those of these clubs; null: all, and those of no club. */
type Clubs = readonly number[] | null;

/** Trainings that begin in the interval (`to` outside), newest first; `text` stands in a name or in the type. */
export function trainingsOfUser(
  db: Queryable,
  userId: UserId,
  { from, to }: Interval,
  { text, count, clubs }: { readonly text: string; readonly count: number; readonly clubs: Clubs },
): Promise<TrainingRow[]> {
  const pattern = containing(text);
  const found = placed(db)
    .where('trainings.UserId', '=', userId)
    .orderBy('trainings.Begin', 'desc')
    .orderBy('trainings.TrainingId', 'desc')
    .limit(count);
  if (clubs !== null) {
    // What she called it outside of the clubs is not found by it either.
    const called = sql`(known."Name" ilike ${pattern} or known."TrainingType" ilike ${pattern}
      or exists (select from clubs named where named."ClubId" = known."ClubId" and named."Name" ilike ${pattern})
      or exists (select from display_groups room where room."DisplayGroupId" = known."DisplayGroupId" and room."Name" ilike ${pattern}))`;
    const within = sql`known."UserId" = ${userId} and known."Begin" >= ${from} and known."Begin" < ${to}`;
    return found.where(inClubs(clubs, text === '' ? within : sql`${within} and ${called}`)).execute();
  }
  const ofTime = found.where('trainings.Begin', '>=', from).where('trainings.Begin', '<', to);
  if (text === '') return ofTime.execute();
  return ofTime
    .where(({ eb, or }) =>
      or([
        eb('trainings.Name', 'ilike', pattern),
        eb('trainings.TrainingType', 'ilike', pattern),
        eb('clubs.Name', 'ilike', pattern),
        eb('display_groups.Name', 'ilike', pattern),
      ]),
    )
    .execute();
}

const named = (db: Queryable) =>
  placed(db)
    .innerJoin('users', 'users.UserId', 'trainings.UserId')
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName']);

/** When what the club knows of each training began, and its points. */
const beganInClub = (clubId: ClubId, from: Date) => sql<{ TrainingId: number; Begin: Date; Points: number }>`
  select "TrainingId", "Begin", "Points" from club_trainings where "ClubId" = ${clubId} and "Begin" >= ${from} and "IsKnown"`;

/** Those of these that were in the club. */
export const trainingsInClub = (db: Queryable, clubId: ClubId, trainingIds: readonly number[]): Promise<ClubTrainingRow[]> =>
  named(db)
    .where(inClubs([clubId]))
    .where('trainings.TrainingId', '=', sql<number>`any(${`{${trainingIds.join()}}`}::bigint[])`)
    .execute();

/** When she was in these clubs by her own word alone: no club heard anything of it. */
export async function saidIn(db: Queryable, userId: UserId, { from, to }: Interval, clubs: readonly number[]) {
  const { rows } = await sql<{ ClubId: number; Begin: Date; End: Date }>`
    select "ClubId", "Begin", "End" from club_trainings
    where "UserId" = ${userId} and "Begin" < ${to} and "End" > ${from} and "ClubId" = any(${listed(clubs)}::bigint[])
      and "IsKnown" and "IsHerWord"`.execute(db);
  return rows;
}

/** The clubs that know of it: its own, or where it was in several those that heard some of it. */
export async function clubsOf(db: Queryable, trainingId: TrainingId): Promise<number[]> {
  const { rows } = await sql<{ ClubId: number }>`
    select "ClubId" from club_trainings where "TrainingId" = ${trainingId} and "ClubId" is not null and "IsKnown"`.execute(db);
  return rows.map(({ ClubId }) => ClubId);
}

/** Those that the club knows, and that were there at that time; none is longer than a day. */
export const trainingsWhile = (db: Queryable, clubId: ClubId, { from, to }: Interval): Promise<ClubTrainingRow[]> =>
  named(db)
    .where(
      inClubs(
        [clubId],
        sql`known."Begin" < ${to} and known."End" > ${from} and known."Begin" > ${from}::timestamptz - interval '1 day'`,
      ),
    )
    .orderBy('trainings.TrainingId')
    .execute();

export const trainingsOfClub = (
  db: Queryable,
  clubId: ClubId,
  { from, to }: Interval,
  count: number,
): Promise<ClubTrainingRow[]> =>
  named(db)
    .where(
      sql<boolean>`trainings."TrainingId" in (
        select "TrainingId" from (${beganInClub(clubId, from)}) began where "Begin" < ${to}
        order by "Begin" desc, "TrainingId" desc limit ${count})`,
    )
    .orderBy('trainings.Begin', 'desc')
    .orderBy('trainings.TrainingId', 'desc')
    .execute();

/** Of two that begin at once, a slip and what she has of that time, the one that was there first comes first. */
type Place = Pick<TrainingRow, 'UserId' | 'Begin' | 'TrainingId'>;
const compared = (sign: '<' | '>', { Begin, TrainingId }: Place) =>
  sql<boolean>`(trainings."Begin", trainings."TrainingId") ${sql.raw(sign)} (${Begin}, ${TrainingId})`;

export const nextTraining = (db: Queryable, from: Place, clubs: Clubs): Promise<TrainingRow | undefined> =>
  placed(db)
    .where('trainings.UserId', '=', from.UserId)
    .where(compared('>', from))
    .$if(clubs !== null, (some) => some.where(inClubs(clubs)))
    .orderBy('trainings.Begin')
    .orderBy('trainings.TrainingId')
    .limit(1)
    .executeTakeFirst();

export const previousTraining = (db: Queryable, from: Place, clubs: Clubs): Promise<TrainingRow | undefined> =>
  placed(db)
    .where('trainings.UserId', '=', from.UserId)
    .where(compared('<', from))
    .$if(clubs !== null, (some) => some.where(inClubs(clubs)))
    .orderBy('trainings.Begin', 'desc')
    .orderBy('trainings.TrainingId', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function clubTotals(db: Queryable, clubId: ClubId, from: Date): Promise<{ trainings: number; points: number }> {
  const { rows } = await sql<{ trainings: number; points: number }>`
    select count(*)::int as trainings, coalesce(sum("Points"), 0)::bigint as points
    from (${beganInClub(clubId, from)}) began`.execute(db);
  return rows[0] ?? { trainings: 0, points: 0 };
}
