import { z } from 'zod';
import { clubRoles } from '../accounts/roles.ts';
import type { Id } from '../ids.ts';
import { dateSchema, emailSchema, idSchema, instantSchema, languageSchema, lineSchema, textSchema } from '../scalars.ts';

export type InvitationId = Id<'Invitation'>;

export const INVITEES_MAX = 200;
export const SENDINGS_MAX = 5;

export const invitedRoleSchema = z.enum(clubRoles);
export type InvitedRole = z.infer<typeof invitedRoleSchema>;

/** Sixteen letters and digits, or twenty in the old format. */
export const invitationCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{12,24}$/, 'invalid-value');

export const invitationStates = ['Waiting', 'Accepted', 'Expired', 'Inactive'] as const;
export const invitationStateSchema = z.enum(invitationStates);
export type InvitationState = z.infer<typeof invitationStateSchema>;

/** Delivery of the newest mail. `LastError` is the text of the mail server that refused the mail. */
export const deliverySchema = z.object({
  State: z.enum(['Waiting', 'Arrived', 'Failed']),
  LastSuccess: instantSchema.nullable(),
  LastError: z.string().nullable(),
  LastUpdate: instantSchema.nullable(),
  NextTry: instantSchema.nullable(),
});

export const invitationSchema = z.object({
  InvitationId: idSchema,
  ClubId: idSchema,
  Code: z.string(),
  Link: z.string(),
  Role: invitedRoleSchema,
  Email: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  State: invitationStateSchema,
  Active: z.boolean(),
  SentAt: instantSchema.nullable(),
  Sendings: z.number().int(),
  LastDay: dateSchema,
  AcceptedAt: instantSchema.nullable(),
  UserId: idSchema.nullable(),
  Delivery: deliverySchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const userInvitationSchema = invitationSchema.extend({ ClubName: z.string() });
export type UserInvitation = z.infer<typeof userInvitationSchema>;

export const invitationLinkSchema = z.object({
  InvitationId: idSchema,
  ClubId: idSchema,
  Code: z.string(),
  Link: z.string(),
  Title: z.string(),
  State: invitationStateSchema,
  Active: z.boolean(),
  CreatedAt: instantSchema,
  Joined: z.number().int(),
});
export type InvitationLink = z.infer<typeof invitationLinkSchema>;

export const openedInvitationSchema = z.object({
  ClubId: idSchema,
  ClubName: z.string(),
  BrandName: z.string().nullable(),
  Address: z.string().nullable(),
  PictureUri: z.string().nullable(),
  InvitedBy: z.string().nullable(),
  Role: invitedRoleSchema,
  FirstMidName: z.string(),
  Message: z.string(),
  State: invitationStateSchema,
  LastDay: dateSchema.nullable(),
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

/** The link in the mail ends with `Proof`, so only the addressee knows it. */
export const invitationProofSchema = z.object({ Code: invitationCodeSchema, Proof: z.string().max(100) });
export type InvitationProof = z.infer<typeof invitationProofSchema>;

/** The link to set a password or sign in. Null if the caller's account already has the e-mail address. */
export const provedInvitationSchema = z.object({ Link: z.string().nullable() });
export type ProvedInvitation = z.infer<typeof provedInvitationSchema>;

export const inviteeSchema = z.object({
  Email: emailSchema,
  FirstMidName: lineSchema(100).default(''),
  LastName: lineSchema(100).default(''),
});
export const inviteesSchema = z.array(inviteeSchema).min(1, 'field-required').max(INVITEES_MAX, 'too-many-invitees');

/** `Twice`: the e-mail address is in the list twice. `Often`: it has received the highest number of mails. */
export const inviteeStates = ['Ready', 'Member', 'Invited', 'Twice', 'Often'] as const;
export const inviteeStateSchema = z.enum(inviteeStates);
export type InviteeState = z.infer<typeof inviteeStateSchema>;
export const checkedInviteeSchema = z.object({
  Email: z.string(),
  State: inviteeStateSchema,
  UserId: idSchema.nullable(),
  Name: z.string().nullable(),
  Code: z.string().nullable(),
  LastDay: dateSchema.nullable(),
});
export type CheckedInvitee = z.infer<typeof checkedInviteeSchema>;

export const sendInvitationsSchema = z.object({
  People: inviteesSchema,
  Role: invitedRoleSchema,
  Language: languageSchema,
  Message: textSchema(1000).default(''),
});

export const inviteUserSchema = z.object({
  ClubId: idSchema,
  Role: invitedRoleSchema.default('Athlete'),
  Message: textSchema(1000).default(''),
});
export type InviteUser = z.output<typeof inviteUserSchema>;

export const invitationActs = ['Send', 'Delete'] as const;
export const invitationBatchSchema = z.object({
  InvitationIds: z.array(idSchema).min(1, 'field-required').max(INVITEES_MAX, 'too-many-invitees'),
  Act: z.enum(invitationActs),
});
export type InvitationBatch = z.infer<typeof invitationBatchSchema>;
