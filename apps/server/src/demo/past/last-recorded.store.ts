import type { Athlete } from '@clubpulse/world/people';
import type { Queryable } from '../../platform/database/database.ts';

export interface LastRecorded {
  readonly userId: number;
  /** Unix seconds; undefined without a stored minute. */
  readonly minute: number | undefined;
}

export async function lastRecorded(db: Queryable, athletes: readonly Athlete[]): Promise<Map<string, LastRecorded>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('heart_minute', 'heart_minute.UserId', 'users.UserId')
    .select(({ fn }) => ['users.UserId', 'users.Email', fn.max('heart_minute.Minute').as('Minute')])
    .where(
      'users.Email',
      'in',
      athletes.map(({ email }) => email),
    )
    .groupBy(['users.UserId', 'users.Email'])
    .execute();
  return new Map(
    rows.map((row) => [row.Email, { userId: row.UserId, minute: row.Minute === null ? undefined : Number(row.Minute) / 1000 }]),
  );
}

export async function countDue(db: Queryable, userIds: readonly number[]): Promise<number> {
  if (userIds.length === 0) return 0;
  const row = await db
    .selectFrom('training_due')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('UserId', 'in', userIds)
    .executeTakeFirstOrThrow();
  return row.count;
}
