import { z } from 'zod';
import { roleSchema } from '../accounts/roles.ts';
import { call, inClub } from '../call.ts';
import { idParamSchema, idParams, pageOf, pageQuerySchema } from '../scalars.ts';
import { clubPersonSchema, EXPORTED_AT_ONCE, heldStates, owedLabels, peopleSorts } from './people.ts';

const filter = {
  Role: roleSchema.exclude(['Owner']).optional(),
  State: z.enum(heldStates).optional(),
  Payment: z.enum(owedLabels).optional(),
  ClassSubscriptionId: idParamSchema.optional(),
};
const shows = [
  'accounts/users',
  'members/people',
  'billing/subscriptions',
  'billing/debts/debts',
  'billing/subscription-types',
  'billing/credits',
  'members/documents/documents',
  'calendar/booking-rules/strikes',
] as const;

export const listClubPeople = call({
  id: 'clubPeople.list',
  method: 'GET',
  path: '/clubs/{id}/people',
  summary: 'The people of a club by name with what they hold: by words of their names, role, state, payment and subscription.',
  params: idParams,
  query: pageQuerySchema.extend({ ...filter, Sort: z.enum(peopleSorts).default('Name') }),
  result: pageOf(clubPersonSchema),
  shows,
  access: inClub('params.id', ['Trainer', 'Manager', 'Owner']),
});
export const exportClubPeople = call({
  id: 'clubPeople.export',
  method: 'GET',
  path: '/clubs/{id}/people:export',
  summary: `The same people for a file, in the order of their ids: at most ${EXPORTED_AT_ONCE} after \`After\`, fewer when there are no more.`,
  params: idParams,
  query: z.object({ ...filter, globalSearch: pageQuerySchema.shape.globalSearch, After: idParamSchema.optional() }),
  result: z.array(clubPersonSchema).max(EXPORTED_AT_ONCE),
  shows,
  access: inClub('params.id', ['Manager', 'Owner']),
});
