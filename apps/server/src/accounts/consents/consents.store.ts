import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Seen } from '@clubpulse/rules/accounts/consents/sight';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Consents } from '../../platform/database/schema.generated.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';

export const insertConsents = async (db: Queryable, rows: readonly Insertable<Consents>[]): Promise<void> => {
  if (rows.length > 0) await db.insertInto('consents').values(rows).execute();
};

/** Repeated reads within this time are logged as one entry, because screens reload automatically. */
const SAME_LOOK_MINUTES = 15;

export async function insertReads(
  db: Queryable,
  ByUserId: UserId,
  reads: readonly (Seen & { readonly UserId: number })[],
  at: Date,
): Promise<void> {
  if (reads.length === 0) return;
  const column = (values: readonly (number | string)[]) => `{${values.join()}}`;
  await sql`
    insert into health_reads ("UserId", "ByUserId", "ClubId", "Purpose", "At", "FirstMidName", "LastName", "Nickname", "ClubName")
    select distinct u, reader."UserId", c, p, ${at}::timestamptz,
      reader."FirstMidName", reader."LastName", reader."Nickname", clubs."Name"
    from unnest(
      ${column(reads.map((read) => read.UserId))}::bigint[],
      ${column(reads.map(({ ClubId }) => ClubId))}::bigint[],
      ${column(reads.map(({ Purpose }) => Purpose))}::text[]) as read (u, c, p)
    join clubs on clubs."ClubId" = c
    join users as reader on reader."UserId" = ${ByUserId}
    where not exists (
      select from health_reads as known
      where known."UserId" = u and known."ByUserId" = ${ByUserId} and known."ClubId" = c and known."Purpose" = p
        and known."At" > ${at}::timestamptz - make_interval(mins => ${SAME_LOOK_MINUTES}))`.execute(db);
}

export const readsOf = (db: Queryable, userId: UserId, since: Date, count: number) =>
  db
    .selectFrom('health_reads')
    .select(['HealthReadId', 'At', 'Purpose', 'ClubName', 'FirstMidName', 'LastName', 'Nickname'])
    .where('UserId', '=', userId)
    .where('At', '>', since)
    .orderBy('At', 'desc')
    .orderBy('HealthReadId', 'desc')
    .limit(count)
    .execute();

export async function deleteReads(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('health_reads').where('At', '<', before).execute();
}

/** Existing rows never change, so a consent is withdrawn by a new row. */
export async function endConsents(trx: Queryable, { ClubId, UserId, by, at }: Leaver): Promise<void> {
  await sql`
    insert into consents ("UserId", "ClubId", "Purpose", "Version", "Language", "Granted", "At", "ByUserId")
    select "UserId", "ClubId", "Purpose", "Version", "Language", false, ${at}, ${by}
    from (
      select distinct on ("Purpose") * from consents
      where "UserId" = ${UserId} and "ClubId" = ${ClubId} order by "Purpose", "ConsentId" desc
    ) newest
    where "Granted"`.execute(trx);
}
