import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema } from '../scalars.ts';

/** How many days a list of birthdays looks ahead, today included. */
export const BIRTHDAY_DAYS = 7;

export const birthdaySchema = basicUserSchema.extend({
  /** The day it is celebrated: who was born on February 29 celebrates on the 28th where there is none. */
  Date: dateSchema,
  /** Years she turns. */
  Turns: z.number().int(),
});
export type Birthday = z.infer<typeof birthdaySchema>;
