import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { emailSchema, idSchema, instantSchema } from '../../scalars.ts';

export type FamilyInvitationId = Id<'FamilyInvitation'>;

/** Most people that one pays for in a club, those who have not answered yet among them. */
export const FAMILY_MAX = 10;

export const familyPersonSchema = basicUserSchema.extend({
  Since: instantSchema,
  /** Who pays may book for who is paid for. */
  MayBook: z.boolean(),
});
export type FamilyPerson = z.infer<typeof familyPersonSchema>;

/** Who was asked and has not answered: only the address, which says nothing of whether its owner is in the club. */
export const familyInvitationSchema = z.object({ FamilyInvitationId: idSchema, Email: z.string(), AskedAt: instantSchema });

/** Who pays for somebody in a club, and for whom she pays: one of the two at most. */
export const familySchema = z.object({
  Payer: familyPersonSchema.nullable(),
  /** By since when. */
  Members: z.array(familyPersonSchema),
  /** Those she asked who have not answered. */
  Waiting: z.array(familyInvitationSchema),
});
export type Family = z.infer<typeof familySchema>;

/** Somebody who would pay for one. */
const familyOfferSchema = z.object({ FamilyInvitationId: idSchema, Payer: basicUserSchema, AskedAt: instantSchema });

/** One's own in a club, with who would pay for one. */
export const ownFamilySchema = familySchema.extend({
  ClubId: idSchema,
  ClubName: z.string(),
  Offers: z.array(familyOfferSchema),
});
export type OwnFamily = z.infer<typeof ownFamilySchema>;

export const familyAskSchema = z.object({ Email: emailSchema });
