import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Training, TrainingId, TrainingZones } from '@clubpulse/contract/training/trainings';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Trainings as TrainingsTable } from '../../platform/database/schema.generated.ts';
import { containing } from '../../platform/database/text-search.ts';

/** A training with the names of where it took place. */
export interface TrainingRow extends Selectable<TrainingsTable> {
  readonly ClubName: string | null;
  readonly RoomName: string | null;
  readonly RoomColor: string | null;
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
    .selectAll('trainings')
    .select(['clubs.Name as ClubName', 'display_groups.Name as RoomName', 'display_groups.Color as RoomColor']);

const inClubs = (clubs: readonly number[] | null) =>
  sql<boolean>`trainings."ClubId" = any(${`{${(clubs ?? []).join()}}`}::bigint[])`;

export const trainingOf = (db: Queryable, trainingId: TrainingId): Promise<TrainingRow | undefined> =>
  placed(db).where('trainings.TrainingId', '=', trainingId).executeTakeFirst();

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
  const found = placed(db)
    .where('trainings.UserId', '=', userId)
    .where('trainings.Begin', '>=', from)
    .where('trainings.Begin', '<', to)
    .$if(clubs !== null, (some) => some.where(inClubs(clubs)))
    .orderBy('trainings.Begin', 'desc')
    .limit(count);
  if (text === '') return found.execute();
  const pattern = containing(text);
  return found
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

export const trainingsOfClub = (
  db: Queryable,
  clubId: ClubId,
  { from, to }: Interval,
  count: number,
): Promise<ClubTrainingRow[]> =>
  placed(db)
    .innerJoin('users', 'users.UserId', 'trainings.UserId')
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName'])
    .where('trainings.ClubId', '=', clubId)
    .where('trainings.Begin', '>=', from)
    .where('trainings.Begin', '<', to)
    .orderBy('trainings.Begin', 'desc')
    .orderBy('trainings.TrainingId', 'desc')
    .limit(count)
    .execute();

export const nextTraining = (db: Queryable, userId: UserId, begin: Date, clubs: Clubs): Promise<TrainingRow | undefined> =>
  placed(db)
    .where('trainings.UserId', '=', userId)
    .where('trainings.Begin', '>', begin)
    .$if(clubs !== null, (some) => some.where(inClubs(clubs)))
    .orderBy('trainings.Begin')
    .limit(1)
    .executeTakeFirst();

export const previousTraining = (db: Queryable, userId: UserId, begin: Date, clubs: Clubs): Promise<TrainingRow | undefined> =>
  placed(db)
    .where('trainings.UserId', '=', userId)
    .where('trainings.Begin', '<', begin)
    .$if(clubs !== null, (some) => some.where(inClubs(clubs)))
    .orderBy('trainings.Begin', 'desc')
    .limit(1)
    .executeTakeFirst();

export const clubTotals = (db: Queryable, clubId: ClubId, from: Date): Promise<{ trainings: number; points: number }> =>
  db
    .selectFrom('trainings')
    .select(({ fn }) => [fn.countAll<number>().as('trainings'), sql<number>`coalesce(sum("Points"), 0)::bigint`.as('points')])
    .where('ClubId', '=', clubId)
    .where('Begin', '>=', from)
    .executeTakeFirstOrThrow();

/** What the summary computes of a training; everything else about it stays. */
export type Computed = Pick<
  Training,
  | 'UserId'
  | 'ClubId'
  | 'DisplayGroupId'
  | 'Name'
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
> &
  TrainingZones & { readonly Begin: Date; readonly End: Date };

export type StoredTraining = Selectable<TrainingsTable>;

/** Trainings of an athlete with a second in the interval (`to` outside), lowest id first. */
export const trainingsWithin = (db: Queryable, userId: UserId, { from, to }: Interval): Promise<StoredTraining[]> =>
  db
    .selectFrom('trainings')
    .selectAll()
    .where('UserId', '=', userId)
    .where('Begin', '<', to)
    .where('End', '>', from)
    .orderBy('TrainingId')
    .execute();

export async function insertTraining(db: Queryable, training: Computed, type: string, closedAt: Date | null): Promise<number> {
  const row = await db
    .insertInto('trainings')
    .values({ ...training, TrainingType: type, ClosedAt: closedAt })
    .returning('TrainingId')
    .executeTakeFirstOrThrow();
  return row.TrainingId;
}

export async function updateTraining(
  db: Queryable,
  trainingId: TrainingId,
  training: Computed,
  closedAt: Date | null,
): Promise<void> {
  await db
    .updateTable('trainings')
    .set({ ...training, ClosedAt: closedAt, ComputedAt: sql<Date>`now()` })
    .where('TrainingId', '=', trainingId)
    .execute();
}

export async function deleteTrainings(db: Queryable, trainingIds: readonly number[]): Promise<void> {
  if (trainingIds.length > 0) await db.deleteFrom('trainings').where('TrainingId', 'in', trainingIds).execute();
}

/** A place as a training keeps it, with its name; null for what is gone since it was heard there. */
export async function placeOf(
  db: Queryable,
  clubId: ClubId,
  roomId: DisplayGroupId | null,
): Promise<Pick<Computed, 'ClubId' | 'DisplayGroupId' | 'Name'>> {
  const club = await db.selectFrom('clubs').select(['ClubId', 'Name']).where('ClubId', '=', clubId).executeTakeFirst();
  const room =
    roomId === null
      ? undefined
      : await db
          .selectFrom('display_groups')
          .select(['DisplayGroupId', 'Name'])
          .where('DisplayGroupId', '=', roomId)
          .where('ClubId', '=', clubId)
          .executeTakeFirst();
  return {
    ClubId: club?.ClubId ?? null,
    DisplayGroupId: room?.DisplayGroupId ?? null,
    Name: room?.Name ?? club?.Name ?? '',
  };
}
