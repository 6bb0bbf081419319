import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { emailSchema, idSchema, instantSchema } from '../../scalars.ts';

export type FamilyInvitationId = Id<'FamilyInvitation'>;

export const FAMILY_MAX = 10;

export const familyPersonSchema = basicUserSchema.extend({
  Since: instantSchema,
  MayBook: z.boolean(),
});
export type FamilyPerson = z.infer<typeof familyPersonSchema>;

/** The invitation does not reveal whether a member has this e-mail address. */
export const familyInvitationSchema = z.object({ FamilyInvitationId: idSchema, Email: z.string(), AskedAt: instantSchema });

/** Either a payer or payments for others, never both. */
export const familySchema = z.object({
  Payer: familyPersonSchema.nullable(),
  Members: z.array(familyPersonSchema),
  Waiting: z.array(familyInvitationSchema),
});
export type Family = z.infer<typeof familySchema>;

const familyOfferSchema = z.object({ FamilyInvitationId: idSchema, Payer: basicUserSchema, AskedAt: instantSchema });

export const ownFamilySchema = familySchema.extend({
  ClubId: idSchema,
  ClubName: z.string(),
  Offers: z.array(familyOfferSchema),
});
export type OwnFamily = z.infer<typeof ownFamilySchema>;

export const familyAskSchema = z.object({ Email: emailSchema });
