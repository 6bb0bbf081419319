import { z } from 'zod';
import { errorTypeSchema, fieldErrorSchema } from '../../errors.ts';
import type { Id } from '../../ids.ts';
import { idSchema } from '../../scalars.ts';
import { enteredMeasuresSchema } from './measures.ts';

export type MeasureBatchId = Id<'MeasureBatch'>;

/** `Failed`: at least one row was refused. The other rows are saved. */
export const batchStates = ['Waiting', 'Processing', 'Success', 'Failed'] as const;

export const BATCH_MAX = 500;
const BATCH_VALUES_MAX = 40;

export const batchRowSchema = enteredMeasuresSchema.extend({
  UserId: idSchema,
  Values: enteredMeasuresSchema.shape.Values.max(BATCH_VALUES_MAX),
});
export type BatchRow = z.infer<typeof batchRowSchema>;
export const batchInputSchema = z.object({ Rows: z.array(batchRowSchema).min(1, 'field-required').max(BATCH_MAX) });
export type BatchInput = z.infer<typeof batchInputSchema>;

export const batchFailureSchema = z.object({
  Row: z.number().int(),
  ErrorType: errorTypeSchema,
  Errors: z.array(fieldErrorSchema),
});
export type BatchFailure = z.infer<typeof batchFailureSchema>;

export const measureBatchSchema = z.object({
  MeasureBatchId: idSchema,
  State: z.enum(batchStates),
  Size: z.number().int(),
  Saved: z.number().int(),
  Failures: z.array(batchFailureSchema),
});
export type MeasureBatch = z.infer<typeof measureBatchSchema>;
