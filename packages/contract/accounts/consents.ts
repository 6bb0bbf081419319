import { z } from 'zod';
import { idSchema, instantSchema } from '../scalars.ts';

/** Each purpose has its own consent (decision 0020). */
export const purposes = ['HeartRate', 'OtherTrainings', 'Body', 'Blood', 'Health', 'Injuries', 'Contact'] as const;
export const purposeSchema = z.enum(purposes);
export type Purpose = z.infer<typeof purposeSchema>;

export const classPurposes: readonly Purpose[] = ['HeartRate', 'Injuries', 'Contact'];

/** Members see who read such data. `Papers` has no consent, because sharing a paper is the consent (decision 0046). */
export const healthPurposes = ['HeartRate', 'OtherTrainings', 'Body', 'Blood', 'Health', 'Injuries', 'Papers'] as const;
export const healthPurposeSchema = z.enum(healthPurposes);
export type HealthPurpose = z.infer<typeof healthPurposeSchema>;

/** A consent to an older version is not valid; the member must decide again. */
export const textVersions = {
  HeartRate: 1,
  OtherTrainings: 2,
  Body: 2,
  Blood: 1,
  Health: 1,
  Injuries: 1,
  Contact: 1,
} as const satisfies Readonly<Record<Purpose, number>>;

export const consentSchema = z.object({
  ClubId: idSchema,
  Purpose: purposeSchema,
  Granted: z.boolean(),
  /** The member decided about the current text during the current membership. False means undecided, not refused. */
  Answered: z.boolean(),
  At: instantSchema.nullable(),
});
export type Consent = z.infer<typeof consentSchema>;

export const consentInputSchema = z.object({
  ClubId: idSchema,
  Purpose: purposeSchema,
  Granted: z.boolean(),
  Version: z.number().int().min(1).max(1000),
});
export type ConsentInput = z.infer<typeof consentInputSchema>;

export const healthReadSchema = z.object({
  HealthReadId: idSchema,
  At: instantSchema,
  Purpose: healthPurposeSchema,
  ClubName: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  Nickname: z.string(),
});
export type HealthRead = z.infer<typeof healthReadSchema>;
