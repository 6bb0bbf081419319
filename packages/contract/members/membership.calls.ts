import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { flagQuerySchema, idParamOf } from '../scalars.ts';
import { clubRoleSchema, lossSchema } from './membership.ts';
import { clubUserSchema } from './people.ts';

const managers = ['Owner', 'Manager'] as const;
const member = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });
const ofMember = [
  'members/people',
  'members/documents/documents',
  'members/files/files',
  'members/notes/notes',
  'members/tasks/tasks',
  'members/families/families',
  'members/invitations',
  'members/pipeline/pipeline',
  'billing/subscriptions',
  'billing/subscription-requests/subscription-requests',
  'billing/credits',
  'billing/debts/debts',
  'accounts/consents',
  'calendar/seats/bookings',
  'calendar/seats/participants',
  'calendar/classes/classes',
  'calendar/booking-rules/strikes',
  'clubs/policies/answers',
  'workouts/sheets',
  'community/challenges',
] as const;

const ofLoss = [
  'members/people',
  'members/documents/documents',
  'members/files/files',
  'members/notes/notes',
  'members/tasks/tasks',
  'members/families/families',
  'billing/subscriptions',
  'billing/credits',
  'billing/debts/debts',
  'calendar/seats/bookings',
  'calendar/seats/participants',
  'calendar/classes/classes',
  'workouts/sheets',
] as const;

const confirmed = z.object({ LeavesNoManager: flagQuerySchema.optional() });

export const getLoss = call({
  id: 'membership.loss',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/loss',
  summary: 'What somebody loses with their last role in the club, in numbers, and what they go on owing.',
  params: member,
  result: lossSchema,
  shows: ofLoss,
  access: inClub('params.id', managers),
});
export const getOwnLoss = call({
  id: 'membership.ownLoss',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/loss',
  summary: 'What one loses by leaving a club, in numbers, and what one goes on owing there.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  result: lossSchema,
  shows: ofLoss,
  access: theUser('params.id'),
});
export const giveRole = call({
  id: 'membership.give',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/roles',
  summary:
    'Makes somebody of the club its athlete, trainer or manager too, if not yet; who is nobody there is invited instead, but for an owner, who takes a role of the own club.',
  params: member,
  body: z.object({ Role: clubRoleSchema }),
  result: clubUserSchema,
  status: 200,
  changes: ['members/people', 'members/pipeline/pipeline', 'billing/subscriptions'],
  access: inClub('params.id', managers),
  errors: ['AlreadyMember', 'LicenseRequired', 'LicenseResourceLimitExceeded', 'StaffUnproved'],
});
export const takeRole = call({
  id: 'membership.take',
  method: 'DELETE',
  path: '/clubs/{id}/users/{userId}/roles/{role}',
  summary: 'Takes a role; with the last one goes all that the club keeps of them (`membership.loss`).',
  params: member.extend({ role: clubRoleSchema }),
  query: confirmed,
  changes: ofMember,
  access: inClub('params.id', managers),
  errors: ['LastManager', 'LeavesNoManager'],
});
export const removeFromClub = call({
  id: 'membership.remove',
  method: 'DELETE',
  path: '/clubs/{id}/users/{userId}',
  summary: 'Takes all roles, and with them all that the club keeps of them (`membership.loss`).',
  params: member,
  query: confirmed,
  changes: ofMember,
  access: inClub('params.id', managers),
  errors: ['LastManager', 'LeavesNoManager'],
});
export const leaveClub = call({
  id: 'membership.leave',
  method: 'DELETE',
  path: '/users/{id}/clubs/{clubId}',
  summary: 'Leaves a club: as being removed from it, by oneself.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  query: confirmed,
  changes: ofMember,
  access: theUser('params.id'),
  errors: ['LastManager', 'LeavesNoManager'],
});
