import { z } from 'zod';
import type { Id } from '../ids.ts';
import { dateSchema, emailSchema, idSchema, instantSchema, languageSchema, lineSchema, textSchema } from '../scalars.ts';

export type InvitationId = Id<'Invitation'>;

/** How many people one call invites. */
export const INVITEES_MAX = 200;
/** How often one invitation is mailed. */
export const SENDINGS_MAX = 5;

/** Roles somebody is invited to: an owner's is the brand's. */
export const invitedRoleSchema = z.enum(['Manager', 'Trainer', 'Athlete']);
export type InvitedRole = z.infer<typeof invitedRoleSchema>;

/** Sixteen letters and digits; those of the old format are twenty. */
export const invitationCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{12,24}$/, 'invalid-value');

export const invitationStates = ['Waiting', 'Accepted', 'Expired', 'Inactive'] as const;
export const invitationStateSchema = z.enum(invitationStates);
export type InvitationState = z.infer<typeof invitationStateSchema>;

/**
 * How its mails fare: what became of the newest; when one was taken last, what was said when one was refused last, when there was news, and when
 * it is tried again.
 */
export const deliverySchema = z.object({
  State: z.enum(['Waiting', 'Arrived', 'Failed']),
  LastSuccess: instantSchema.nullable(),
  LastError: z.string().nullable(),
  LastUpdate: instantSchema.nullable(),
  /** Null: it arrived, or is given up. */
  NextTry: instantSchema.nullable(),
});

/** One that was mailed to somebody. */
export const invitationSchema = z.object({
  InvitationId: idSchema,
  ClubId: idSchema,
  Code: z.string(),
  /** Its address in the app, which the mail carries. */
  Link: z.string(),
  Role: invitedRoleSchema,
  Email: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  State: invitationStateSchema,
  Active: z.boolean(),
  SentAt: instantSchema.nullable(),
  Sendings: z.number().int(),
  /** The last day on which it can be accepted, by the club's clock. */
  LastDay: dateSchema,
  AcceptedAt: instantSchema.nullable(),
  /** Who accepted it. */
  UserId: idSchema.nullable(),
  Delivery: deliverySchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** One to the address of a user, who may be of other clubs. */
export const userInvitationSchema = invitationSchema.extend({ ClubName: z.string() });
export type UserInvitation = z.infer<typeof userInvitationSchema>;

/** One for anybody who comes by: a poster, a link in a bio. */
export const invitationLinkSchema = z.object({
  InvitationId: idSchema,
  ClubId: idSchema,
  Code: z.string(),
  /** What its QR code says. */
  Link: z.string(),
  Title: z.string(),
  State: invitationStateSchema,
  Active: z.boolean(),
  CreatedAt: instantSchema,
  /** How many joined by it. */
  Joined: z.number().int(),
});
export type InvitationLink = z.infer<typeof invitationLinkSchema>;

/** As whoever holds the code reads it, signed in or not. */
export const openedInvitationSchema = z.object({
  ClubId: idSchema,
  ClubName: z.string(),
  BrandName: z.string().nullable(),
  /** Where it is, as it says itself. */
  Address: z.string().nullable(),
  /** Its logo. */
  PictureUri: z.string().nullable(),
  /** Who invites; null when nobody is left who did, and of a link. */
  InvitedBy: z.string().nullable(),
  Role: invitedRoleSchema,
  FirstMidName: z.string(),
  Message: z.string(),
  State: invitationStateSchema,
  /** By the club's clock; null: it has no end. */
  LastDay: dateSchema.nullable(),
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

export const inviteeSchema = z.object({
  Email: emailSchema,
  FirstMidName: lineSchema(100).default(''),
  LastName: lineSchema(100).default(''),
});
export const inviteesSchema = z.array(inviteeSchema).min(1, 'field-required').max(INVITEES_MAX, 'too-many-invitees');

/** Why somebody is not invited: a member already, invited already, named twice in the same list, or written to often enough. */
export const inviteeStates = ['Ready', 'Member', 'Invited', 'Twice', 'Often'] as const;
export const inviteeStateSchema = z.enum(inviteeStates);
export type InviteeState = z.infer<typeof inviteeStateSchema>;
export const checkedInviteeSchema = z.object({
  Email: z.string(),
  State: inviteeStateSchema,
  /** The member, or the invitation that waits. */
  UserId: idSchema.nullable(),
  Name: z.string().nullable(),
  Code: z.string().nullable(),
  /** Of that invitation, by the club's clock. */
  LastDay: dateSchema.nullable(),
});
export type CheckedInvitee = z.infer<typeof checkedInviteeSchema>;

export const sendInvitationsSchema = z.object({
  People: inviteesSchema,
  Role: invitedRoleSchema,
  Language: languageSchema,
  Message: textSchema(1000).default(''),
});

/** To somebody who has an account: the address and the language are hers. */
export const inviteUserSchema = z.object({
  ClubId: idSchema,
  Role: invitedRoleSchema.default('Athlete'),
  Message: textSchema(1000).default(''),
});
export type InviteUser = z.output<typeof inviteUserSchema>;

/** What is done with several invitations at once: mailed, for the first time or again; deleted. */
export const invitationActs = ['Send', 'Delete'] as const;
export const invitationBatchSchema = z.object({
  InvitationIds: z.array(idSchema).min(1, 'field-required').max(INVITEES_MAX, 'too-many-invitees'),
  Act: z.enum(invitationActs),
});
export type InvitationBatch = z.infer<typeof invitationBatchSchema>;
