import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, requiredTextSchema } from '../../scalars.ts';

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
export const feedbackSchema = commentSchema.extend({ Effort: effortSchema.nullable() });
export type Feedback = z.infer<typeof feedbackSchema>;
