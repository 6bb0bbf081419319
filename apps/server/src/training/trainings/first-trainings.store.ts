import type { Training } from '@clubpulse/contract/training/trainings';
import { TRAINING_MIN_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';

export interface Over extends Pick<Training, 'Points' | 'Duration'> {
  readonly TrainingId: number;
  readonly UserId: number;
  readonly ClubId: number;
  readonly Begin: Date;
}

export async function countedOf(trx: Queryable, trainingIds: readonly number[]): Promise<Over[]> {
  if (trainingIds.length === 0) return [];
  const { rows } = await sql<Over>`
    select "TrainingId", "UserId", "ClubId", "Begin", "Points", "Duration" from trainings
    where "TrainingId" = any(${listOf(trainingIds)}::bigint[]) and "ClubId" is not null and "Source" = 'Heart'
      and "Duration" - "GapTime" >= ${TRAINING_MIN_SECONDS} and "ClosedAt" is not null
    order by "TrainingId"`.execute(trx);
  return rows;
}

/** The mark is permanent: no later training becomes the first, even if the first is deleted or the member returns. */
export async function markFirst(trx: Queryable, over: readonly Over[], now: Date): Promise<Over[]> {
  if (over.length === 0) return [];
  const ids = listOf(over.map(({ TrainingId }) => TrainingId));
  const { rows } = await sql<Pick<Over, 'UserId' | 'ClubId'>>`
    with people as (
      select "ClubId", "UserId" from club_people
      where ("ClubId", "UserId") in (
          select * from unnest(${listOf(over.map(({ ClubId }) => ClubId))}::bigint[], ${listOf(over.map(({ UserId }) => UserId))}::bigint[]))
        and exists (select from user_roles role
          where role."UserId" = club_people."UserId" and role."ClubId" = club_people."ClubId" and role."Role" = 'Athlete')
        -- In the order of the person's trainings: that reads one index.
        and (select before."TrainingId" from trainings before
          where before."UserId" = club_people."UserId" and before."ClubId" = club_people."ClubId" and before."Source" = 'Heart'
            and before."Duration" - before."GapTime" >= ${TRAINING_MIN_SECONDS}
            and before."ClosedAt" is not null and before."TrainingId" <> all(${ids}::bigint[])
          order by before."Begin" limit 1) is null
      -- Whoever ends a membership locks the row, and waits for the due row that is locked here.
      for key share of club_people skip locked
    )
    insert into first_trainings ("ClubId", "UserId", "At") select "ClubId", "UserId", ${now}::timestamptz from people
    on conflict do nothing
    returning "ClubId", "UserId"`.execute(trx);
  return rows.flatMap(({ ClubId, UserId }) => {
    const own = over.filter((one) => one.UserId === UserId && one.ClubId === ClubId);
    return own.toSorted((a, b) => a.Begin.getTime() - b.Begin.getTime()).slice(0, 1);
  });
}
