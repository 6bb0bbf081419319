import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { clientStageSchema } from './pipeline/pipeline.ts';

export const clubUserSchema = basicUserSchema.extend({
  Email: z.string(),
  EmailConfirmed: z.boolean(),
  Roles: z.array(z.string()),
});
export type ClubUser = z.infer<typeof clubUserSchema>;

export const clubMemberSchema = clubUserSchema.extend({
  ClientStage: clientStageSchema.nullable(),
});
export type ClubMember = z.infer<typeof clubMemberSchema>;

/** An athlete is marked as new during `NewUserDays`, in each of these parts less prominently than before. */
export const NEW_PERIODS = 3;
export const newPeriodSchema = z.number().int().min(0).max(NEW_PERIODS);

export const memberMarksSchema = z.object({
  IsGuest: z.boolean(),
  IsStaff: z.boolean(),
  NewPeriod: newPeriodSchema,
});
export type MemberMarks = z.infer<typeof memberMarksSchema>;

export const staffGroups = ['Owner', 'Manager', 'FrontDesk', 'Accountant', 'Trainer', 'Athlete'] as const;
export type StaffGroup = (typeof staffGroups)[number];

export const userSorts = ['Nickname', 'Name', '-Name', 'Staff'] as const;
