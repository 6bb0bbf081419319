import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { idSchema, instantInputSchema, requiredLineSchema } from '../scalars.ts';
import { BATCH_MAX, batchRowSchema } from './measures/batches.ts';

export const namedPeopleSchema = z.object({
  People: z.array(requiredLineSchema(200)).min(1, 'field-required').max(BATCH_MAX),
});
export type NamedPeople = z.infer<typeof namedPeopleSchema>;

/** `Several`: several athletes of the club have the name. `NotShared`: the athlete does not share with the club. */
export const namedStates = ['Found', 'Unknown', 'Several', 'NotShared'] as const;
export const namedPersonSchema = z.object({
  State: z.enum(namedStates),
  Person: basicUserSchema.nullable(),
});
export type NamedPerson = z.infer<typeof namedPersonSchema>;

/** An interval is the whole day if the file has no time. */
export const enteredRowsSchema = z.object({
  Rows: z
    .array(
      z.object({
        UserId: idSchema,
        From: instantInputSchema,
        To: instantInputSchema,
        Values: batchRowSchema.shape.Values,
      }),
    )
    .min(1, 'field-required')
    .max(BATCH_MAX),
});
export type EnteredRows = z.infer<typeof enteredRowsSchema>;
export const storedRowsSchema = z.object({
  /** Indexes of rows, from 0. Rows of athletes who do not share are never listed. */
  Stored: z.array(z.number().int().min(0)),
});
