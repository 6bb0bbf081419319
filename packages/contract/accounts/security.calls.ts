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
/** Errors of changes of an account, which need a proof of identity that is at most ten minutes old. */
const proved = [...elsewhere, 'SignInAgain'] as const;

export const getSecurity = call({
  id: 'security.get',
  method: 'GET',
  path: '/users/{id}/security',
  summary: 'How one signs in: address, second factors, and which clubs want one.',
  params: idParams,
  result: securitySchema,
  shows: ['accounts/security', 'members/people', 'accounts/users'],
  access: mine,
});
export const listSessions = call({
  id: 'security.sessions',
  method: 'GET',
  path: '/users/{id}/sessions',
  summary: 'Where one is signed in, the last used first.',
  params: idParams,
  result: z.array(sessionSchema),
  shows: ['accounts/security/sessions'],
  access: mine,
});
export const endSession = call({
  id: 'security.endSession',
  method: 'DELETE',
  path: '/users/{id}/sessions/{sessionId}',
  summary: 'Signs one of them out, at once.',
  params: idParams.extend({ sessionId: z.string().regex(/^[\w-]{1,100}$/, 'invalid-id') }),
  changes: ['accounts/security/sessions', 'accounts/security/log'],
  access: mine,
  errors: elsewhere,
});
export const endOtherSessions = call({
  id: 'security.endOtherSessions',
  method: 'POST',
  path: '/users/{id}/sessions:endOthers',
  summary: 'Signs all of them out but the one that asks.',
  params: idParams,
  changes: ['accounts/security/sessions', 'accounts/security/log'],
  access: mine,
  errors: elsewhere,
});
export const listLog = call({
  id: 'security.log',
  method: 'GET',
  path: '/users/{id}/securityLog',
  summary: 'What happened to one’s account within 90 days, newest first, at most 200.',
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
    'Mails a link to the new address that makes it one’s own, and one to the present address that keeps that. The answer does not tell whether the address is somebody’s.',
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
  summary: 'Sets another password, by the present one.',
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
  summary: 'A secret for an authenticator app; it counts once a code of it is typed.',
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
  summary: 'The first code of the app. With the first factor of an account come recovery codes, and its other sessions end.',
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
  summary: 'Takes the authenticator app away.',
  params: idParams,
  changes: ['accounts/security', 'accounts/security/log'],
  access: mine,
  errors: [...proved, 'SecondFactorDemanded'],
});
export const newCodes = call({
  id: 'security.newCodes',
  method: 'POST',
  path: '/users/{id}/recoveryCodes:renew',
  summary: 'New recovery codes; those before are worthless.',
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
  summary: 'What the browser makes a passkey of.',
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
    'Keeps the passkey that the browser made. With the first factor of an account come recovery codes, and its other sessions end.',
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
  summary: 'Takes a passkey away.',
  params: z.object({ id: idParamOf<'User'>(), passkeyId: idParamOf<'Passkey'>() }),
  changes: ['accounts/security', 'accounts/security/log'],
  access: mine,
  errors: [...proved, 'SecondFactorDemanded'],
});
export const resetFactors = call({
  id: 'security.resetFactors',
  method: 'POST',
  path: '/users/{id}/factors:reset',
  summary: 'Takes the second factors of somebody who lost them; they are told by mail.',
  params: idParams,
  changes: ['accounts/security', 'accounts/security/log'],
  access: administrator,
  errors: proved,
});
export const getDemand = call({
  id: 'security.demand',
  method: 'GET',
  path: '/clubs/{id}/staffSecondFactor',
  summary: 'Whether the club wants a second factor of its staff, how many have one, and who has none.',
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
    'Wants a second factor of the club’s staff, or, after a fresh proof of who one is, no longer: who has none does nothing there until they set one up.',
  params: idParams,
  body: z.object({ Demanded: z.boolean() }),
  result: demandSchema,
  changes: ['accounts/security', 'accounts/security/demands', 'accounts/users'],
  access: inClub('params.id', ['Owner', 'Manager']),
  errors: [...proved, 'SecondFactorFirst'],
});
