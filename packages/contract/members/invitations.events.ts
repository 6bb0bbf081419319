import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';
import { invitedRoleSchema } from './invitations.ts';

/** `Email`: where it was sent; null of a link, and once whoever had the address has no account any more. */
const invitation = { InvitationId: idSchema, Email: z.string().nullable(), Role: invitedRoleSchema };

/** `By`: staff that invites; null when she is gone before her file was through. */
export const createdInvitation = event('CreatedInvitation', {
  ...invitation,
  ExpirationDate: instantSchema,
  Message: z.string(),
  /** One of a file, of which its own event tells. */
  FromFile: z.literal(true).optional(),
  By: idSchema.nullable(),
});
export const invitationResent = event('InvitationResent', { ...invitation, By: idSchema });
/** `Active`: switched on or off; null when it was deleted. */
export const invitationChanged = event('InvitationChanged', {
  InvitationId: idSchema,
  Active: z.boolean().nullable(),
  By: idSchema,
});
/** Its mail did not arrive, and is not tried again. */
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
