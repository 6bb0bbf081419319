import { z } from 'zod';
import {
  dateSchema,
  dayInputSchema,
  emailSchema,
  languageSchema,
  lineSchema,
  requiredLineSchema,
  rowVersionSchema,
} from '../../scalars.ts';
import { invitationSchema } from '../invitations.ts';
import { clubUserSchema } from '../people.ts';

/** How many people the desk adds within an hour. */
export const ADDED_AN_HOUR = 60;

/** Somebody who stands at the desk. */
export const addUserSchema = z.object({
  Email: emailSchema,
  FirstMidName: requiredLineSchema(100),
  LastName: lineSchema(100).default(''),
  /** Of the letter, and of the app until she says otherwise. */
  Language: languageSchema,
  /** She said yes: nobody is made a member silently. */
  Agreed: z.literal(true, 'field-required'),
});

/** One of the two: she is an athlete of the club now, or has an account of her own that answers an invitation. */
export const addedUserSchema = z.object({ User: clubUserSchema.nullable(), Invitation: invitationSchema.nullable() });
export type AddedUser = z.infer<typeof addedUserSchema>;

/** What the desk may correct. */
export const correctedFields = ['FirstMidName', 'LastName', 'BirthDate', 'Phone', 'Address1', 'PostalCode', 'City'] as const;
export type CorrectedField = (typeof correctedFields)[number];

/** Name, birth date and contact of a member, as far as the club sees them. */
export const deskProfileSchema = z.object({
  FirstMidName: z.string(),
  LastName: z.string(),
  BirthDate: dateSchema.nullable(),
  Phone: z.string().nullable(),
  Address1: z.string().nullable(),
  PostalCode: z.string().nullable(),
  City: z.string().nullable(),
  RowVersion: rowVersionSchema,
  /** The member has an account in use, and is notified of a correction. */
  SignsIn: z.boolean(),
  /** Of a member who signs in: the name, and what is shared with the club. */
  Correctable: z.array(z.enum(correctedFields)),
});
export type DeskProfile = z.infer<typeof deskProfileSchema>;

/** As it should be; what may not be corrected stays null. */
export const deskCorrectionSchema = deskProfileSchema.omit({ SignsIn: true, Correctable: true }).extend({
  FirstMidName: requiredLineSchema(100),
  LastName: lineSchema(100),
  BirthDate: dayInputSchema.nullable(),
  Phone: lineSchema(40).nullable(),
  Address1: lineSchema(200).nullable(),
  PostalCode: lineSchema(20).nullable(),
  City: lineSchema(200).nullable(),
});
export type DeskCorrection = z.infer<typeof deskCorrectionSchema>;
