import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema } from '../scalars.ts';

export const BIRTHDAY_DAYS = 7;

export const birthdaySchema = basicUserSchema.extend({
  /** The celebrated day: February 28 for members born on the 29th, when the year has none. */
  Date: dateSchema,
  Turns: z.number().int(),
});
export type Birthday = z.infer<typeof birthdaySchema>;
