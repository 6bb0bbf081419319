import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RefusedSite, refusedSites } from '@clubpulse/contract/office/website/website';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

const dayOf = (at: Date): RawBuilder<unknown> => sql`(${at}::timestamptz at time zone 'UTC')::date`;

/** A refused website that is new to the club replaces the website refused longest ago. */
export async function countRefusal(db: Queryable, ClubId: ClubId, Origin: string, at: Date): Promise<void> {
  await sql`
    with replaced as (
      delete from website_refusals where "ClubId" = ${ClubId} and "Origin" in (
        select "Origin" from website_refusals where "ClubId" = ${ClubId} and "Origin" <> ${Origin}
        group by "Origin" order by max("LastAt") desc, "Origin" offset ${refusedSites.most - 1})
    )
    insert into website_refusals as known ("ClubId", "Origin", "Day", "Count", "LastAt")
    select "ClubId", ${Origin}, ${dayOf(at)}, 1, ${at} from club_websites where "ClubId" = ${ClubId}
    on conflict ("ClubId", "Origin", "Day")
      do update set "Count" = known."Count" + 1, "LastAt" = greatest(known."LastAt", excluded."LastAt")`.execute(db);
}

export async function sitesRefused(db: Queryable, ClubId: ClubId, allowed: readonly string[], at: Date): Promise<RefusedSite[]> {
  const { rows } = await sql<Omit<RefusedSite, 'LastAt'> & { LastAt: Date }>`
    select "Origin", sum("Count")::int as "Count", max("LastAt") as "LastAt" from website_refusals
    where "ClubId" = ${ClubId} and "Day" > ${dayOf(at)} - ${sql.lit(refusedSites.days)} and not "Origin" = any(${[...allowed]}::text[])
    group by "Origin" order by max("LastAt") desc, "Origin" limit ${refusedSites.most}`.execute(db);
  return rows.map((row) => ({ ...row, LastAt: row.LastAt.toISOString() }));
}

export async function purgeRefusals(db: Queryable): Promise<void> {
  await sql`delete from website_refusals where "Day" <= ${dayOf(new Date())} - ${sql.lit(refusedSites.days)}`.execute(db);
}
