import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import { familyDebtSchema } from './family-debts.ts';

const managers = ['Owner', 'Manager'] as const;
const shows = [
  'members/families/families',
  'billing/subscriptions',
  'billing/debts/debts',
  'members/people',
  'accounts/users',
] as const;

export const listFamilyDebts = call({
  id: 'familyDebts.ofUser',
  method: 'GET',
  path: '/users/{id}/familyDebts',
  summary: 'What those owe for whom one pays, club by club and in the order in which they agreed.',
  params: idParams,
  result: z.array(familyDebtSchema),
  shows: [...shows, 'clubs/clubs'],
  access: theUser('params.id'),
});
export const listMemberFamilyDebts = call({
  id: 'familyDebts.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/familyDebts',
  summary: 'The same of a member, in this club.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: z.array(familyDebtSchema),
  shows: [...shows, 'clubs/clubs'],
  access: inClub('params.id', managers),
});
