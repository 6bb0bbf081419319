import { z } from 'zod';
import { call, signedIn, theUser } from '../call.ts';
import { idParams } from '../scalars.ts';
import { awardSchema, badgeSchema } from './badges.ts';

export const listBadges = call({
  id: 'badges.list',
  method: 'GET',
  path: '/badges',
  summary: 'Every badge there is: what training, classes, measures and tests give, then what challenges give, the lowest first.',
  result: z.array(badgeSchema),
  shows: ['accounts/users'],
  access: signedIn,
});
export const listUserBadges = call({
  id: 'badges.ofUser',
  method: 'GET',
  path: '/users/{id}/badges',
  summary: 'The badges that one earned, the last first.',
  params: idParams,
  result: z.array(awardSchema),
  shows: ['accounts/users', 'community/challenges', 'clubs/clubs', 'members/people'],
  access: theUser('params.id'),
});
