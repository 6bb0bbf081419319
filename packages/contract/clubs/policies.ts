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
/** A change of a published text: a new version, asked of every member again; with a reason it is a correction, and answers stay. */
export const policyTextSchema = policyInputSchema.extend({ CorrectionReason: requiredLineSchema(300).optional() });
export const policyUpdateSchema = policyTextSchema.extend({ RowVersion: rowVersionSchema });
export const policySchema = policyInputSchema.extend({
  PolicyId: idSchema,
  ClubId: idSchema,
  Title: z.string(),
  Text: z.string(),
  PublishState: policyStateSchema,
  /** Of the version that is asked for. */
  PublicationDate: instantSchema.nullable(),
  /** Counts the texts that were published. */
  Version: z.number().int(),
  /** The last correction of this version, and why. */
  CorrectedAt: instantSchema.nullable(),
  CorrectionReason: z.string().nullable(),
});
export type Policy = z.infer<typeof policySchema>;

/** As who changes it reads it. */
export const writtenPolicySchema = policySchema.extend({ RowVersion: rowVersionSchema });
export type WrittenPolicy = z.infer<typeof writtenPolicySchema>;

/** A policy for those who wrote it: how many answers it has, and how many athletes of today have not accepted it, which is asked of nobody unpublished. */
export const countedPolicySchema = policySchema.extend({
  Accepted: z.number().int(),
  NotAccepted: z.number().int(),
  Open: z.number().int(),
});
export type CountedPolicy = z.infer<typeof countedPolicySchema>;

/** An athlete of the club who has not accepted a published policy. */
export const openAnswerSchema = basicUserSchema.extend({ Acceptance: acceptanceSchema.exclude(['Accepted']) });
export type OpenAnswer = z.infer<typeof openAnswerSchema>;

/** A published policy and a member's answer to this version of it. */
export const userPolicySchema = policySchema.extend({
  ClubName: z.string(),
  Acceptance: acceptanceSchema,
  /** When she answered. */
  AcceptanceDate: instantSchema.nullable(),
});
export type UserPolicy = z.infer<typeof userPolicySchema>;

/** What a member was reminded of. */
export const policyReminderSchema = z.object({ PolicyIds: z.array(idSchema), Titles: z.array(z.string()) });
export type PolicyReminder = z.infer<typeof policyReminderSchema>;
