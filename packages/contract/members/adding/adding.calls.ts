import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import { addedUserSchema, addUserSchema, deskCorrectionSchema, deskProfileSchema } from './adding.ts';

export const addClubUser = call({
  id: 'clubUsers.add',
  method: 'POST',
  path: '/clubs/{id}/users',
  summary:
    'Adds somebody who stands at the desk and agreed, as athlete: who is new, or of another club of the brand, is a member at once and told by mail. Whoever has an account elsewhere is invited instead.',
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
  access: inClub('params.id', ['Owner', 'Manager']),
  idempotent: true,
  licensed: true,
  errors: ['UserIsMember', 'UserIsInvited', 'InvitationSentOften', 'AlreadyMember', 'LicenseResourceLimitExceeded'],
});

const memberParams = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });

export const getDeskProfile = call({
  id: 'clubUsers.deskProfile',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/deskProfile',
  summary: 'Name, birth date and contact as the desk wrote them, while nobody signs in as her; from then on her profile is hers.',
  params: memberParams,
  result: deskProfileSchema,
  shows: ['accounts/users', 'members/people'],
  access: inClub('params.id', ['Owner', 'Manager']),
  errors: ['ProfileIsHers'],
});

export const correctClubUser = call({
  id: 'clubUsers.correct',
  method: 'PUT',
  path: '/clubs/{id}/users/{userId}/deskProfile',
  summary:
    'Corrects what the desk wrote of somebody as whom nobody signs in and whose address nobody proved. RowVersion guards against stale writes.',
  params: memberParams,
  body: deskCorrectionSchema,
  result: deskProfileSchema,
  changes: ['accounts/users'],
  access: inClub('params.id', ['Owner', 'Manager']),
  errors: ['ProfileIsHers', 'StaleRowVersion'],
});
