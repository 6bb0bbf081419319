import type { CommentId } from '@clubpulse/contract/training/comments/comments';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { type Insertable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainingComments } from '../../platform/database/schema.generated.ts';

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

interface About {
  readonly TrainingId: number;
  readonly UserId: number;
  readonly ClubId: number | null;
}

/**
 * Who is told what was written: the athlete; of the staff of the club where she trained whoever wrote about it too, and whoever watches
 * her and wants to hear of her.
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
    where ${isShared} and staff."ClubId" = ${ClubId} and staff."Role" in ('Trainer', 'Manager') and staff."UserId" <> ${by}
      and (exists (select from training_comments c where c."TrainingId" = ${TrainingId} and c."AuthorId" = staff."UserId")
        or exists (select from watches w where w."WatcherId" = staff."UserId" and w."WatchedId" = ${UserId} and w."NotifyWatcher"))`.execute(
    db,
  );
  return rows.map((row) => row.UserId);
}
