import { type Insertable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Trainings } from '../../../platform/database/schema.generated.ts';
import type { StoredTraining } from '../summaries/summary.store.ts';
import type { Heard } from './heard-before.rows.ts';

interface Interval {
  readonly UserId: number;
  readonly Begin: Date;
  readonly End: Date;
}

export const trainingById = (db: Queryable, trainingId: number): Promise<StoredTraining | undefined> =>
  db.selectFrom('trainings').selectAll().where('TrainingId', '=', trainingId).executeTakeFirst();

/** Nobody else says anything of it until the transaction ends. */
export const holdTraining = (trx: Queryable, trainingId: number): Promise<StoredTraining | undefined> =>
  trx.selectFrom('trainings').selectAll().where('TrainingId', '=', trainingId).forUpdate().executeTakeFirst();

const isSlip = sql<boolean>`is_slip("Source", "ClubSaidByStaff")`;
const isHers = sql<boolean>`not (${isSlip})`;

/** What staff wrote down of some of this time. */
export const slipsIn = (
  trx: Queryable,
  { UserId, Begin, End }: Interval,
  except: number | undefined,
): Promise<StoredTraining[]> =>
  trx
    .selectFrom('trainings')
    .selectAll()
    .where('UserId', '=', UserId)
    .where('Begin', '<', End)
    .where('End', '>', Begin)
    .where(isSlip)
    .$if(except !== undefined, (others) => others.where('TrainingId', '<>', except ?? 0))
    .orderBy('TrainingId')
    .execute();

/** What she has, and no slip, of some of this time, heard or declared, the oldest row first. */
export const hersIn = (db: Queryable, { UserId, Begin, End }: Interval): Promise<StoredTraining[]> =>
  db
    .selectFrom('trainings')
    .selectAll()
    .where('UserId', '=', UserId)
    .where('Begin', '<', End)
    .where('End', '>', Begin)
    .where(isHers)
    .orderBy('TrainingId')
    .execute();

/** Another training of hers, and no slip, that was declared for some of this time. */
export const declaredMeanwhile = (trx: Queryable, { UserId, Begin, End }: Interval, except: number | undefined) =>
  trx
    .selectFrom('trainings')
    .select(['TrainingId'])
    .where('UserId', '=', UserId)
    .where('DeclaredBegin', '<', End)
    .where('DeclaredEnd', '>', Begin)
    .where(isHers)
    .$if(except !== undefined, (others) => others.where('TrainingId', '<>', except ?? 0))
    .limit(1)
    .executeTakeFirst();

/** Those of hers, and no slips, that were declared for some of this time, the oldest row first. */
export const declaredIn = (
  trx: Queryable,
  { UserId, Begin, End }: Interval,
  except: number | undefined,
): Promise<StoredTraining[]> =>
  trx
    .selectFrom('trainings')
    .selectAll()
    .where('UserId', '=', UserId)
    .where('DeclaredBegin', '<', End)
    .where('DeclaredEnd', '>', Begin)
    .where(isHers)
    .$if(except !== undefined, (others) => others.where('TrainingId', '<>', except ?? 0))
    .orderBy('TrainingId')
    .execute();

/** Whether the club knows of another training of hers in some of this time, as it knows it. */
export async function isKnownIn(trx: Queryable, { UserId, Begin, End }: Interval, clubId: number, except: number | undefined) {
  const known = await trx
    .selectFrom('club_trainings')
    .select('TrainingId')
    .where('UserId', '=', UserId)
    .where('ClubId', '=', clubId)
    .where('IsKnown', '=', true)
    .where('Begin', '<', End)
    .where('End', '>', Begin)
    .$if(except !== undefined, (others) => others.where('TrainingId', '<>', except ?? 0))
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

/** The trainings that were heard in some of this time, the oldest row first. */
export const heardMeanwhile = (trx: Queryable, { UserId, Begin, End }: Interval) =>
  trx
    .selectFrom('trainings')
    .selectAll()
    .where('UserId', '=', UserId)
    .where('Source', '=', 'Heart')
    .where('Begin', '<', End)
    .where('End', '>', Begin)
    .orderBy('TrainingId')
    .execute();

/** It goes, and what it becomes part of begins when it did: no two begin at once, and each begins at a whole second. */
export async function stepAside(trx: Queryable, trainingId: number): Promise<void> {
  await trx
    .updateTable('trainings')
    .set({ Begin: sql`"Begin" - interval '1 millisecond'` })
    .where('TrainingId', '=', trainingId)
    .execute();
}

export async function insertTraining(trx: Queryable, training: Insertable<Trainings>): Promise<number> {
  const { TrainingId } = await trx.insertInto('trainings').values(training).returning('TrainingId').executeTakeFirstOrThrow();
  return TrainingId;
}

const nextVersion = sql<number>`"RowVersion" + 1`;

export async function updateTraining(trx: Queryable, trainingId: number, fields: Updateable<Trainings>): Promise<void> {
  await trx
    .updateTable('trainings')
    .set({ ...fields, RowVersion: nextVersion })
    .where('TrainingId', '=', trainingId)
    .execute();
}

/** What was heard becomes what was declared, and keeps its place in the journal. */
export async function becomeDeclared(
  trx: Queryable,
  trainingId: number,
  { Begin, End, ...said }: Updateable<Trainings>,
): Promise<void> {
  const begin = sql<Date>`least("Begin", ${Begin}::timestamptz)`;
  const end = sql<Date>`greatest("End", ${End}::timestamptz)`;
  await trx
    .updateTable('trainings')
    .set({ ...said, Begin: begin, End: end, RowVersion: nextVersion })
    .where('TrainingId', '=', trainingId)
    .execute();
}

/** What was said of it is taken back: it is what was heard then, and called as its place. */
export const becomeHeard = (trx: Queryable, trainingId: number, { Begin, End }: Pick<Heard, 'Begin' | 'End'>): Promise<void> =>
  updateTraining(trx, trainingId, {
    Source: 'Heart',
    SourceName: '',
    Note: '',
    HasOwnName: false,
    HasOwnType: false,
    Distance: null,
    DeclaredBegin: null,
    DeclaredEnd: null,
    DeclaredHeartRate: null,
    DeclaredCalories: null,
    DeclaredById: null,
    ClubSaidByStaff: false,
    SaidClubId: null,
    PauseTime: 0,
    Pauses: '[]',
    HeardBefore: null,
    Begin,
    End,
  });

/** Trainings that are heard by themselves again have the words that somebody gave them. */
export async function restoreWords(trx: Queryable, userId: number, heard: readonly Heard[]): Promise<void> {
  for (const { Begin, End, Name, TrainingType, Note } of heard) {
    const again = trx
      .selectFrom('trainings')
      .select('TrainingId')
      .where('UserId', '=', userId)
      .where('Source', '=', 'Heart')
      .where('Begin', '<', End)
      .where('End', '>', Begin)
      .orderBy('Begin')
      .limit(1);
    await trx
      .updateTable('trainings')
      .set({
        RowVersion: nextVersion,
        Note: sql`concat_ws(E'\\n', nullif("Note", ''), nullif(${Note}::text, ''))`,
        ...(Name === null ? {} : { Name, HasOwnName: true }),
        ...(TrainingType === null ? {} : { TrainingType, HasOwnType: true }),
      })
      .where('TrainingId', '=', again)
      .execute();
  }
}
