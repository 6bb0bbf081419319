import { z } from 'zod';
import { clubRoles } from '../accounts/roles.ts';
import { call, inClub } from '../call.ts';
import { idParamOf, idParams, pageOf, pageQuerySchema } from '../scalars.ts';
import { clubMemberSchema, clubUserSchema, userSorts } from './people.ts';

export const listClubUsers = call({
  id: 'clubUsers.list',
  method: 'GET',
  path: '/clubs/{id}/users',
  summary:
    'Returns the users of a club with their roles, by nickname or by name; with `Role` those who have it there, with `Staff` those who work there, the owners of its brand included.',
  params: idParams,
  query: pageQuerySchema.extend({
    Role: z.enum([...clubRoles, 'Staff']).optional(),
    Sort: z.enum(userSorts).default('Nickname'),
  }),
  result: pageOf(clubUserSchema),
  shows: ['accounts/users', 'members/people'],
  access: inClub('params.id', ['Trainer', 'Manager', 'Owner', 'FrontDesk']),
});

export const getClubUser = call({
  id: 'clubUsers.get',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}',
  summary: 'Returns a user with a role in the club: name, email, roles there, and the stage of an athlete. 404 without a role.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: clubMemberSchema,
  shows: ['accounts/users', 'members/people', 'members/pipeline/pipeline', 'billing/subscriptions'],
  access: inClub('params.id', ['Trainer', 'Manager', 'Owner', 'FrontDesk']),
});
