import { z } from 'zod';
import { anyone, call, inClub, signedIn, theUser } from '../call.ts';
import { clubSchema } from '../clubs/clubs.ts';
import { errorTypeSchema } from '../errors.ts';
import { emailSchema, flagQuerySchema, idParams, idSchema, lineSchema, pageOf, pageQuerySchema } from '../scalars.ts';
import {
  checkedInviteeSchema,
  INVITEES_MAX,
  invitationBatchSchema,
  invitationCodeSchema,
  invitationLinkSchema,
  invitationProofSchema,
  invitationSchema,
  invitationStateSchema,
  inviteUserSchema,
  openedInvitationSchema,
  provedInvitationSchema,
  sendInvitationsSchema,
  userInvitationSchema,
} from './invitations.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const batchedInvitationsSchema = z.object({
  Done: z.array(idSchema),
  Refused: z.array(z.object({ InvitationId: idSchema, ErrorType: errorTypeSchema })),
});
export type BatchedInvitations = z.infer<typeof batchedInvitationsSchema>;
const byCode = z.object({ code: invitationCodeSchema });

export const listInvitations = call({
  id: 'invitations.list',
  method: 'GET',
  path: '/clubs/{id}/invitations',
  summary:
    'Returns the invitations by email, newest first, each with the state of its mail; with `written` those that were mailed or wait for their first mail, with `staff` those to another role than athlete.',
  params: idParams,
  query: pageQuerySchema.extend({
    State: invitationStateSchema.optional(),
    written: flagQuerySchema.optional(),
    staff: flagQuerySchema.optional(),
  }),
  result: pageOf(invitationSchema),
  shows: ['members/invitations'],
  access: inClub('params.id', staff),
});
export const listInvitationLinks = call({
  id: 'invitations.links',
  method: 'GET',
  path: '/clubs/{id}/invitationLinks',
  summary: 'Returns the invitations by link, newest first: the link, whether it is active, and how many users joined by it.',
  params: idParams,
  result: z.array(invitationLinkSchema),
  shows: ['members/invitations'],
  access: inClub('params.id', staff),
});
export const createInvitationLink = call({
  id: 'invitations.create',
  method: 'POST',
  path: '/clubs/{id}/invitations',
  summary: 'Creates an invitation by link that any user can accept; each becomes an athlete.',
  params: idParams,
  body: z.object({ Title: lineSchema(80).default('') }),
  result: invitationLinkSchema,
  changes: ['members/invitations'],
  access: inClub('params.id', staff),
  licensed: true,
});
export const checkInvitees = call({
  id: 'invitations.check',
  method: 'POST',
  path: '/clubs/{id}/invitations:check',
  summary: 'Returns for each address whether it can be invited. Sends and stores nothing.',
  params: idParams,
  body: z.object({ Emails: z.array(emailSchema).max(INVITEES_MAX, 'too-many-invitees') }),
  result: z.array(checkedInviteeSchema),
  changes: [],
  access: inClub('params.id', staff),
});
export const sendInvitations = call({
  id: 'invitations.sendEmail',
  method: 'POST',
  path: '/clubs/{id}/invitations:sendEmail',
  summary:
    'Invites users by email and returns why others cannot be invited. Refused if no user can be invited. Trainers may invite athletes only.',
  params: idParams,
  body: sendInvitationsSchema,
  result: z.object({ Invitations: z.array(invitationSchema), LeftOut: z.array(checkedInviteeSchema) }),
  changes: ['members/invitations'],
  access: inClub('params.id', staff),
  licensed: true,
  errors: ['UserIsMember', 'UserIsInvited', 'InvitationSentOften', 'InsufficientRights'],
});
export const listUserInvitations = call({
  id: 'invitations.ofUser',
  method: 'GET',
  path: '/users/{id}/invitations',
  summary:
    'Returns the invitations to the address of a user, newest first: to the user their open ones, after they confirmed the address or used a link that was handed over for it; to staff those of their clubs.',
  params: idParams,
  result: z.array(userInvitationSchema),
  shows: ['members/invitations', 'accounts/users', 'clubs/clubs'],
  access: theUser('params.id', staff),
});
export const inviteUser = call({
  id: 'invitations.inviteUser',
  method: 'POST',
  path: '/users/{id}/invitations',
  summary:
    'Invites by email, in the user’s language, a user of another club where the caller is staff. Trainers may invite athletes only.',
  params: idParams,
  body: inviteUserSchema,
  result: userInvitationSchema,
  changes: ['members/invitations'],
  access: inClub('body.ClubId', staff),
  licensed: true,
  errors: ['UserIsMember', 'UserIsInvited', 'InvitationSentOften', 'InsufficientRights'],
});
export const openInvitation = call({
  id: 'invitations.open',
  method: 'GET',
  path: '/invitations/{code}',
  summary: 'Returns the invitation with this code.',
  params: byCode,
  result: openedInvitationSchema,
  shows: ['clubs/brands', 'members/invitations', 'clubs/clubs'],
  access: anyone,
  errors: ['InvitationOldFormat', 'JoinByInvitation'],
});
export const proveInvitation = call({
  id: 'invitations.prove',
  method: 'POST',
  path: '/invitations:prove',
  summary:
    'Proves the address to which the invitation was mailed: confirms it if it is the caller’s, otherwise creates a link for one use that opens the account of the address.',
  body: invitationProofSchema,
  result: provedInvitationSchema,
  changes: ['accounts/users', 'members/invitations'],
  access: anyone,
  errors: ['InvitationProofWrong', 'InvitationUsed', 'InvitationOver', 'InvitationInactive', 'AccountElsewhere'],
});
export const acceptInvitation = call({
  id: 'invitations.accept',
  method: 'POST',
  path: '/invitations/{code}/accept',
  summary:
    'Accepts an invitation: the caller gets the role in the club. Data that the club stores about the invited address fills the empty fields of the profile of its account.',
  params: byCode,
  result: clubSchema,
  status: 200,
  changes: [
    'members/invitations',
    'members/people',
    'accounts/users',
    'members/pipeline/pipeline',
    'billing/subscriptions',
    'clubs/tags/tags',
  ],
  access: signedIn,
  errors: [
    'AlreadyMember',
    'InvitationUsed',
    'InvitationOver',
    'InvitationInactive',
    'InvitationOldFormat',
    'JoinByInvitation',
    'InvitationOfOther',
    'InvitationToConfirm',
    'LicenseRequired',
    'LicenseResourceLimitExceeded',
  ],
});
export const resendInvitation = call({
  id: 'invitations.resend',
  method: 'POST',
  path: '/invitations/{code}/resend',
  summary: 'Mails an invitation again; its end is unchanged.',
  params: byCode,
  result: invitationSchema,
  status: 200,
  changes: ['members/invitations'],
  access: inClub('resolved', staff),
  errors: ['InvitationUsed', 'InvitationOver', 'InvitationInactive', 'InvitationSentOften'],
});
export const correctInvitationAddress = call({
  id: 'invitations.address',
  method: 'PUT',
  path: '/invitations/{code}/address',
  summary:
    'Corrects the address of an open invitation and mails it there with a new code and a new end; the link that was mailed to the wrong address becomes invalid.',
  params: byCode,
  body: z.object({ Email: emailSchema }),
  result: invitationSchema,
  changes: ['members/invitations'],
  access: inClub('resolved', staff),
  errors: [
    'InvitationUsed',
    'InvitationOver',
    'InvitationInactive',
    'InvitationSentOften',
    'UserIsMember',
    'UserIsInvited',
    'InsufficientRights',
  ],
});
export const batchInvitations = call({
  id: 'invitations.batch',
  method: 'POST',
  path: '/clubs/{id}/invitations:batch',
  summary: 'Mails several invitations, for the first time or again, or deletes them; returns the reason for each that failed.',
  params: idParams,
  body: invitationBatchSchema,
  result: batchedInvitationsSchema,
  changes: ['members/invitations'],
  access: inClub('params.id', staff),
});
export const setInvitationActive = call({
  id: 'invitations.active',
  method: 'PUT',
  path: '/invitations/{code}/active',
  summary: 'Deactivates an invitation, so that its code is refused, or reactivates it.',
  params: byCode,
  body: z.object({ Active: z.boolean() }),
  changes: ['members/invitations'],
  access: inClub('resolved', staff),
});
export const deleteInvitation = call({
  id: 'invitations.delete',
  method: 'DELETE',
  path: '/invitations/{code}',
  summary: 'Deletes an invitation: its code becomes invalid. Users who accepted it remain members.',
  params: byCode,
  changes: ['members/invitations'],
  access: inClub('resolved', staff),
});
