import { z } from 'zod';
import {
  dateSchema,
  dayInputSchema,
  emailSchema,
  idSchema,
  instantSchema,
  languageSchema,
  lineSchema,
  requiredLineSchema,
  rowVersionSchema,
} from '../../scalars.ts';
import { invitationSchema } from '../invitations.ts';
import { clubUserSchema } from '../people.ts';

export const ADDED_AN_HOUR = 60;

export const addUserSchema = z.object({
  Email: emailSchema,
  FirstMidName: requiredLineSchema(100),
  LastName: lineSchema(100).default(''),
  Language: languageSchema,
  /** No member may be added without their knowledge. */
  Agreed: z.literal(true, 'field-required'),
});

/** Exactly one is set: the athlete, or the invitation to a user with an account. */
export const addedUserSchema = z.object({ User: clubUserSchema.nullable(), Invitation: invitationSchema.nullable() });
export type AddedUser = z.infer<typeof addedUserSchema>;

export const correctedFields = ['FirstMidName', 'LastName', 'BirthDate', 'Phone', 'Address1', 'PostalCode', 'City'] as const;
export type CorrectedField = (typeof correctedFields)[number];

export const waysKnown = ['IdentityCard', 'AtDesk', 'ByPhone', 'InWriting'] as const;
export const howKnownSchema = z.enum(waysKnown);
export type HowKnown = z.infer<typeof howKnownSchema>;

export const deskProfileSchema = z.object({
  FirstMidName: z.string(),
  LastName: z.string(),
  BirthDate: dateSchema.nullable(),
  Phone: z.string().nullable(),
  Address1: z.string().nullable(),
  PostalCode: z.string().nullable(),
  City: z.string().nullable(),
  RowVersion: rowVersionSchema,
  SignsIn: z.boolean(),
  Correctable: z.array(z.enum(correctedFields)),
});
export type DeskProfile = z.infer<typeof deskProfileSchema>;

export const deskCorrectionSchema = deskProfileSchema.omit({ SignsIn: true, Correctable: true }).extend({
  FirstMidName: requiredLineSchema(100),
  LastName: lineSchema(100),
  BirthDate: dayInputSchema.nullable(),
  Phone: lineSchema(40).nullable(),
  Address1: lineSchema(200).nullable(),
  PostalCode: lineSchema(20).nullable(),
  City: lineSchema(200).nullable(),
  /** Required for the name and birth date of a member who signs in. */
  HowKnown: howKnownSchema.nullable().default(null),
});
export type DeskCorrection = z.infer<typeof deskCorrectionSchema>;

export const CORRECTION_DAYS = 7;

const correctedValueSchema = z.object({
  Field: z.enum(correctedFields),
  Was: z.string().nullable(),
  Became: z.string().nullable(),
});
export type CorrectedValue = z.infer<typeof correctedValueSchema>;

export const correctionSchema = z.object({
  DeskCorrectionId: idSchema,
  At: instantSchema,
  UndoUntil: instantSchema,
  ClubName: z.string(),
  /** Null after the account was deleted. */
  By: z.string().nullable(),
  /** A club gets only the values that it may see. */
  Values: z.array(correctedValueSchema).min(1),
});
export type Correction = z.infer<typeof correctionSchema>;

export const undoneSchema = z.object({ Undone: z.array(z.enum(correctedFields)) });

export const PROPOSED_AN_HOUR = 30;

export const emailProposalSchema = z.object({
  ClubId: idSchema,
  ClubName: z.string(),
  Email: z.string(),
  At: instantSchema,
  Until: instantSchema,
});
export type EmailProposal = z.infer<typeof emailProposalSchema>;
