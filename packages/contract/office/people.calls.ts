import { z } from 'zod';
import { roleSchema, wayInSchema } from '../accounts/roles.ts';
import { call, inClub } from '../call.ts';
import { tagParamSchema } from '../clubs/tags/tags.ts';
import { flagQuerySchema, idParamSchema, idParams, pageOf, pageQuerySchema } from '../scalars.ts';
import {
  clubAthleteSchema,
  clubPersonSchema,
  clubTrainerSchema,
  EXPORTED_AT_ONCE,
  exportedPersonSchema,
  heldStates,
  owedLabels,
  peopleSorts,
} from './people.ts';

const filter = {
  Role: roleSchema.exclude(['Owner']).optional(),
  State: z.enum(heldStates).optional(),
  Payment: z.enum(owedLabels).optional(),
  ClassSubscriptionId: idParamSchema.optional(),
  ClubTagId: tagParamSchema.optional(),
  CameBy: wayInSchema.optional(),
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
  'clubs/clubs',
  'clubs/tags/tags',
  'members/pipeline/pipeline',
  'training/trainings',
  'calendar/seats/participants',
  'office/check-in/check-in',
] as const;

export const listClubPeople = call({
  id: 'clubPeople.list',
  method: 'GET',
  path: '/clubs/{id}/people',
  summary:
    'Returns the people of a club with their subscriptions, stage and last visit, sorted by one of these or by name; filtered by name, role, state, payment, subscription, tag and origin.',
  params: idParams,
  query: pageQuerySchema.extend({ ...filter, Sort: z.enum(peopleSorts).default('Name') }),
  result: pageOf(clubPersonSchema),
  shows,
  access: inClub('params.id', ['Trainer', 'Manager', 'Owner', 'FrontDesk']),
});
export const exportClubPeople = call({
  id: 'clubPeople.export',
  method: 'GET',
  path: '/clubs/{id}/people:export',
  summary: `Returns the same people for a file, with their groups and the contact that they share, by id: at most ${EXPORTED_AT_ONCE} after \`After\`, fewer if there are no more.`,
  params: idParams,
  query: z.object({ ...filter, globalSearch: pageQuerySchema.shape.globalSearch, After: idParamSchema.optional() }),
  result: z.array(exportedPersonSchema).max(EXPORTED_AT_ONCE),
  shows: [...shows, 'accounts/consents'],
  access: inClub('params.id', ['Manager', 'Owner']),
});
export const listClubAthletes = call({
  id: 'clubPeople.athletes',
  method: 'GET',
  path: '/clubs/{id}/athletes',
  summary:
    'Returns the athletes of a club by name, those whom the caller follows first, with their last training there and what blocks them.',
  params: idParams,
  query: pageQuerySchema.extend({ followed: flagQuerySchema.optional() }),
  result: pageOf(clubAthleteSchema),
  shows: [
    'accounts/users',
    'accounts/watches',
    'clubs/clubs',
    'members/people',
    'members/documents/documents',
    'calendar/booking-rules',
    'clubs/policies',
    'clubs/policies/answers',
    'training/trainings',
  ],
  access: inClub('params.id', ['Trainer', 'Manager', 'Owner']),
});
export const listClubTrainers = call({
  id: 'clubPeople.trainers',
  method: 'GET',
  path: '/clubs/{id}/trainers',
  summary: 'Returns the trainers of a club by name, with their classes of this week, the last and the next.',
  params: idParams,
  query: pageQuerySchema,
  result: pageOf(clubTrainerSchema),
  shows: [
    'accounts/users',
    'members/people',
    'calendar/classes/classes',
    'calendar/seats/participants',
    'calendar/seats/bookings',
  ],
  access: inClub('params.id', ['Owner', 'Manager']),
});
