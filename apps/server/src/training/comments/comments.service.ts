import type { CallerId } from '@clubpulse/contract/accounts/users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Comment, CommentId, Feedback, FeedbackInput } from '@clubpulse/contract/training/comments/comments';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { effortProblems } from '@clubpulse/rules/training/comments/feedback';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import type { ReadTraining, Trainings } from '../trainings/public.ts';
import * as store from './comments.store.ts';

export interface CommentParts {
  readonly db: Database;
  readonly trainings: Pick<Trainings, 'readable' | 'userOf'>;
  readonly consents: Pick<Consents, 'sharing'>;
  readonly now?: () => Date;
}
export type Comments = ReturnType<typeof createComments>;
type Kind = 'Comment' | 'Feedback';

/** It became part of another one, or was deleted, while somebody wrote about it. */
const gone = { training_comments_TrainingId_fkey: refuse('NotFound') };

/** What an athlete and those who train her write about a training. */
export function createComments({ db, trainings, consents, now = () => new Date() }: CommentParts) {
  async function listed(trainingId: TrainingId, kind: Kind, caller: Caller): Promise<Feedback[] | Refusal> {
    const training = await trainings.readable(trainingId, caller);
    return isRefusal(training) ? training : (await store.commentsOf(db, trainingId, kind)).map(presentComment);
  }

  async function write(
    trainingId: TrainingId,
    { Text, Effort }: FeedbackInput,
    Kind: Kind,
    { UserId: AuthorId }: Caller,
    training: ReadTraining,
    key?: RequestKey,
  ): Promise<Feedback | Refusal> {
    const { UserId, ClubId, Name: Title } = training;
    const isShared = ClubId !== null && (await consents.sharing(ClubId, [UserId], 'HeartRate')).has(UserId);
    const row = { TrainingId: trainingId, UserId, AuthorId, Kind, Text, Effort, CreatedAt: now() };
    return refusedBy(gone, () =>
      transactOnce(db, key, async (trx) => {
        const commentId = await (Kind === 'Feedback' ? store.saveFeedback(trx, row) : store.insertComment(trx, row));
        const told = await store.toTell(trx, { TrainingId: trainingId, UserId, ClubId }, isShared, AuthorId);
        const said = { By: AuthorId, TrainingId: trainingId, CommentId: commentId, Kind, Title };
        await emitAll(
          trx,
          told.map((Target) => ({ ClubId, Type: 'TrainingFeedback', Payload: { ...said, Target, IsHers: Target === UserId } })),
        );
        const written = await store.commentOf(trx, commentId);
        return written ? presentComment(written) : refuse('NotFound');
      }),
    );
  }

  return {
    /** Whose training it is. */
    athleteOf: trainings.userOf,

    authorOf: async (commentId: CommentId): Promise<number | undefined> =>
      (await store.commentOf(db, commentId))?.AuthorId ?? undefined,

    comments: (trainingId: TrainingId, caller: Caller): Promise<Comment[] | Refusal> => listed(trainingId, 'Comment', caller),
    feedbacks: (trainingId: TrainingId, caller: Caller): Promise<Feedback[] | Refusal> => listed(trainingId, 'Feedback', caller),

    async comment(trainingId: TrainingId, Text: string, caller: Caller, key?: RequestKey): Promise<Comment | Refusal> {
      const training = await trainings.readable(trainingId, caller);
      return isRefusal(training) ? training : write(trainingId, { Text, Effort: null }, 'Comment', caller, training, key);
    },

    async giveFeedback(trainingId: TrainingId, input: FeedbackInput, caller: Caller): Promise<Feedback | Refusal> {
      const training = await trainings.readable(trainingId, caller);
      if (isRefusal(training)) return training;
      const errors = effortProblems(input, training.UserId === caller.UserId);
      return errors.length > 0 ? refuse('ValidationFailed', { errors }) : write(trainingId, input, 'Feedback', caller, training);
    },

    /** Its author's alone, as the call's access has it. */
    async delete(commentId: CommentId, by: CallerId): Promise<Refusal | undefined> {
      const comment = await store.commentOf(db, commentId);
      if (comment?.AuthorId !== by) return refuse('NotFound');
      await store.deleteComment(db, commentId);
      return undefined;
    },
  };
}

function presentComment(row: store.CommentRow): Feedback {
  const { CommentId, TrainingId, Text, Effort, AuthorId, Nickname, FirstMidName, LastName, PictureUri } = row;
  return {
    CommentId,
    TrainingId,
    Text,
    Effort,
    Author:
      AuthorId === null || Nickname === null
        ? null
        : { UserId: AuthorId, Nickname, FirstMidName: FirstMidName ?? '', LastName: LastName ?? '', PictureUri },
    CreatedAt: row.CreatedAt.toISOString(),
  };
}
