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

export const COMMENT_MAX = 2000;

export const commentInputSchema = z.object({ Text: requiredTextSchema(COMMENT_MAX) });

export const commentSchema = z.object({
  CommentId: idSchema,
  TrainingId: idSchema,
  Text: z.string(),
  Author: basicUserSchema.nullable(),
  CreatedAt: instantSchema,
});
export type Comment = z.infer<typeof commentSchema>;

/** Perceived effort from 1 to 10 (Borg CR10). */
const effortSchema = z.number().int('invalid-number').min(1, 'invalid-value').max(10, 'invalid-value');

/** Given by the athlete or a trainer. A new feedback replaces the author's earlier one. */
export const feedbackInputSchema = commentInputSchema.extend({
  /** Only the athlete sets the effort. Null from staff. */
  Effort: effortSchema.nullable(),
});
export type FeedbackInput = z.infer<typeof feedbackInputSchema>;
export const feedbackSources = ['Rules', 'Model'] as const;
export const feedbackSchema = commentSchema.extend({
  Effort: effortSchema.nullable(),
  /** What generated the feedback; `Author` is then null. Null for a user's feedback. */
  Source: z.enum(feedbackSources).nullable(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

export const generatedFeedbackInputSchema = z.object({
  /** True if a language model may write the text, from figures without a name. Only the athlete may set this. */
  ByModel: z.boolean(),
});
export type GeneratedFeedbackInput = z.infer<typeof generatedFeedbackInputSchema>;

export const COMMENT_WAIT_DAYS = 14;

export const waitingQuerySchema = pageQuerySchema.omit({ globalSearch: true }).extend({
  UserId: idParamSchema.optional(),
  HasWords: flagQuerySchema.default(false),
});
export type WaitingQuery = z.output<typeof waitingQuerySchema>;

export const waitingTrainingSchema = trainingSchema.extend({
  Athlete: basicUserSchema,
  Words: z.string().nullable(),
  Effort: effortSchema.nullable(),
});
export type WaitingTraining = z.infer<typeof waitingTrainingSchema>;

export const waitingPageSchema = pageOf(waitingTrainingSchema).extend({
  Athletes: z.array(z.object({ UserId: idSchema, Nickname: z.string(), Trainings: z.number().int() })),
});
export type WaitingPage = z.infer<typeof waitingPageSchema>;
