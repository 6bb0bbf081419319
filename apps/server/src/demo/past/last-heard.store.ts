import type { Athlete } from '@clubpulse/world/people';
import type { Queryable } from '../../platform/database/database.ts';

/** How far the history is written, and how much of it still becomes trainings. Read only. */

export interface LastHeard {
  readonly userId: number;
  /** Unix seconds of the last stored minute; undefined when there is none. */
  readonly minute: number | undefined;
}

/** Of every one of the athletes who is still there: when she was heard last. */
export async function lastHeard(db: Queryable, athletes: readonly Athlete[]): Promise<Map<string, LastHeard>> {
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

/** How many of the athletes' trainings still wait to be computed. */
export async function countDue(db: Queryable, userIds: readonly number[]): Promise<number> {
  if (userIds.length === 0) return 0;
  const row = await db
    .selectFrom('training_due')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('UserId', 'in', userIds)
    .executeTakeFirstOrThrow();
  return row.count;
}
