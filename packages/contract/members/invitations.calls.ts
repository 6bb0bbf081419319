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
    'Invitations by e-mail, newest first, with how their mail fares; with `written` those that were mailed, or wait for their first mail.',
  params: idParams,
  query: pageQuerySchema.extend({ State: invitationStateSchema.optional(), written: flagQuerySchema.optional() }),
  result: pageOf(invitationSchema),
  shows: ['members/invitations'],
  access: inClub('params.id', staff),
});
export const listInvitationLinks = call({
  id: 'invitations.links',
  method: 'GET',
  path: '/clubs/{id}/invitationLinks',
  summary: 'Invitations that hang on a wall, newest first: their link, whether it is switched on, and how many joined by it.',
  params: idParams,
  result: z.array(invitationLinkSchema),
  shows: ['members/invitations'],
  access: inClub('params.id', staff),
});
export const createInvitationLink = call({
  id: 'invitations.create',
  method: 'POST',
  path: '/clubs/{id}/invitations',
  summary: 'Makes an invitation that anybody accepts who comes by its link; everybody becomes an athlete.',
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
  summary: 'Says of each address whether it can be invited. Nothing is sent or stored.',
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
    'Invites people by e-mail; whoever cannot be invited is left out and said why. Refused when that is everybody. Trainers invite athletes.',
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
    'Invitations to the address of a user, newest first: to themselves those that wait for them, once they proved that the address is theirs or used the link that was handed over for it; to staff those of their clubs.',
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
    'Invites somebody whom the caller knows as staff of another of their clubs, by e-mail in their language. Trainers invite athletes.',
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
  summary: 'What the holder of the code is invited to.',
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
    'Proves the address that the invitation was mailed to: confirms it when it is that of the caller, otherwise makes a link for one use that opens its account.',
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
    'Accepts: the caller has the role in the club from now on. What the club knows of the address it was sent to fills what is empty in the profile of the account that has it.',
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
  summary: 'Mails it again; its end stays.',
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
    'Corrects the address of an invitation that waits and mails it there, with days that begin anew: its code is another one, and the link that went to the wrong address opens nothing.',
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
  summary: 'Mails several invitations, for the first time or again, or deletes them; says of each that it could not why.',
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
  summary: 'Switches an invitation off, so that its code is refused, or on again.',
  params: byCode,
  body: z.object({ Active: z.boolean() }),
  changes: ['members/invitations'],
  access: inClub('resolved', staff),
});
export const deleteInvitation = call({
  id: 'invitations.delete',
  method: 'DELETE',
  path: '/invitations/{code}',
  summary: 'Deletes an invitation: its code opens nothing any more. Whoever accepted it stays.',
  params: byCode,
  changes: ['members/invitations'],
  access: inClub('resolved', staff),
});
