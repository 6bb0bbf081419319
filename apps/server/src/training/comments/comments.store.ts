import { watchModes } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
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

export interface Reader {
  readonly UserId: number;
  readonly clubs: readonly number[] | null;
}

const ofActivity = (trainingId: TrainingId) => sql<boolean>`comment."TrainingId" in (
  select same."TrainingId" from trainings own join trainings same
    on same."TrainingId" = own."TrainingId" or same."ActivityId" = own."ActivityId"
  where own."TrainingId" = ${trainingId})`;

/** The athlete reads all comments. Other users read the athlete's, their own, and those for their clubs. */
export const commentsOf = (db: Queryable, trainingId: TrainingId, kind: Kind, { UserId, clubs }: Reader) =>
  all(db)
    .where('comment.Kind', '=', kind)
    .$if(clubs === null, (some) => some.where(ofActivity(trainingId)))
    .$if(clubs !== null, (some) =>
      some
        .where('comment.TrainingId', '=', trainingId)
        .where(({ eb, or, ref }) =>
          or([
            eb('comment.AuthorId', '=', ref('comment.UserId')),
            eb('comment.AuthorId', '=', UserId),
            sql<boolean>`comment."ClubId" = any(${listOf(clubs ?? [])}::bigint[])`,
          ]),
        ),
    )
    .orderBy('comment.CommentId')
    .execute();

export async function clubsWithComments(db: Queryable, trainingId: TrainingId): Promise<number[]> {
  const rows = await db
    .selectFrom('training_comments')
    .select('ClubId')
    .distinct()
    .where('TrainingId', '=', trainingId)
    .where('ClubId', 'is not', null)
    .where('Source', 'is', null)
    .execute();
  return rows.flatMap(({ ClubId }) => ClubId ?? []);
}

export async function insertComment(trx: Queryable, comment: Insertable<TrainingComments>): Promise<number> {
  return (await trx.insertInto('training_comments').values(comment).returning('CommentId').executeTakeFirstOrThrow()).CommentId;
}

export async function saveFeedback(trx: Queryable, feedback: Insertable<TrainingComments>): Promise<number> {
  const { Text, Effort, CreatedAt, ClubId } = feedback;
  const saved = trx
    .insertInto('training_comments')
    .values(feedback)
    .onConflict((conflict) =>
      conflict
        .columns(['TrainingId', 'AuthorId'])
        .where('Kind', '=', 'Feedback')
        .doUpdateSet({ Text, Effort, CreatedAt, ClubId }),
    );
  return (await saved.returning('CommentId').executeTakeFirstOrThrow()).CommentId;
}

export async function saveGenerated(db: Queryable, feedback: Insertable<TrainingComments>): Promise<number> {
  const { Text, Source, Model, Prompt, CreatedAt } = feedback;
  const saved = db
    .insertInto('training_comments')
    .values(feedback)
    .onConflict((conflict) =>
      (feedback.MadeFor === 'Staff'
        ? conflict.columns(['TrainingId', 'ClubId']).where('MadeFor', '=', 'Staff')
        : conflict.column('TrainingId').where('MadeFor', '=', 'Athlete')
      ).doUpdateSet({ Text, Source, Model, Prompt, CreatedAt }),
    );
  return (await saved.returning('CommentId').executeTakeFirstOrThrow()).CommentId;
}

export async function deleteComment(db: Queryable, commentId: CommentId): Promise<void> {
  await db.deleteFrom('training_comments').where('CommentId', '=', commentId).execute();
}

interface Waived {
  readonly TrainingId: TrainingId;
  readonly ClubId: ClubId;
}

export async function waive(
  db: Queryable,
  what: Waived,
  stated: { readonly UserId: number; readonly ByUserId: number; readonly At: Date },
): Promise<void> {
  await db
    .insertInto('training_comments_waived')
    .values({ ...what, ...stated })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unwaive(db: Queryable, { TrainingId, ClubId }: Waived): Promise<void> {
  await db.deleteFrom('training_comments_waived').where('TrainingId', '=', TrainingId).where('ClubId', '=', ClubId).execute();
}

interface About {
  readonly TrainingId: number;
  readonly UserId: number;
}

/** If one author, or the generator, commented on both trainings, only the newer comment remains. */
export async function inheritComments(trx: Queryable, inheritances: readonly Inheritance[]): Promise<void> {
  const [dropped, heirs] = [inheritances.map((one) => one.dropped), inheritances.map(({ heir }) => heir)];
  const left = sql`unnest(${listOf(dropped)}::bigint[], ${listOf(heirs)}::bigint[]) as one (gone, heir)`;
  await sql`
    delete from training_comments using (
      select "CommentId" as id, row_number() over (partition by heir, "AuthorId", "MadeFor", case when "MadeFor" = 'Staff' then "ClubId" end order by "CreatedAt" desc, "CommentId" desc) as place
      from (select gone, heir from ${left} union select heir, heir from ${left}) both_of
      join training_comments on "TrainingId" = gone
      where "Kind" = 'Feedback' and ("AuthorId" is not null or "Source" is not null)
    ) said where "CommentId" = id and place > 1`.execute(trx);
  await sql`update training_comments set "TrainingId" = heir from ${left} where "TrainingId" = gone`.execute(trx);
}

/** Staff who commented for one of the clubs or follow the athlete; each once, with the first of their clubs. */
export async function staffToNotify(
  db: Queryable,
  { TrainingId, UserId }: About,
  clubs: readonly number[],
  by: number,
): Promise<{ readonly UserId: number; readonly ClubId: number }[]> {
  if (clubs.length === 0) return [];
  const { rows } = await sql<{ UserId: number; ClubId: number }>`
    select distinct on (staff."UserId") staff."UserId", club."ClubId"
    from unnest(${listOf(clubs)}::bigint[]) with ordinality as told (id, place)
    join clubs club on club."ClubId" = told.id
    join user_roles staff on staff."Role" in ('Trainer', 'Manager') and staff."ClubId" = club."ClubId"
      or staff."Role" = 'Owner' and staff."BrandId" = club."BrandId"
    where staff."UserId" <> ${by} and staff."UserId" <> ${UserId}
      and (exists (select from training_comments c
          where c."TrainingId" = ${TrainingId} and c."AuthorId" = staff."UserId" and c."ClubId" = club."ClubId")
        or exists (select from watches w where w."WatcherId" = staff."UserId" and w."WatchedId" = ${UserId}
          and (w."Type" = ${watchModes.notify} or w."Type" = ${watchModes.follow} and w."NotifyWatcher")))
    order by staff."UserId", told.place`.execute(db);
  return rows;
}
