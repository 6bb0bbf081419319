import { z } from 'zod';
import { roleSchema } from '../accounts/roles.ts';
import { call, inClub } from '../call.ts';
import { idParamSchema, idParams, pageOf, pageQuerySchema } from '../scalars.ts';
import { clubPersonSchema, heldStates, owedLabels, peopleSorts } from './people.ts';

export const listClubPeople = call({
  id: 'clubPeople.list',
  method: 'GET',
  path: '/clubs/{id}/people',
  summary: 'The people of a club by name with what they hold: by words of their names, role, state, payment and subscription.',
  params: idParams,
  query: pageQuerySchema.extend({
    Role: roleSchema.exclude(['Owner']).optional(),
    State: z.enum(heldStates).optional(),
    Payment: z.enum(owedLabels).optional(),
    ClassSubscriptionId: idParamSchema.optional(),
    Sort: z.enum(peopleSorts).default('Name'),
  }),
  result: pageOf(clubPersonSchema),
  shows: [
    'accounts/users',
    'members/people',
    'billing/subscriptions',
    'billing/debts/debts',
    'billing/subscription-types',
    'billing/credits',
    'members/documents/documents',
    'calendar/booking-rules/strikes',
  ],
  access: inClub('params.id', ['Trainer', 'Manager', 'Owner']),
});
