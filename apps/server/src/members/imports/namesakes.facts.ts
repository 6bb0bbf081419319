import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface Name {
  readonly FirstMidName: string;
  readonly LastName: string;
}
export interface Namesake extends Name {
  readonly UserId: number;
  readonly Email: string;
}

export async function namesakes(db: Queryable, clubId: ClubId, names: readonly Name[]): Promise<Namesake[]> {
  const { rows } = await sql<Namesake>`
    select u."UserId", u."Email", u."FirstMidName", u."LastName" from users u
    where exists (select from user_roles r where r."UserId" = u."UserId" and r."ClubId" = ${clubId})
      and (lower(u."FirstMidName"), lower(u."LastName")) in (
        select lower("FirstMidName"), lower("LastName")
        from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as typed("FirstMidName" text, "LastName" text)
        where "FirstMidName" <> '' and "LastName" <> '')
    order by u."UserId"`.execute(db);
  return rows;
}
