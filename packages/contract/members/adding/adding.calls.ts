import { z } from 'zod';
import { EMAIL_LINK_HOURS } from '../../accounts/security.ts';
import { call, inClub, theUser } from '../../call.ts';
import { emailSchema, idParamOf, idParams } from '../../scalars.ts';
import {
  addedUserSchema,
  addUserSchema,
  CORRECTION_DAYS,
  correctionSchema,
  deskCorrectionSchema,
  deskProfileSchema,
  emailProposalSchema,
  undoneSchema,
} from './adding.ts';

export const addClubUser = call({
  id: 'clubUsers.add',
  method: 'POST',
  path: '/clubs/{id}/users',
  summary:
    'Adds a user as athlete at the desk, with their agreement. A new user, or one of another club of the brand, becomes a member immediately and is notified by email; a user with an account elsewhere is invited instead.',
  params: idParams,
  body: addUserSchema,
  result: addedUserSchema,
  changes: [
    'members/people',
    'members/invitations',
    'members/pipeline/pipeline',
    'accounts/users',
    'billing/subscriptions',
    'clubs/tags/tags',
  ],
  access: inClub('params.id', ['Owner', 'Manager', 'FrontDesk']),
  idempotent: true,
  licensed: true,
  errors: ['UserIsMember', 'UserIsInvited', 'InvitationSentOften', 'AlreadyMember', 'LicenseResourceLimitExceeded'],
});

const memberParams = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });

export const getDeskProfile = call({
  id: 'clubUsers.deskProfile',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/deskProfile',
  summary:
    'Returns name, birth date and contact of a member, and which of them the club may correct: all until the member signs in, afterwards the name and what the member shares with the club. The front desk may correct athletes without a staff role only.',
  params: memberParams,
  result: deskProfileSchema,
  shows: ['accounts/users', 'accounts/consents', 'members/people'],
  access: inClub('params.id', ['Owner', 'Manager', 'FrontDesk']),
});

export const correctClubUser = call({
  id: 'clubUsers.correct',
  method: 'PUT',
  path: '/clubs/{id}/users/{userId}/deskProfile',
  summary:
    'Corrects name, birth date and contact of a member, as far as the club sees them; a member who signs in is notified. RowVersion guards against stale writes.',
  params: memberParams,
  body: deskCorrectionSchema,
  result: deskProfileSchema,
  changes: ['accounts/users', 'members/adding/corrections'],
  access: inClub('params.id', ['Owner', 'Manager', 'FrontDesk']),
  errors: ['NotShared', 'StaleRowVersion'],
});

const shows = ['members/adding/corrections', 'accounts/users', 'members/people', 'clubs/clubs'] as const;
const changes = ['accounts/users', 'members/adding/corrections'] as const;

export const listClubUserCorrections = call({
  id: 'clubUsers.corrections',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/corrections',
  summary: `Returns what the club corrected in the profile of a member in the last ${CORRECTION_DAYS} days, newest first, as far as it sees the fields.`,
  params: memberParams,
  result: z.array(correctionSchema),
  shows: [...shows, 'accounts/consents'],
  access: inClub('params.id', ['Owner', 'Manager', 'FrontDesk']),
});
export const undoClubUserCorrection = call({
  id: 'clubUsers.undoCorrection',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/corrections/{correctionId}/undo',
  status: 200,
  summary: 'Undoes a correction of the club. Fields that were changed since then stay. A member who signs in is notified.',
  params: memberParams.extend({ correctionId: idParamOf<'DeskCorrection'>() }),
  result: undoneSchema,
  changes,
  access: inClub('params.id', ['Owner', 'Manager', 'FrontDesk']),
  errors: ['NotShared'],
});
export const listMyCorrections = call({
  id: 'corrections.ofUser',
  method: 'GET',
  path: '/users/{id}/corrections',
  summary: `Returns what clubs corrected in the user’s profile in the last ${CORRECTION_DAYS} days, newest first.`,
  params: idParams,
  result: z.array(correctionSchema),
  shows,
  access: theUser('params.id'),
});
export const undoMyCorrection = call({
  id: 'corrections.undo',
  method: 'POST',
  path: '/users/{id}/corrections/{correctionId}/undo',
  status: 200,
  summary:
    'Undoes a correction of a club in the user’s profile. Fields that were changed since then stay. The managers are notified.',
  params: z.object({ id: idParamOf<'User'>(), correctionId: idParamOf<'DeskCorrection'>() }),
  result: undoneSchema,
  changes,
  access: theUser('params.id'),
});

const ofProposals = ['members/adding/proposals', 'accounts/users', 'members/people', 'clubs/clubs'] as const;
const byProposals = ['members/adding/proposals', 'accounts/security'] as const;

export const proposeEmail = call({
  id: 'clubUsers.proposeEmail',
  method: 'PUT',
  path: '/clubs/{id}/users/{userId}/emailProposal',
  summary: `Proposes another e-mail address to a member who signs in, or sends the link again. The member confirms it within ${EMAIL_LINK_HOURS} hours by the link mailed to the new address, signed in or with the password. The present address gets a notice. The response does not reveal whether another account has the address.`,
  params: memberParams,
  body: z.object({ Email: emailSchema }),
  result: emailProposalSchema,
  changes: [...byProposals, 'accounts/security/log'],
  access: inClub('params.id', ['Owner', 'Manager', 'FrontDesk']),
});
export const getEmailProposal = call({
  id: 'clubUsers.emailProposal',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/emailProposal',
  summary: 'Returns the address that the club proposed to a member and that waits for the confirmation.',
  params: memberParams,
  result: z.object({ Proposal: emailProposalSchema.nullable() }),
  shows: ofProposals,
  access: inClub('params.id', ['Owner', 'Manager', 'FrontDesk']),
});
export const cancelEmailProposal = call({
  id: 'clubUsers.cancelEmailProposal',
  method: 'DELETE',
  path: '/clubs/{id}/users/{userId}/emailProposal',
  summary: 'Cancels the proposal of the club: the mailed link becomes invalid.',
  params: memberParams,
  changes: byProposals,
  access: inClub('params.id', ['Owner', 'Manager', 'FrontDesk']),
});
export const listMyEmailProposals = call({
  id: 'emailProposals.ofUser',
  method: 'GET',
  path: '/users/{id}/emailProposals',
  summary: 'Returns the address that a club proposed for the user’s account and that waits for the confirmation.',
  params: idParams,
  result: z.array(emailProposalSchema),
  shows: ofProposals,
  access: theUser('params.id'),
});
export const declineEmailProposal = call({
  id: 'emailProposals.decline',
  method: 'DELETE',
  path: '/users/{id}/emailProposals/{clubId}',
  summary: 'Declines the proposal of a club: the mailed link becomes invalid.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  changes: byProposals,
  access: theUser('params.id'),
});
