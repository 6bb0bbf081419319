import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';

export const clubUserSchema = basicUserSchema.extend({
  Email: z.string(),
  /** She opened the link that was mailed there. */
  EmailConfirmed: z.boolean(),
  Roles: z.array(z.string()),
});
export type ClubUser = z.infer<typeof clubUserSchema>;
