import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { idParamOf, idParams } from '../scalars.ts';
import { apiTokenInputSchema, apiTokenSchema, clubTokenInputSchema, newApiTokenSchema } from './tokens.ts';

const managers = ['Owner', 'Manager'] as const;
const oneToken = idParams.extend({ tokenId: idParamOf<'ApiToken'>() });
const shows = ['accounts/tokens', 'accounts/users'] as const;

export const listTokens = call({
  id: 'tokens.ofUser',
  method: 'GET',
  path: '/users/{id}/tokens',
  summary: 'Returns the personal tokens of the user, newest first.',
  params: idParams,
  result: z.array(apiTokenSchema),
  shows,
  access: theUser('params.id'),
});
export const createToken = call({
  id: 'tokens.create',
  method: 'POST',
  path: '/users/{id}/tokens',
  summary: 'Creates a personal token, which acts with the rights of the user within its scopes; it is returned only now.',
  params: idParams,
  body: apiTokenInputSchema,
  result: newApiTokenSchema,
  changes: ['accounts/tokens', 'accounts/security/log'],
  access: theUser('params.id'),
  errors: ['TokenLimit', 'SignInAgain'],
});
export const revokeToken = call({
  id: 'tokens.revoke',
  method: 'DELETE',
  path: '/users/{id}/tokens/{tokenId}',
  summary: 'Revokes a personal token of the user immediately.',
  params: oneToken,
  changes: ['accounts/tokens', 'accounts/security/log'],
  access: theUser('params.id'),
});
export const listClubTokens = call({
  id: 'tokens.ofClub',
  method: 'GET',
  path: '/clubs/{id}/tokens',
  summary: 'Returns the tokens of the club, newest first. A token ends when its maker is no longer owner or manager.',
  params: idParams,
  result: z.array(apiTokenSchema),
  shows: [...shows, 'members/people'],
  access: inClub('params.id', managers),
});
export const createClubToken = call({
  id: 'tokens.createOfClub',
  method: 'POST',
  path: '/clubs/{id}/tokens',
  summary:
    'Creates a token that acts as the caller in this club only, with the rights of the chosen role; it is returned only now.',
  params: idParams,
  body: clubTokenInputSchema,
  result: newApiTokenSchema,
  changes: ['accounts/tokens'],
  access: inClub('params.id', managers),
  licensed: true,
  errors: ['TokenLimit', 'SignInAgain'],
});
export const revokeClubToken = call({
  id: 'tokens.revokeOfClub',
  method: 'DELETE',
  path: '/clubs/{id}/tokens/{tokenId}',
  summary: 'Revokes a token of the club immediately.',
  params: oneToken,
  changes: ['accounts/tokens'],
  access: inClub('params.id', managers),
});
