import { z } from 'zod';
import { idSchema, instantSchema } from '../scalars.ts';

/**
 * What a member lets a club see of her beside what belongs to the club: one consent a purpose, given and withdrawn by itself
 * (decision 0020).
 */
export const purposes = ['HeartRate', 'OtherTrainings', 'Body', 'Blood', 'Health', 'Injuries', 'Contact'] as const;
export const purposeSchema = z.enum(purposes);
export type Purpose = z.infer<typeof purposeSchema>;

/** What whoever leads a class reads of those who take part. */
export const classPurposes: readonly Purpose[] = ['HeartRate', 'Injuries', 'Contact'];

/** What staff reads of these is health data: she sees who did. `Papers` she shows one by one, which is her consent (decision 0046). */
export const healthPurposes = ['HeartRate', 'OtherTrainings', 'Body', 'Blood', 'Health', 'Injuries', 'Papers'] as const;
export const healthPurposeSchema = z.enum(healthPurposes);
export type HealthPurpose = z.infer<typeof healthPurposeSchema>;

/** Counts the texts of each purpose: who agreed to an older one has not agreed to this one, and is asked again. */
export const textVersions = {
  HeartRate: 1,
  OtherTrainings: 2,
  Body: 2,
  Blood: 1,
  Health: 1,
  Injuries: 1,
  Contact: 1,
} as const satisfies Readonly<Record<Purpose, number>>;

/** Where a purpose stands between a member and a club. */
export const consentSchema = z.object({
  ClubId: idSchema,
  Purpose: purposeSchema,
  Granted: z.boolean(),
  /** Whether she said yes or no to the text of today since she is a member there: no answer is not a no. */
  Answered: z.boolean(),
  /** When she last gave, refused or withdrew it; null: never. */
  At: instantSchema.nullable(),
});
export type Consent = z.infer<typeof consentSchema>;

export const consentInputSchema = z.object({
  ClubId: idSchema,
  Purpose: purposeSchema,
  Granted: z.boolean(),
  /** Of the text she read. */
  Version: z.number().int().min(1).max(1000),
});
export type ConsentInput = z.infer<typeof consentInputSchema>;

/** What of health data somebody of a club's staff read, and when. */
export const healthReadSchema = z.object({
  HealthReadId: idSchema,
  At: instantSchema,
  Purpose: healthPurposeSchema,
  ClubName: z.string(),
  /** Who read it. */
  FirstMidName: z.string(),
  LastName: z.string(),
  Nickname: z.string(),
});
export type HealthRead = z.infer<typeof healthReadSchema>;
