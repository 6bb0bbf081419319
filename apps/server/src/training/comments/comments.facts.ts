import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';

interface Waiting {
  readonly clubId: ClubId;
  readonly since: Date;
  readonly by: number;
}

/** The trainings without a comment of staff that are not marked as needing no comment. */
const waiting = ({ clubId, since, by }: Waiting) => sql`
  trainings training
  where training."ClubId" = ${clubId} and training."Begin" >= ${since} and training."ClosedAt" is not null
    and training."CountsInClub" and training."UserId" <> ${by}
    and not exists (
      select from training_comments said
      where said."TrainingId" = training."TrainingId" and said."ClubId" = ${clubId}
        and said."AuthorId" is distinct from training."UserId" and said."Source" is null)
    and not exists (select from training_comments_waived waived
      where waived."TrainingId" = training."TrainingId" and waived."ClubId" = ${clubId})`;

export interface WaitingAthlete {
  readonly UserId: number;
  readonly Nickname: string;
  readonly Trainings: number;
}

export async function waitingAthletes(db: Queryable, which: Waiting): Promise<WaitingAthlete[]> {
  const { rows } = await sql<WaitingAthlete>`
    select "UserId", "Nickname", found."Trainings"
    from (select training."UserId", count(*)::int as "Trainings" from ${waiting(which)} group by training."UserId") found
    join users using ("UserId")
    order by lower("Nickname"), "UserId"`.execute(db);
  return rows;
}

interface Filter extends Waiting {
  readonly people: readonly number[];
  readonly hasWords: boolean;
}

const hasWords = sql`exists (
  select from training_comments own where own."TrainingId" = training."TrainingId" and own."AuthorId" = training."UserId")`;
const filtered = ({ people, hasWords: words, ...which }: Filter): RawBuilder<unknown> => sql`
  ${waiting(which)} and training."UserId" = any(${listOf(people)}::bigint[])
  ${words ? sql`and ${hasWords}` : sql``}`;

export interface WaitingRow {
  readonly TrainingId: number;
  readonly PictureUri: string | null;
  readonly Words: string | null;
  readonly Effort: number | null;
}

export async function waitingTrainings(db: Queryable, filter: Filter, start: number, length: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select found."TrainingId", users."PictureUri", said."Text" as "Words", rated."Effort"
    from (
      select training."TrainingId", training."UserId", training."Begin" from ${filtered(filter)}
      order by training."Begin" desc, training."TrainingId" desc offset ${start} limit ${length}
    ) found
    join users using ("UserId")
    left join lateral (
      select "Text" from training_comments own
      where own."TrainingId" = found."TrainingId" and own."AuthorId" = found."UserId"
      order by "CreatedAt" desc, "CommentId" desc limit 1
    ) said on true
    left join training_comments rated
      on rated."TrainingId" = found."TrainingId" and rated."AuthorId" = found."UserId" and rated."Kind" = 'Feedback'
    order by found."Begin" desc, found."TrainingId" desc`.execute(db);
  return rows;
}

export async function readerOf(db: Queryable, trainingId: TrainingId, userId: UserId) {
  return db
    .selectFrom('users')
    .leftJoin('training_comments as rated', (join) =>
      join.on('rated.TrainingId', '=', trainingId).on('rated.Kind', '=', 'Feedback').onRef('rated.AuthorId', '=', 'users.UserId'),
    )
    .where('users.UserId', '=', userId)
    .select(['users.Language', 'rated.Effort'])
    .executeTakeFirst();
}

export async function countWaiting(db: Queryable, filter: Filter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${filtered(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}
