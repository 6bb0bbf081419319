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
  summary: 'Returns the signed-in user; the first call of a new account creates it.',
  result: selfSchema,
  shows: ['accounts/users', 'accounts/consents', 'accounts/watches', 'members/people'],
  access: signedIn,
});

export const getUser = call({
  id: 'users.get',
  method: 'GET',
  path: '/users/{id}',
  summary:
    'Returns a user: the caller, or an athlete of a club where the caller is staff, with the data that the athlete shares with it.',
  params: idParams,
  result: personSchema,
  shows: ['accounts/users', 'accounts/consents'],
  access: theUser('params.id', staff),
});

export const getUserBasic = call({
  id: 'users.basic',
  method: 'GET',
  path: '/users/{id}/basic',
  summary: 'Returns name and picture of a user: the caller, or an athlete of a club where the caller is staff.',
  params: idParams,
  result: basicUserSchema,
  shows: ['accounts/users'],
  access: theUser('params.id', staff),
});

export const getUserRoles = call({
  id: 'users.roles',
  method: 'GET',
  path: '/users/{id}/roles',
  summary: 'Returns the roles of a user, one list per role; to staff only those in the clubs where they are staff.',
  params: idParams,
  result: availableRolesSchema,
  shows: ['members/people'],
  access: theUser('params.id', staff),
});

export const getUserClubRoles = call({
  id: 'users.clubRoles',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/roles',
  summary: 'Returns the roles of a user in one club, highest first.',
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
    'Returns whether a user confirmed their email address, and the state of the last mail to it, without its sender: of the caller, or of an athlete of a club where the caller is staff.',
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
    'Saves the given fields and leaves the others unchanged. Staff may set only the target zone, in percent of the maximum heart rate.',
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
  summary: 'Sets the limits of the user’s heart-rate zones from today on; trainings of earlier days are unchanged.',
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
    'Mails the link that confirms the user’s address again. Sends nothing if the address is confirmed, is confirmed elsewhere, or was mailed several times recently.',
  params: idParams,
  result: z.object({ Sent: z.boolean() }),
  changes: [],
  access: theUser('params.id'),
});
