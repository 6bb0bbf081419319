import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import { sharesWith } from '../../accounts/consents/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

export interface NamedRow {
  readonly Place: number;
  readonly Count: number;
  readonly UserId: number;
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly PictureUri: string | null;
  readonly Shares: boolean;
}

/** The order of precedence is e-mail address, full name, nickname, last name. Unknown names are left out. */
export async function athletesNamed(db: Queryable, clubId: ClubId, names: readonly string[]): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    with named as (
      select place - 1 as place, lower(trim(regexp_replace(name, '\\s+', ' ', 'g'))) as name
      from unnest(${[...names]}::text[]) with ordinality as given (name, place)
    ), athlete as materialized (
      select users.*, lower(trim("FirstMidName" || ' ' || "LastName")) as first_last, lower(trim("LastName" || ' ' || "FirstMidName")) as last_first
      from user_roles role join users using ("UserId") where role."ClubId" = ${clubId} and role."Role" = 'Athlete'
    ), meant as (
      select place, athlete.*, case when lower("Email") = name then 0 when name in (first_last, last_first) then 1 when lower("Nickname") = name then 2 else 3 end as by
      from named join athlete on name in (lower("Email"), first_last, last_first, lower("Nickname"), lower(trim("LastName")))
    ), best as (
      select *, rank() over (partition by place order by by) as rank from meant
    )
    select distinct on (place) place::int as "Place", (count(*) over (partition by place))::int as "Count",
      "UserId", "Nickname", "FirstMidName", "LastName", "PictureUri", ${sharesWith(sql.ref('best.UserId'), clubId, 'Body')} as "Shares"
    from best where rank = 1 order by place, "UserId"`.execute(db);
  return rows;
}
