import type { Queryable } from '../../platform/database/database.ts';

export const isListed = async (db: Queryable, UserId: number): Promise<boolean> =>
  (await db.selectFrom('unlisted_people').select('UserId').where('UserId', '=', UserId).executeTakeFirst()) === undefined;

export async function setUnlisted(db: Queryable, UserId: number, isUnlisted: boolean, Since: Date): Promise<void> {
  if (isUnlisted)
    await db
      .insertInto('unlisted_people')
      .values({ UserId, Since })
      .onConflict((standing) => standing.column('UserId').doNothing())
      .execute();
  else await db.deleteFrom('unlisted_people').where('UserId', '=', UserId).execute();
}
