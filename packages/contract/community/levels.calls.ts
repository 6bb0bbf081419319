import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { idParamOf, idParams } from '../scalars.ts';
import { LEVEL_MAX, LEVEL_POINTS, levelSchema, ownLevelSchema } from './levels.ts';

const shows = ['accounts/users', 'training/trainings', 'community/levels'] as const;

export const getLevel = call({
  id: 'levels.ofUser',
  method: 'GET',
  path: '/users/{id}/level',
  summary: `Returns the user’s own level, by months of ${LEVEL_POINTS} points.`,
  params: idParams,
  result: ownLevelSchema,
  shows,
  access: theUser('params.id'),
});
export const acknowledgeLevel = call({
  id: 'levels.shown',
  method: 'PUT',
  path: '/users/{id}/level/shown',
  summary: 'Marks a level that the user reached as shown. A repeated request changes nothing.',
  params: idParams,
  body: z.object({ Level: z.number().int().min(1).max(LEVEL_MAX) }),
  changes: ['community/levels'],
  access: theUser('params.id'),
});
export const getMemberLevel = call({
  id: 'levels.ofMember',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/level',
  summary:
    'Returns the level of an athlete of the club; null if they do not share with it their other trainings, which count in the level.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: z.object({ Level: levelSchema.nullable() }),
  shows: ['accounts/users', 'training/trainings', 'accounts/consents', 'members/people'],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
