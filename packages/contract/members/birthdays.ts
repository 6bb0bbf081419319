import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema } from '../scalars.ts';

export const BIRTHDAY_DAYS = 7;

export const birthdaySchema = basicUserSchema.extend({
  /** Day of the celebration, which is February 28 for members born on the 29th when the year has none. */
  Date: dateSchema,
  Turns: z.number().int(),
});
export type Birthday = z.infer<typeof birthdaySchema>;
