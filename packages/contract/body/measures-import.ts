import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { idSchema, instantInputSchema, requiredLineSchema } from '../scalars.ts';
import { BATCH_MAX, batchRowSchema } from './measures/batches.ts';

/** Whom the rows of a file name: by e-mail address, by name in either order, or by nickname. */
export const namedPeopleSchema = z.object({
  People: z.array(requiredLineSchema(200)).min(1, 'field-required').max(BATCH_MAX),
});
export type NamedPeople = z.infer<typeof namedPeopleSchema>;

/** `Several`: more than one athlete of the club is called so. `NotShared`: she shares her measures with the club not. */
export const namedStates = ['Found', 'Unknown', 'Several', 'NotShared'] as const;
export const namedPersonSchema = z.object({
  State: z.enum(namedStates),
  /** Who is meant, where one athlete of the club is. */
  Person: basicUserSchema.nullable(),
});
export type NamedPerson = z.infer<typeof namedPersonSchema>;

/** What rows of a file say of whom. A day without a time is the whole of it: whatever was measured on it. */
export const saidRowsSchema = z.object({
  Rows: z
    .array(
      z.object({
        UserId: idSchema,
        From: instantInputSchema,
        /** Inclusive. */
        To: instantInputSchema,
        Values: batchRowSchema.shape.Values,
      }),
    )
    .min(1, 'field-required')
    .max(BATCH_MAX),
});
export type SaidRows = z.infer<typeof saidRowsSchema>;
export const storedRowsSchema = z.object({
  /** Places, from 0, of the rows that say nothing new; never of whom the club does not see. */
  Stored: z.array(z.number().int().min(0)),
});
