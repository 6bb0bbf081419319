import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';
import { invitedRoleSchema } from './invitations.ts';

/** `Email` is null for a link, and after the account was deleted. */
const invitation = { InvitationId: idSchema, Email: z.string().nullable(), Role: invitedRoleSchema };

export const createdInvitation = event('CreatedInvitation', {
  ...invitation,
  ExpirationDate: instantSchema,
  Message: z.string(),
  FromFile: z.literal(true).optional(),
  By: idSchema.nullable(),
});
export const invitationResent = event('InvitationResent', { ...invitation, By: idSchema });
export const invitationChanged = event('InvitationChanged', {
  InvitationId: idSchema,
  Active: z.boolean().nullable(),
  By: idSchema,
});
export const invitationEmailError = event('InvitationEmailError', {
  ...invitation,
  ErrorCode: z.string().nullable(),
  ErrorMessage: z.string(),
});
export const invitationExpired = event('InvitationExpired', {
  ...invitation,
  ExpirationDate: instantSchema,
});
export const invitationAccepted = event('InvitationAccepted', { ...invitation, Target: idSchema });
