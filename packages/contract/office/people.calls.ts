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
    'The people of a club with what they hold, how far they are and when they were last seen, by one of these or by name: by words of their names, role, state, payment, subscription, tag and how they came.',
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
  summary: `The same people for a file, with their contact where they share it and their groups, in the order of their ids: at most ${EXPORTED_AT_ONCE} after \`After\`, fewer when there are no more.`,
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
    'The athletes of a club by name, those first whom the caller follows, with their last training there and what stands against them.',
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
  summary: 'The trainers of a club by name, with what they lead this week, their last class and their next.',
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
