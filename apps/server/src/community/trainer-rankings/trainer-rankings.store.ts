import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { TrainerAward } from '@clubpulse/contract/community/trainer-rankings';
import type { Day } from '@clubpulse/rules/time/days';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainerAwards } from '../../platform/database/schema.generated.ts';

export async function insertAwards(trx: Queryable, awards: readonly Insertable<TrainerAwards>[]): Promise<ReadonlySet<number>> {
  if (awards.length === 0) return new Set();
  const written = await trx
    .insertInto('trainer_awards')
    .values([...awards])
    .onConflict((had) => had.doNothing())
    .returning('UserId')
    .execute();
  return new Set(written.map(({ UserId }) => UserId));
}

export async function awardedMonths(trx: Queryable, clubId: ClubId, months: readonly Day[]): Promise<ReadonlySet<Day>> {
  const rows = await trx
    .selectFrom('trainer_awards')
    .select('Month')
    .distinct()
    .where('ClubId', '=', clubId)
    .where('Month', 'in', months)
    .execute();
  return new Set(rows.map(({ Month }) => Month));
}

export async function awardsOf(db: Queryable, clubId: ClubId, from: Day, trainerId?: number): Promise<TrainerAward[]> {
  const { rows } = await sql<TrainerAward>`
    select to_char(award."Month", 'YYYY-MM-DD') as "Month", award."Rank", award."Classes", award."Seats", award."Booked",
      u."UserId", u."Nickname", u."FirstMidName", u."LastName", u."PictureUri"
    from trainer_awards award
    join users u on u."UserId" = award."UserId"
    join user_roles role on role."UserId" = award."UserId" and role."ClubId" = award."ClubId" and role."Role" = 'Trainer'
    where award."ClubId" = ${clubId} and award."Month" >= ${from} and (${trainerId ?? null}::bigint is null or award."UserId" = ${trainerId ?? null})
    order by award."Month" desc, award."Rank", u."SortName", u."UserId"`.execute(db);
  return rows;
}
