import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema } from '../scalars.ts';

export const BIRTHDAY_DAYS = 7;

export const birthdaySchema = basicUserSchema.extend({
  /**
   * Day of the birthday in this year. If the year has no February 29, it is February 28 for members who were born on that day.
   */
  Date: dateSchema,
  Turns: z.number().int(),
});
export type Birthday = z.infer<typeof birthdaySchema>;
