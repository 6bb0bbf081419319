import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { clientStageSchema } from './pipeline/pipeline.ts';

export const clubUserSchema = basicUserSchema.extend({
  Email: z.string(),
  /** She opened the link that was mailed there. */
  EmailConfirmed: z.boolean(),
  Roles: z.array(z.string()),
});
export type ClubUser = z.infer<typeof clubUserSchema>;

/** One of them by herself. */
export const clubMemberSchema = clubUserSchema.extend({
  /** Null: she is no athlete there. */
  ClientStage: clientStageSchema.nullable(),
});
export type ClubMember = z.infer<typeof clubMemberSchema>;

/** A newcomer is told for so many periods of the club's NewUserDays, ever more quietly (readings 29). */
export const NEW_PERIODS = 3;
/** In which of them an athlete is; 0: in none. */
export const newPeriodSchema = z.number().int().min(0).max(NEW_PERIODS);

/** What a list says of an athlete beside her name; nothing of who is none. */
export const memberMarksSchema = z.object({
  IsGuest: z.boolean(),
  IsStaff: z.boolean(),
  NewPeriod: newPeriodSchema,
});
export type MemberMarks = z.infer<typeof memberMarksSchema>;

/** By what the list of them is sorted. */
export const userSorts = ['Nickname', 'Name', '-Name'] as const;
