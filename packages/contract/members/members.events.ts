import { z } from 'zod';
import { event, eventWithListeners } from '../event.ts';
import { dateSchema, idSchema, instantSchema } from '../scalars.ts';
import { correctedFields, howKnownSchema } from './adding/adding.ts';
import { expirationTypeSchema } from './documents/documents.ts';
import { handedActSchema } from './handovers/handovers.ts';
import { invitedRoleSchema } from './invitations.ts';
import { clubRoleSchema } from './membership.ts';
import { clientStageSchema } from './pipeline/pipeline.ts';

// adding feature

/** Names of the corrected fields, never their values. */
export const deskProfileCorrected = event('DeskProfileCorrected', {
  Target: idSchema,
  Fields: z.array(z.enum(correctedFields)).min(1),
  By: idSchema,
  SignsIn: z.literal(true).optional(),
  HowKnown: howKnownSchema.optional(),
});

export const deskCorrectionUndone = event('DeskCorrectionUndone', {
  Target: idSchema,
  Fields: z.array(z.enum(correctedFields)).min(1),
  By: idSchema,
  SignsIn: z.literal(true).optional(),
});

export const emailProposed = event('EmailProposed', { Target: idSchema, By: idSchema });

// documents feature

const document = {
  Target: idSchema,
  ExpirationId: idSchema,
  ExpirationType: expirationTypeSchema,
  Title: z.string(),
  ExpirationDate: dateSchema,
};
const documentChange = { ...document, Completed: z.boolean(), By: idSchema };

export const expirationAdded = event('ExpirationAdded', documentChange);
export const expirationUpdated = event('ExpirationUpdated', documentChange);
export const expirationDeleted = event('ExpirationDeleted', documentChange);
/** `Days`: days until the expiration date, negative after it. */
export const athleteExp = event('AthleteExp', { ...document, Days: z.number().int(), By: z.null() });

// families feature

/** `By` is the payer or staff. The invited user is not named, because they may be no member. */
export const familyRequested = event('FamilyAsked', { Payer: idSchema, By: idSchema });
export const familyAgreed = event('FamilyAgreed', { Target: idSchema, Payer: idSchema });
export const familyEnded = event('FamilyEnded', { Target: idSchema, Payer: idSchema, By: idSchema });

// handovers feature

export const accessHandedOver = event('AccessHandedOver', {
  Target: idSchema.nullable(),
  InvitationId: idSchema.nullable(),
  Does: handedActSchema,
  By: idSchema,
});

// imports feature

export const membersImported = event('MembersImported', {
  ImportId: idSchema,
  Invited: z.number().int(),
  Refused: z.number().int(),
  By: idSchema.nullable(),
});

// invitations feature

/** `Email` is null for a public link, and after the account was deleted. */
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

// joining feature

export const joinRequested = eventWithListeners('JoinAsked', { Target: idSchema });
export const joinAnswered = event('JoinAnswered', { Target: idSchema, Approved: z.boolean(), By: idSchema });

// membership feature

const roleChange = { Target: idSchema, Role: clubRoleSchema, By: idSchema };

export const roleGiven = event('RoleGiven', roleChange);
export const roleTaken = event('RoleTaken', roleChange);
/**
 * `By` is the user who removed the last role, or the member who left. `Email` and `Nickname` are null after the account was
 * deleted.
 */
export const userLeftClub = event('UserLeftClub', {
  Target: idSchema,
  Email: z.string().nullable(),
  Nickname: z.string().nullable(),
  By: idSchema,
  WithAccount: z.literal(true).optional(),
});
export const userIsAway = event('UserIsAway', { Target: idSchema, Days: z.number().int().positive() });

// pipeline feature

export const clientStageChanged = event('ClientStageChanged', {
  Target: idSchema,
  From: clientStageSchema,
  ClientStage: clientStageSchema,
  By: idSchema,
});
