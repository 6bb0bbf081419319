import { watchModes } from '@clubpulse/contract/accounts/users';
import type { CommentId } from '@clubpulse/contract/training/comments/comments';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainingComments } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';
import type { Inheritance } from '../trainings/public.ts';

export type CommentRow = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;
type Kind = 'Comment' | 'Feedback';

const all = (db: Queryable) =>
  db
    .selectFrom('training_comments as comment')
    .leftJoin('users as author', 'author.UserId', 'comment.AuthorId')
    .selectAll('comment')
    .select(['author.Nickname', 'author.FirstMidName', 'author.LastName', 'author.PictureUri']);

export const commentOf = (db: Queryable, commentId: CommentId): Promise<CommentRow | undefined> =>
  all(db).where('comment.CommentId', '=', commentId).executeTakeFirst();

export const commentsOf = (db: Queryable, trainingId: TrainingId, kind: Kind) =>
  all(db).where('comment.TrainingId', '=', trainingId).where('comment.Kind', '=', kind).orderBy('comment.CommentId').execute();

export async function insertComment(trx: Queryable, comment: Insertable<TrainingComments>): Promise<number> {
  return (await trx.insertInto('training_comments').values(comment).returning('CommentId').executeTakeFirstOrThrow()).CommentId;
}

/** What she said before makes way for it. */
export async function saveFeedback(trx: Queryable, feedback: Insertable<TrainingComments>): Promise<number> {
  const { Text, Effort, CreatedAt } = feedback;
  const saved = trx
    .insertInto('training_comments')
    .values(feedback)
    .onConflict((conflict) =>
      conflict.columns(['TrainingId', 'AuthorId']).where('Kind', '=', 'Feedback').doUpdateSet({ Text, Effort, CreatedAt }),
    );
  return (await saved.returning('CommentId').executeTakeFirstOrThrow()).CommentId;
}

export async function deleteComment(db: Queryable, commentId: CommentId): Promise<void> {
  await db.deleteFrom('training_comments').where('CommentId', '=', commentId).execute();
}

/** Nobody writes about it, and nobody waits for that any more; the first word stays. */
export async function waive(db: Queryable, TrainingId: TrainingId, UserId: number, ByUserId: number, At: Date): Promise<void> {
  await db
    .insertInto('training_comments_waived')
    .values({ TrainingId, UserId, ByUserId, At })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unwaive(db: Queryable, trainingId: TrainingId): Promise<void> {
  await db.deleteFrom('training_comments_waived').where('TrainingId', '=', trainingId).execute();
}

interface About {
  readonly TrainingId: number;
  readonly UserId: number;
  readonly ClubId: number | null;
}

/** What was written goes over; of what one made of both, the newer word stays. */
export async function inheritComments(trx: Queryable, inheritances: readonly Inheritance[]): Promise<void> {
  const [dropped, heirs] = [inheritances.map((one) => one.dropped), inheritances.map(({ heir }) => heir)];
  const left = sql`unnest(${listOf(dropped)}::bigint[], ${listOf(heirs)}::bigint[]) as one (gone, heir)`;
  await sql`
    delete from training_comments using (
      select "CommentId" as id, row_number() over (partition by heir, "AuthorId" order by "CreatedAt" desc, "CommentId" desc) as place
      from (select gone, heir from ${left} union select heir, heir from ${left}) both_of
      join training_comments on "TrainingId" = gone
      where "Kind" = 'Feedback' and "AuthorId" is not null
    ) said where "CommentId" = id and place > 1`.execute(trx);
  await sql`update training_comments set "TrainingId" = heir from ${left} where "TrainingId" = gone`.execute(trx);
}

/**
 * Who is told what was written: the athlete; of the staff of the club where she trained, owners of its brand among them, whoever wrote
 * about it too, and whoever watches her and wants to hear of her.
 */
export async function toTell(
  db: Queryable,
  { TrainingId, UserId, ClubId }: About,
  isShared: boolean,
  by: number,
): Promise<number[]> {
  const { rows } = await sql<{ UserId: number }>`
    select ${UserId}::bigint as "UserId" where ${UserId}::bigint <> ${by}::bigint
    union
    select staff."UserId" from user_roles staff
    where ${isShared} and staff."UserId" <> ${by}
      and (staff."Role" in ('Trainer', 'Manager') and staff."ClubId" = ${ClubId}
        or staff."Role" = 'Owner' and staff."BrandId" = (select club."BrandId" from clubs club where club."ClubId" = ${ClubId}))
      and (exists (select from training_comments c where c."TrainingId" = ${TrainingId} and c."AuthorId" = staff."UserId")
        or exists (select from watches w where w."WatcherId" = staff."UserId" and w."WatchedId" = ${UserId}
          and (w."Type" = ${watchModes.notify} or w."Type" = ${watchModes.follow} and w."NotifyWatcher")))`.execute(db);
  return rows.map((row) => row.UserId);
}
