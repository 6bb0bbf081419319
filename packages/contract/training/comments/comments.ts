import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import {
  flagQuerySchema,
  idParamSchema,
  idSchema,
  instantSchema,
  pageOf,
  pageQuerySchema,
  requiredTextSchema,
} from '../../scalars.ts';
import { trainingSchema } from '../trainings.ts';

export type CommentId = Id<'Comment'>;

/** Longest text about a training. */
export const COMMENT_MAX = 2000;

export const commentInputSchema = z.object({ Text: requiredTextSchema(COMMENT_MAX) });

export const commentSchema = z.object({
  CommentId: idSchema,
  TrainingId: idSchema,
  Text: z.string(),
  /** Null: she has no account any more. */
  Author: basicUserSchema.nullable(),
  CreatedAt: instantSchema,
});
export type Comment = z.infer<typeof commentSchema>;

/** How hard it was, from 1 to 10 (Borg CR10, reference/domain.md 1.8). */
const effortSchema = z.number().int('invalid-number').min(1, 'invalid-value').max(10, 'invalid-value');

/** What the athlete, or her trainer, makes of a training: each says it once and may say it anew. */
export const feedbackInputSchema = commentInputSchema.extend({
  /** Hers alone to say. */
  Effort: effortSchema.nullable(),
});
export type FeedbackInput = z.infer<typeof feedbackInputSchema>;
/** Who made a feedback that nobody wrote: the rules alone, or a language model within them. */
export const feedbackSources = ['Rules', 'Model'] as const;
export const feedbackSchema = commentSchema.extend({
  Effort: effortSchema.nullable(),
  /** Null: somebody wrote it. Else nobody did, and `Author` is null. */
  Source: z.enum(feedbackSources).nullable(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** How a feedback is to be made. */
export const generatedFeedbackInputSchema = z.object({
  /** A language model may put it into words, where the server has one: the figures of the training leave for it, without a name. The athlete's alone to say. */
  ByModel: z.boolean(),
});
export type GeneratedFeedbackInput = z.infer<typeof generatedFeedbackInputSchema>;

/** So long a training waits for somebody of the staff to write about it, in days. */
export const COMMENT_WAIT_DAYS = 14;

/** What waits for a comment is asked for by pages, newest first. */
export const waitingQuerySchema = pageQuerySchema.omit({ globalSearch: true }).extend({
  /** Of one athlete alone. */
  UserId: idParamSchema.optional(),
  /** Only where she wrote something herself. */
  HasWords: flagQuerySchema.default(false),
});
export type WaitingQuery = z.output<typeof waitingQuerySchema>;

/** A training about which nobody but the athlete wrote yet. */
export const waitingTrainingSchema = trainingSchema.extend({
  Athlete: basicUserSchema,
  /** What she wrote herself last, and how hard she says it was. */
  Words: z.string().nullable(),
  Effort: effortSchema.nullable(),
});
export type WaitingTraining = z.infer<typeof waitingTrainingSchema>;

export const waitingPageSchema = pageOf(waitingTrainingSchema).extend({
  /** Everybody of whom a training waits, whatever the filter, by nickname. */
  Athletes: z.array(z.object({ UserId: idSchema, Nickname: z.string(), Trainings: z.number().int() })),
});
export type WaitingPage = z.infer<typeof waitingPageSchema>;
