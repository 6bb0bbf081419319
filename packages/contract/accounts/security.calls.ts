import { z } from 'zod';
import { administrator, call, inClub, theUser } from '../call.ts';
import { emailSchema, idParamOf, idParams } from '../scalars.ts';
import {
  appSecretSchema,
  codeSchema,
  demandSchema,
  logEntrySchema,
  newPasskeySchema,
  passkeyOptionsSchema,
  passwordChangeSchema,
  recoveryCodesSchema,
  securitySchema,
  sessionSchema,
} from './security.ts';

const mine = theUser('params.id');
const elsewhere = ['AccountElsewhere'] as const;
/** The user must have proved their identity at most ten minutes ago. */
const proved = [...elsewhere, 'SignInAgain'] as const;

export const getSecurity = call({
  id: 'security.get',
  method: 'GET',
  path: '/users/{id}/security',
  summary: 'Returns how the user signs in: address, second factors, and the clubs that require one.',
  params: idParams,
  result: securitySchema,
  shows: ['accounts/security', 'members/people', 'accounts/users'],
  access: mine,
});
export const listSessions = call({
  id: 'security.sessions',
  method: 'GET',
  path: '/users/{id}/sessions',
  summary: 'Returns the sessions of the user, the last used first.',
  params: idParams,
  result: z.array(sessionSchema),
  shows: ['accounts/security/sessions'],
  access: mine,
});
export const endSession = call({
  id: 'security.endSession',
  method: 'DELETE',
  path: '/users/{id}/sessions/{sessionId}',
  summary: 'Ends one session of the user immediately.',
  params: idParams.extend({ sessionId: z.string().regex(/^[\w-]{1,100}$/, 'invalid-id') }),
  changes: ['accounts/security/sessions', 'accounts/security/log'],
  access: mine,
  errors: elsewhere,
});
export const endOtherSessions = call({
  id: 'security.endOtherSessions',
  method: 'POST',
  path: '/users/{id}/sessions:endOthers',
  summary: 'Ends all sessions of the user except the one of the request.',
  params: idParams,
  changes: ['accounts/security/sessions', 'accounts/security/log'],
  access: mine,
  errors: elsewhere,
});
export const listLog = call({
  id: 'security.log',
  method: 'GET',
  path: '/users/{id}/securityLog',
  summary: 'Returns the events of the user’s account in the last 90 days, newest first, at most 200.',
  params: idParams,
  result: z.array(logEntrySchema),
  shows: ['accounts/security/log'],
  access: mine,
});
export const changeEmail = call({
  id: 'security.changeEmail',
  method: 'POST',
  path: '/users/{id}/email:change',
  summary:
    'Mails a link to the new address that activates it, and a link to the present address that cancels the change. The response does not reveal whether another account has the address.',
  params: idParams,
  body: z.object({ Email: emailSchema }),
  changes: ['accounts/security', 'accounts/security/log'],
  access: mine,
  errors: proved,
});
export const changePassword = call({
  id: 'security.changePassword',
  method: 'POST',
  path: '/users/{id}/password:change',
  summary: 'Changes the password; requires the present one.',
  params: idParams,
  body: passwordChangeSchema,
  changes: ['accounts/security/sessions', 'accounts/security/log', 'calendar/ical'],
  access: mine,
  errors: elsewhere,
});
export const beginApp = call({
  id: 'security.beginApp',
  method: 'POST',
  path: '/users/{id}/authenticator:begin',
  summary: 'Returns a secret for an authenticator app, which becomes active when a code of the app is entered.',
  params: idParams,
  result: appSecretSchema,
  changes: [],
  access: mine,
  errors: proved,
});
export const confirmApp = call({
  id: 'security.confirmApp',
  method: 'POST',
  path: '/users/{id}/authenticator:confirm',
  summary:
    'Activates the authenticator app by its first code. With the first factor of an account, returns recovery codes and ends its other sessions.',
  params: idParams,
  body: codeSchema,
  result: recoveryCodesSchema,
  changes: ['accounts/security', 'accounts/security/sessions', 'accounts/security/log', 'accounts/users'],
  access: mine,
  errors: proved,
});
export const removeApp = call({
  id: 'security.removeApp',
  method: 'DELETE',
  path: '/users/{id}/authenticator',
  summary: 'Removes the authenticator app.',
  params: idParams,
  changes: ['accounts/security', 'accounts/security/log'],
  access: mine,
  errors: [...proved, 'SecondFactorDemanded'],
});
export const newCodes = call({
  id: 'security.newCodes',
  method: 'POST',
  path: '/users/{id}/recoveryCodes:renew',
  summary: 'Creates new recovery codes; the previous ones become invalid.',
  params: idParams,
  result: recoveryCodesSchema,
  changes: ['accounts/security', 'accounts/security/log'],
  access: mine,
  errors: proved,
});
export const beginPasskey = call({
  id: 'security.beginPasskey',
  method: 'POST',
  path: '/users/{id}/passkeys:begin',
  summary: 'Returns the options from which the browser creates a passkey.',
  params: idParams,
  result: passkeyOptionsSchema,
  changes: [],
  access: mine,
  errors: proved,
});
export const addPasskey = call({
  id: 'security.addPasskey',
  method: 'POST',
  path: '/users/{id}/passkeys',
  summary:
    'Stores the passkey that the browser created. With the first factor of an account, returns recovery codes and ends its other sessions.',
  params: idParams,
  body: newPasskeySchema,
  result: recoveryCodesSchema,
  changes: ['accounts/security', 'accounts/security/sessions', 'accounts/security/log', 'accounts/users'],
  access: mine,
  errors: proved,
});
export const removePasskey = call({
  id: 'security.removePasskey',
  method: 'DELETE',
  path: '/users/{id}/passkeys/{passkeyId}',
  summary: 'Removes a passkey.',
  params: z.object({ id: idParamOf<'User'>(), passkeyId: idParamOf<'Passkey'>() }),
  changes: ['accounts/security', 'accounts/security/log'],
  access: mine,
  errors: [...proved, 'SecondFactorDemanded'],
});
export const resetFactors = call({
  id: 'security.resetFactors',
  method: 'POST',
  path: '/users/{id}/factors:reset',
  summary: 'Removes the second factors of a user who lost them; the user is notified by email.',
  params: idParams,
  changes: ['accounts/security', 'accounts/security/log'],
  access: administrator,
  errors: proved,
});
export const getDemand = call({
  id: 'security.demand',
  method: 'GET',
  path: '/clubs/{id}/staffSecondFactor',
  summary: 'Returns whether the club requires a second factor of its staff, how many have one, and which staff have none.',
  params: idParams,
  result: demandSchema,
  shows: ['accounts/security', 'accounts/security/demands', 'members/people', 'accounts/users'],
  access: inClub('params.id', ['Owner', 'Manager']),
});
export const setDemand = call({
  id: 'security.setDemand',
  method: 'PUT',
  path: '/clubs/{id}/staffSecondFactor',
  summary:
    'Requires a second factor of the club’s staff, or, after the caller signs in again, ends the requirement. Staff without a second factor have no access to the club until they set one up.',
  params: idParams,
  body: z.object({ Demanded: z.boolean() }),
  result: demandSchema,
  changes: ['accounts/security', 'accounts/security/demands', 'accounts/users'],
  access: inClub('params.id', ['Owner', 'Manager']),
  errors: [...proved, 'SecondFactorFirst'],
});
