import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { requiredLineSchema } from '../scalars.ts';
import { BATCH_MAX } from './measures/batches.ts';

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
