import { z } from 'zod';
import { call, signedIn, theUser } from '../call.ts';
import { idParamOf, idParams } from '../scalars.ts';
import { availableRolesSchema, roleSchema } from './roles.ts';
import {
  basicUserSchema,
  emailStatusSchema,
  personSchema,
  selfSchema,
  userPatchSchema,
  userSchema,
  userUpdateSchema,
  userZonesSchema,
  zoneChoiceSchema,
} from './users.ts';

const staff = ['Trainer', 'Manager', 'Owner'] as const;

export const getSelf = call({
  id: 'users.self',
  method: 'GET',
  path: '/users/self',
  summary: 'The signed-in user; the first call of a new account creates it.',
  result: selfSchema,
  shows: ['accounts/users', 'accounts/consents', 'accounts/watches', 'members/people'],
  access: signedIn,
});

export const getUser = call({
  id: 'users.get',
  method: 'GET',
  path: '/users/{id}',
  summary: 'A user: oneself, or of an athlete of a club where the caller is staff what they share with it.',
  params: idParams,
  result: personSchema,
  shows: ['accounts/users', 'accounts/consents'],
  access: theUser('params.id', staff),
});

export const getUserBasic = call({
  id: 'users.basic',
  method: 'GET',
  path: '/users/{id}/basic',
  summary: 'Name and picture of a user: oneself, or an athlete of a club where the caller is staff.',
  params: idParams,
  result: basicUserSchema,
  shows: ['accounts/users'],
  access: theUser('params.id', staff),
});

export const getUserRoles = call({
  id: 'users.roles',
  method: 'GET',
  path: '/users/{id}/roles',
  summary: 'The roles of a user, one list per role; to staff those in the clubs where they are staff themselves.',
  params: idParams,
  result: availableRolesSchema,
  shows: ['members/people'],
  access: theUser('params.id', staff),
});

export const getUserClubRoles = call({
  id: 'users.clubRoles',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/roles',
  summary: 'The roles of a user in one club, highest first.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  result: z.array(roleSchema),
  shows: ['members/people'],
  access: theUser('params.id', staff),
});

export const getEmailStatus = call({
  id: 'users.emailStatus',
  method: 'GET',
  path: '/users/{id}/emailStatus',
  summary:
    'Whether a user proved that their address is theirs, and how mail to it fared last: oneself, or an athlete of a club where the caller is staff. Whose letter it was is not said.',
  params: idParams,
  result: emailStatusSchema,
  shows: ['accounts/users'],
  access: theUser('params.id', staff),
});

export const putUser = call({
  id: 'users.update',
  method: 'PUT',
  path: '/users/{id}',
  summary: 'Saves the profile. RowVersion guards against stale writes.',
  params: idParams,
  body: userUpdateSchema,
  result: userSchema,
  changes: ['accounts/users'],
  access: theUser('params.id'),
  errors: ['NicknameExists', 'StaleRowVersion'],
});

export const patchUser = call({
  id: 'users.patch',
  method: 'PATCH',
  path: '/users/{id}',
  summary:
    'Saves the fields that are named; the others stay. Others than oneself set the target zone, in percent of the maximum heart rate.',
  params: idParams,
  body: userPatchSchema,
  result: personSchema,
  changes: ['accounts/users'],
  access: theUser('params.id', staff),
  errors: ['NicknameExists', 'StaleRowVersion'],
});

export const putZones = call({
  id: 'users.zones',
  method: 'PUT',
  path: '/users/{id}/zones',
  summary: 'Says where one’s heart-rate zones lie from today on; trainings of days before keep theirs.',
  params: idParams,
  body: zoneChoiceSchema,
  result: userZonesSchema,
  changes: ['accounts/users'],
  access: theUser('params.id'),
});

export const sendConfirmation = call({
  id: 'users.sendConfirmation',
  method: 'POST',
  path: '/users/{id}/email:sendConfirmation',
  summary:
    'Mails the link that confirms one’s address again. Not sent: it is confirmed, confirmed elsewhere, or was mailed several times just now.',
  params: idParams,
  result: z.object({ Sent: z.boolean() }),
  changes: [],
  access: theUser('params.id'),
});
