import { z } from 'zod';
import { emailSchema, languageSchema, lineSchema, requiredLineSchema } from '../../scalars.ts';
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
