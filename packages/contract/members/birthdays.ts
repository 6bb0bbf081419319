import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema } from '../scalars.ts';

export const BIRTHDAY_DAYS = 7;

export const birthdaySchema = basicUserSchema.extend({
  /** The next birthday. For February 29 it may be February 28. */
  Date: dateSchema,
  Turns: z.number().int(),
});
export type Birthday = z.infer<typeof birthdaySchema>;
