import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { RecorderPause, TrainingId } from '@clubpulse/contract/training/trainings';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Trainings as TrainingsTable } from '../../platform/database/schema.generated.ts';
import { containing } from '../../platform/database/text-search.ts';

/** What a list reads of a training: all but when its recorder stood still, which is long and told by its page alone (decision 0148). */
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

/** A training with the names of where it took place. */
export interface TrainingRow extends Pick<Selectable<TrainingsTable>, (typeof columns)[number]> {
  readonly ClubName: string | null;
  readonly RoomName: string | null;
  readonly RoomColor: string | null;
  /** Of a training that goes on: the athlete's last stored second, which its figures may not hold yet. */
  readonly HeardTo: Date | null;
  /** Whether it is known where she went. */
  readonly HasRoute: boolean;
  /** Other rows of its activity. */
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
        // Also of one that was over once and goes on with what came late: its seconds lie in what is due.
        .on(({ or, eb }) =>
          or([eb('trainings.ClosedAt', 'is', null), eb('training_due.FromSecond', '<', eb.ref('trainings.End'))]),
        )
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
/** What the athlete's journal shows (null), or the lists of these clubs: of each activity one row, of a club the best of its own. */
const countingIn = (clubs: readonly number[] | null) =>
  clubs === null
    ? sql<boolean>`trainings."Counts"`
    : sql<boolean>`trainings."ClubId" = any(${listed(clubs)}::bigint[]) and trainings."CountsInClub"`;

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

/** Trainings that count and begin in the interval (`to` outside), newest first; `text` stands in a name or in the type. */
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

/** The rows of one activity; of a row that is alone itself. */
export const trainingsOfActivity = (
  db: Queryable,
  { TrainingId, ActivityId }: Pick<TrainingRow, 'TrainingId' | 'ActivityId'>,
): Promise<TrainingRow[]> =>
  placed(db)
    .where(({ eb }) =>
      ActivityId === null ? eb('trainings.TrainingId', '=', TrainingId) : eb('trainings.ActivityId', '=', ActivityId),
    )
    .execute();

/** When the athlete's trainings that count were, among those with a second in the interval. */
export const countingWhile = (db: Queryable, userId: UserId, { from, to }: Interval, clubs: Clubs) =>
  db
    .selectFrom('trainings')
    .select(['TrainingId', 'Begin', 'End'])
    .where('UserId', '=', userId)
    .where(countingIn(clubs))
    .where('Begin', '<', to)
    .where('End', '>', from)
    .execute();

/** Heart rates of files and wearables in the interval, a byte a second from `Begin` on; the row that counts comes last. */
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

/** Those of these that are in the lists of the club. */
export const trainingsInClub = (db: Queryable, clubId: ClubId, trainingIds: readonly number[]): Promise<ClubTrainingRow[]> =>
  named(db)
    .where(countingIn([clubId]))
    .where('trainings.TrainingId', '=', sql<number>`any(${`{${trainingIds.join()}}`}::bigint[])`)
    .execute();

/** Those of the club with a second in the interval; none is longer than a day. */
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

/** Of two that begin at once the one that was there first comes first. */
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
