import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';

export const clubUserSchema = basicUserSchema.extend({
  Email: z.string(),
  /** She opened the link that was mailed there. */
  EmailConfirmed: z.boolean(),
  Roles: z.array(z.string()),
});
export type ClubUser = z.infer<typeof clubUserSchema>;

/** What a list says of an athlete beside her name; false of who is none. */
export const memberMarksSchema = z.object({
  IsGuest: z.boolean(),
  IsStaff: z.boolean(),
  /** She became an athlete of the club within its NewUserDays. */
  IsNew: z.boolean(),
});
export type MemberMarks = z.infer<typeof memberMarksSchema>;
