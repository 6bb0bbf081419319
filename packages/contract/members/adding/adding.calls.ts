import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import { addedUserSchema, addUserSchema, deskCorrectionSchema, deskProfileSchema } from './adding.ts';

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
    'Returns name, birth date and contact of a member, and which of them the club may correct: all until the member signs in, afterwards the name and what the member shares with the club.',
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
  changes: ['accounts/users'],
  access: inClub('params.id', ['Owner', 'Manager', 'FrontDesk']),
  errors: ['NotShared', 'StaleRowVersion'],
});
