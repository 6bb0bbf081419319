import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { idParamOf, idParams } from '../scalars.ts';
import { consentInputSchema, consentSchema, healthReadSchema, purposeSchema } from './consents.ts';

export const listConsents = call({
  id: 'consents.list',
  method: 'GET',
  path: '/users/{id}/consents',
  summary: 'Returns what the user shares with each of their clubs: every purpose of every club.',
  params: idParams,
  result: z.array(consentSchema),
  shows: ['accounts/consents', 'members/people'],
  access: theUser('params.id'),
});
export const listMemberConsents = call({
  id: 'consents.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/consents',
  summary: 'Returns what a member shares with the club.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: z.array(purposeSchema),
  shows: ['accounts/consents', 'members/people'],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
export const setConsents = call({
  id: 'consents.set',
  method: 'POST',
  path: '/users/{id}/consents:batchUpdate',
  summary: 'Gives and withdraws consents; stores each with its date and the version of its text.',
  params: idParams,
  body: z.array(consentInputSchema).min(1).max(100),
  result: z.array(consentSchema),
  changes: ['accounts/consents'],
  access: theUser('params.id'),
});
export const listHealthReads = call({
  id: 'consents.reads',
  method: 'GET',
  path: '/users/{id}/healthReads',
  summary: 'Returns which staff read which health data of the user in the last twelve months, newest first, at most 200.',
  params: idParams,
  result: z.array(healthReadSchema),
  shows: ['accounts/consents/reads'],
  access: theUser('params.id'),
});
