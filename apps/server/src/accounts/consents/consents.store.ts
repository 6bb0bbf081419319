import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Seen } from '@clubpulse/rules/accounts/consents/sight';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Consents } from '../../platform/database/schema.generated.ts';

export const insertConsents = async (db: Queryable, rows: readonly Insertable<Consents>[]): Promise<void> => {
  if (rows.length > 0) await db.insertInto('consents').values(rows).execute();
};

/** Looking again within this many minutes is the same look: screens ask by themselves. */
const SAME_LOOK_MINUTES = 15;

/** Adds what somebody reads of others; what she read just before stands there already. */
export async function insertReads(
  db: Queryable,
  ByUserId: UserId,
  reads: readonly (Seen & { readonly UserId: number })[],
  at: Date,
): Promise<void> {
  if (reads.length === 0) return;
  const column = (values: readonly (number | string)[]) => `{${values.join()}}`;
  await sql`
    insert into health_reads ("UserId", "ByUserId", "ClubId", "Purpose", "At")
    select distinct u, ${ByUserId}::bigint, c, p, ${at}::timestamptz
    from unnest(
      ${column(reads.map((read) => read.UserId))}::bigint[],
      ${column(reads.map(({ ClubId }) => ClubId))}::bigint[],
      ${column(reads.map(({ Purpose }) => Purpose))}::text[]) as read (u, c, p)
    where not exists (
      select from health_reads as known
      where known."UserId" = u and known."ByUserId" = ${ByUserId} and known."ClubId" = c and known."Purpose" = p
        and known."At" > ${at}::timestamptz - make_interval(mins => ${SAME_LOOK_MINUTES}))`.execute(db);
}

/** Who read what of hers since then, newest first. */
export const readsOf = (db: Queryable, userId: UserId, since: Date, count: number) =>
  db
    .selectFrom('health_reads as read')
    .innerJoin('users as reader', 'reader.UserId', 'read.ByUserId')
    .innerJoin('clubs', 'clubs.ClubId', 'read.ClubId')
    .select(['HealthReadId', 'At', 'Purpose', 'clubs.Name as ClubName', 'FirstMidName', 'LastName', 'Nickname'])
    .where('read.UserId', '=', userId)
    .where('At', '>', since)
    .orderBy('At', 'desc')
    .orderBy('HealthReadId', 'desc')
    .limit(count)
    .execute();

export async function deleteReads(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('health_reads').where('At', '<', before).execute();
}
