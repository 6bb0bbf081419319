import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, requiredLineSchema, requiredTextSchema, rowVersionSchema } from '../scalars.ts';

export type PolicyId = Id<'Policy'>;

export const policyTypeSchema = z.enum(['TermsOfPurchase', 'JoinClub']);
export type PolicyType = z.infer<typeof policyTypeSchema>;
export const policyStateSchema = z.enum(['Unpublished', 'Published']);
export type PolicyState = z.infer<typeof policyStateSchema>;
export const acceptanceSchema = z.enum(['Accepted', 'NotAccepted', 'NotAnswered']);
export type Acceptance = z.infer<typeof acceptanceSchema>;

export const policyInputSchema = z.object({ Type: policyTypeSchema, Title: requiredLineSchema(120), Text: requiredTextSchema() });
/** Members must accept a changed text again, unless there is a `CorrectionReason`. */
export const policyTextSchema = policyInputSchema.extend({ CorrectionReason: requiredLineSchema(300).optional() });
export const policyUpdateSchema = policyTextSchema.extend({ RowVersion: rowVersionSchema });
export const policySchema = policyInputSchema.extend({
  PolicyId: idSchema,
  ClubId: idSchema,
  Title: z.string(),
  Text: z.string(),
  PublishState: policyStateSchema,
  PublicationDate: instantSchema.nullable(),
  Version: z.number().int(),
  CorrectedAt: instantSchema.nullable(),
  CorrectionReason: z.string().nullable(),
});
export type Policy = z.infer<typeof policySchema>;

export const writtenPolicySchema = policySchema.extend({ RowVersion: rowVersionSchema });
export type WrittenPolicy = z.infer<typeof writtenPolicySchema>;

/** `Open`: current athletes who have not accepted it; 0 for an unpublished policy. */
export const countedPolicySchema = policySchema.extend({
  Accepted: z.number().int(),
  NotAccepted: z.number().int(),
  Open: z.number().int(),
});
export type CountedPolicy = z.infer<typeof countedPolicySchema>;

export const openAnswerSchema = basicUserSchema.extend({ Acceptance: acceptanceSchema.exclude(['Accepted']) });
export type OpenAnswer = z.infer<typeof openAnswerSchema>;

export const userPolicySchema = policySchema.extend({
  ClubName: z.string(),
  Acceptance: acceptanceSchema,
  AcceptanceDate: instantSchema.nullable(),
});
export type UserPolicy = z.infer<typeof userPolicySchema>;

export const policyReminderSchema = z.object({ PolicyIds: z.array(idSchema), Titles: z.array(z.string()) });
export type PolicyReminder = z.infer<typeof policyReminderSchema>;
