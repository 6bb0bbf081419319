import type { UserId } from '@clubpulse/contract/accounts/users';
import type { FitnessTestId, Protocol } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { FitnessTests } from '../../platform/database/schema.generated.ts';

export interface TestRow extends Omit<Selectable<FitnessTests>, 'Samples'> {
  readonly Nickname: string | null;
  readonly FirstMidName: string | null;
  readonly LastName: string | null;
  readonly PictureUri: string | null;
  readonly ClubName: string | null;
}

const all = (db: Queryable) =>
  db
    .selectFrom('fitness_tests as test')
    .leftJoin('users as by', 'by.UserId', 'test.ByUserId')
    .leftJoin('clubs as club', 'club.ClubId', 'test.ClubId')
    .select([
      'test.FitnessTestId',
      'test.UserId',
      'test.ByUserId',
      'test.ClubId',
      'test.Protocol',
      'test.State',
      'test.PreparedAt',
      'test.StartedAt',
      'test.EndedAt',
      'test.MaxHeartRate',
      'test.ZoneLimits',
      'test.Gender',
      'test.Age',
      'test.Load',
      'test.Weight',
      'test.BetaBlocker',
      'test.Duration',
      'test.PeakHeartRate',
      'test.HeartRateRecovery',
      'test.NotRated',
      'test.MeasureEventId',
      'by.Nickname',
      'by.FirstMidName',
      'by.LastName',
      'by.PictureUri',
      'club.Name as ClubName',
    ]);

export const begunOf = (
  db: Queryable,
  userId: UserId,
  { start, length }: { start: number; length: number },
): Promise<TestRow[]> =>
  all(db)
    .where('test.UserId', '=', userId)
    .where('test.State', '<>', 'prepared')
    .orderBy('test.PreparedAt', 'desc')
    .orderBy('test.FitnessTestId', 'desc')
    .offset(start)
    .limit(length)
    .execute();

export async function countBegun(db: Queryable, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('fitness_tests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('UserId', '=', userId)
    .where('State', '<>', 'prepared')
    .executeTakeFirstOrThrow();
  return count;
}

export const testOf = (db: Queryable, testId: FitnessTestId): Promise<TestRow | undefined> =>
  all(db).where('test.FitnessTestId', '=', testId).executeTakeFirst();

export async function samplesOf(db: Queryable, testId: FitnessTestId): Promise<number[]> {
  const row = await db.selectFrom('fitness_tests').select('Samples').where('FitnessTestId', '=', testId).executeTakeFirst();
  return row?.Samples ?? [];
}

export async function ownerOf(db: Queryable, testId: FitnessTestId): Promise<number | undefined> {
  const row = await db.selectFrom('fitness_tests').select('UserId').where('FitnessTestId', '=', testId).executeTakeFirst();
  return row?.UserId;
}

export async function interruptedAt(db: Queryable, userId: UserId, protocol: Protocol): Promise<Date | null> {
  const row = await db
    .selectFrom('fitness_tests')
    .select('EndedAt')
    .where('UserId', '=', userId)
    .where('Protocol', '=', protocol)
    .where('State', '=', 'interruptedHeartRate')
    .orderBy('EndedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.EndedAt ?? null;
}

export async function insertTest(trx: Queryable, test: Insertable<FitnessTests>): Promise<FitnessTestId> {
  const { FitnessTestId } = await trx
    .insertInto('fitness_tests')
    .values(test)
    .returning('FitnessTestId')
    .executeTakeFirstOrThrow();
  return FitnessTestId;
}

export async function holdTest(trx: Queryable, testId: FitnessTestId): Promise<Pick<TestRow, 'State'> | undefined> {
  return trx.selectFrom('fitness_tests').select('State').where('FitnessTestId', '=', testId).forUpdate().executeTakeFirst();
}

export async function updateTest(trx: Queryable, testId: FitnessTestId, fields: Updateable<FitnessTests>): Promise<void> {
  await trx.updateTable('fitness_tests').set(fields).where('FitnessTestId', '=', testId).execute();
}

export async function deleteTest(db: Queryable, testId: FitnessTestId): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('fitness_tests').where('FitnessTestId', '=', testId).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOpenBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('fitness_tests').where('State', 'in', ['prepared', 'running']).where('PreparedAt', '<', before).execute();
}
