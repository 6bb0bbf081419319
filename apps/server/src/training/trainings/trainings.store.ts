import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { GroupTrainingId, TrainingId } from '@clubpulse/contract/training/trainings';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Trainings as TrainingsTable } from '../../platform/database/schema.generated.ts';
import { containing } from '../../platform/database/text-search.ts';

/** A training with the names of where it took place. */
export interface TrainingRow extends Selectable<TrainingsTable> {
  readonly ClubName: string | null;
  readonly RoomName: string | null;
  readonly RoomColor: string | null;
  /** Of a training that is not closed: the athlete's last stored second, which its figures may not hold yet. */
  readonly HeardTo: Date | null;
  /** Whether it is known where she went. */
  readonly HasRoute: boolean;
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
    .selectAll('trainings')
    .select('training_due.ToSecond as HeardTo')
    .select(
      sql<boolean>`exists (select from training_series as series
        where series."TrainingId" = trainings."TrainingId" and series."Latitude" is not null)`.as('HasRoute'),
    )
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

const named = (db: Queryable) =>
  placed(db)
    .innerJoin('users', 'users.UserId', 'trainings.UserId')
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName']);

/** Those of these that were in the club. */
export const trainingsInClub = (db: Queryable, clubId: ClubId, trainingIds: readonly number[]): Promise<ClubTrainingRow[]> =>
  named(db)
    .where('trainings.ClubId', '=', clubId)
    .where('trainings.TrainingId', '=', sql<number>`any(${`{${trainingIds.join()}}`}::bigint[])`)
    .execute();

export const trainingsInGroup = (db: Queryable, groupTrainingId: GroupTrainingId): Promise<ClubTrainingRow[]> =>
  named(db).where('trainings.GroupTrainingId', '=', groupTrainingId).orderBy('trainings.TrainingId').execute();

export const trainingsOfClub = (
  db: Queryable,
  clubId: ClubId,
  { from, to }: Interval,
  count: number,
): Promise<ClubTrainingRow[]> =>
  named(db)
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
