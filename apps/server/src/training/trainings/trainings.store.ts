import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { RecorderPause, TrainingId } from '@clubpulse/contract/training/trainings';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Trainings as TrainingsTable } from '../../platform/database/schema.generated.ts';
import { containing } from '../../platform/database/text-search.ts';

/** The columns without the long pauses, which are shown only on the page of a training (decision 0003). */
const columns = [
  'ActivityId',
  'AverageHeartRate',
  'Begin',
  'Calories',
  'ChosenAt',
  'ClosedAt',
  'ClubId',
  'ComputedAt',
  'Counts',
  'CountsInClub',
  'DeclaredCalories',
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
  'MaxHeartRate',
  'Name',
  'Note',
  'PauseTime',
  'Points',
  'RowVersion',
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

export interface TrainingRow extends Pick<Selectable<TrainingsTable>, (typeof columns)[number]> {
  readonly ClubName: string | null;
  readonly RoomName: string | null;
  readonly RoomColor: string | null;
  /** Last stored second of a running training; its figures may lag. */
  readonly HeardTo: Date | null;
  readonly HasRoute: boolean;
  readonly OtherSources: number;
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
        .on(({ or, eb }) =>
          or([eb('trainings.ClosedAt', 'is', null), eb('training_due.FromSecond', '<', eb.ref('trainings.End'))]),
        )
        // If several trainings are open, new seconds continue only the last one.
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
    .select(
      sql<number>`case when trainings."ActivityId" is null then 0 else (
        select count(*)::int - 1 from trainings same where same."ActivityId" = trainings."ActivityId") end`.as('OtherSources'),
    )
    .select(
      sql<boolean>`exists (select from training_series as series
        where series."TrainingId" = trainings."TrainingId" and series."Latitude" is not null)`.as('HasRoute'),
    )
    .select(['clubs.Name as ClubName', 'display_groups.Name as RoomName', 'display_groups.Color as RoomColor']);

const listed = (clubs: readonly number[]) => `{${clubs.join()}}`;
/** Each activity has one row: in the journal (null) the row that counts, in clubs the best of their own rows. */
const countingIn = (clubs: readonly number[] | null) =>
  clubs === null
    ? sql<boolean>`trainings."Counts"`
    : sql<boolean>`trainings."ClubId" = any(${listed(clubs)}::bigint[]) and trainings."CountsInClub"`;

export const trainingOf = (db: Queryable, trainingId: TrainingId): Promise<TrainingRow | undefined> =>
  placed(db).where('trainings.TrainingId', '=', trainingId).executeTakeFirst();

export async function pausesOf(db: Queryable, trainingId: TrainingId): Promise<RecorderPause[]> {
  const row = await db.selectFrom('trainings').select('Pauses').where('TrainingId', '=', trainingId).executeTakeFirst();
  return row?.Pauses ?? [];
}

export interface Interval {
  readonly from: Date;
  readonly to: Date;
}

/** `null` means all trainings, also those outside clubs. */
type Clubs = readonly number[] | null;

/** The trainings that begin in the interval (without `to`), the newest first. Name or type contains `text`. */
export function trainingsOfUser(
  db: Queryable,
  userId: UserId,
  { from, to }: Interval,
  { text, count, clubs }: { readonly text: string; readonly count: number; readonly clubs: Clubs },
): Promise<TrainingRow[]> {
  const fields = ['trainings.Name', 'trainings.TrainingType', 'clubs.Name', 'display_groups.Name'] as const;
  return placed(db)
    .where('trainings.UserId', '=', userId)
    .where(countingIn(clubs))
    .where('trainings.Begin', '>=', from)
    .where('trainings.Begin', '<', to)
    .$if(text !== '', (all) => all.where(({ eb, or }) => or(fields.map((field) => eb(field, 'ilike', containing(text))))))
    .orderBy('trainings.Begin', 'desc')
    .orderBy('trainings.TrainingId', 'desc')
    .limit(count)
    .execute();
}

export const trainingsOfActivity = (
  db: Queryable,
  { TrainingId, ActivityId }: Pick<TrainingRow, 'TrainingId' | 'ActivityId'>,
): Promise<TrainingRow[]> =>
  placed(db)
    .where(({ eb }) =>
      ActivityId === null ? eb('trainings.TrainingId', '=', TrainingId) : eb('trainings.ActivityId', '=', ActivityId),
    )
    .execute();

export const countingWhile = (db: Queryable, userId: UserId, { from, to }: Interval, clubs: Clubs) =>
  db
    .selectFrom('trainings')
    .select(['TrainingId', 'Begin', 'End'])
    .where('UserId', '=', userId)
    .where(countingIn(clubs))
    .where('Begin', '<', to)
    .where('End', '>', from)
    .execute();

export const recordedWhile = (db: Queryable, userId: UserId, { from, to }: Interval) =>
  db
    .selectFrom('trainings')
    .innerJoin('training_beats', 'training_beats.TrainingId', 'trainings.TrainingId')
    .select(['trainings.ClubId', 'trainings.Begin', 'training_beats.Beats'])
    .where('trainings.UserId', '=', userId)
    .where('trainings.Begin', '<', to)
    .where('trainings.End', '>', from)
    .orderBy('trainings.Counts')
    .orderBy('trainings.TrainingId', 'desc')
    .execute();

const named = (db: Queryable) =>
  placed(db)
    .innerJoin('users', 'users.UserId', 'trainings.UserId')
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName']);

export const trainingsInClub = (db: Queryable, clubId: ClubId, trainingIds: readonly number[]): Promise<ClubTrainingRow[]> =>
  named(db)
    .where(countingIn([clubId]))
    .where('trainings.TrainingId', '=', sql<number>`any(${`{${trainingIds.join()}}`}::bigint[])`)
    .execute();

export const trainingsWhile = (db: Queryable, clubId: ClubId, { from, to }: Interval): Promise<ClubTrainingRow[]> =>
  named(db)
    .where(countingIn([clubId]))
    .where('trainings.Begin', '<', to)
    .where('trainings.End', '>', from)
    .where('trainings.Begin', '>', new Date(from.getTime() - DAY_MS))
    .orderBy('trainings.TrainingId')
    .execute();
const DAY_MS = 86_400_000;

export const trainingsOfClub = (
  db: Queryable,
  clubId: ClubId,
  { from, to }: Interval,
  count: number,
): Promise<ClubTrainingRow[]> =>
  named(db)
    .where(countingIn([clubId]))
    .where('trainings.Begin', '>=', from)
    .where('trainings.Begin', '<', to)
    .orderBy('trainings.Begin', 'desc')
    .orderBy('trainings.TrainingId', 'desc')
    .limit(count)
    .execute();

type Place = Pick<TrainingRow, 'UserId' | 'Begin' | 'TrainingId'>;
const compared = (sign: '<' | '>', { Begin, TrainingId }: Place) =>
  sql<boolean>`(trainings."Begin", trainings."TrainingId") ${sql.raw(sign)} (${Begin}, ${TrainingId})`;

export const nextTraining = (db: Queryable, from: Place, clubs: Clubs): Promise<TrainingRow | undefined> =>
  placed(db)
    .where('trainings.UserId', '=', from.UserId)
    .where(compared('>', from))
    .where(countingIn(clubs))
    .orderBy('trainings.Begin')
    .orderBy('trainings.TrainingId')
    .limit(1)
    .executeTakeFirst();

export const previousTraining = (db: Queryable, from: Place, clubs: Clubs): Promise<TrainingRow | undefined> =>
  placed(db)
    .where('trainings.UserId', '=', from.UserId)
    .where(compared('<', from))
    .where(countingIn(clubs))
    .orderBy('trainings.Begin', 'desc')
    .orderBy('trainings.TrainingId', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function clubTotals(db: Queryable, clubId: ClubId, from: Date): Promise<{ trainings: number; points: number }> {
  const { rows } = await sql<{ trainings: number; points: number }>`
    select count(*)::int as trainings, coalesce(sum("Points"), 0)::bigint as points
    from trainings where "ClubId" = ${clubId} and "Begin" >= ${from} and "CountsInClub"`.execute(db);
  return rows[0] ?? { trainings: 0, points: 0 };
}
