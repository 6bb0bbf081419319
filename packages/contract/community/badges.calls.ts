import { z } from 'zod';
import { call, signedIn, theUser } from '../call.ts';
import { idParams } from '../scalars.ts';
import { awardSchema, badgeSchema } from './badges.ts';

export const listBadges = call({
  id: 'badges.list',
  method: 'GET',
  path: '/badges',
  summary: 'Returns every badge: those for training, classes, measures and tests, then those of challenges, the lowest first.',
  result: z.array(badgeSchema),
  shows: ['accounts/users'],
  access: signedIn,
});
export const listUserBadges = call({
  id: 'badges.ofUser',
  method: 'GET',
  path: '/users/{id}/badges',
  summary: 'Returns the badges that the user earned, newest first.',
  params: idParams,
  result: z.array(awardSchema),
  shows: ['accounts/users', 'community/challenges', 'clubs/clubs', 'members/people'],
  access: theUser('params.id'),
});
