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
  summary: 'Returns the debts of the members for whom the user pays, by club and in the order in which the members agreed.',
  params: idParams,
  result: z.array(familyDebtSchema),
  shows: [...shows, 'clubs/clubs'],
  access: theUser('params.id'),
});
export const listMemberFamilyDebts = call({
  id: 'familyDebts.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/familyDebts',
  summary: 'Returns the debts of the members for whom a member pays, in this club.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: z.array(familyDebtSchema),
  shows: [...shows, 'clubs/clubs'],
  access: inClub('params.id', [...managers, 'FrontDesk']),
});
