import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { idParamOf } from '../scalars.ts';
import { clubRoleSchema, leaveCodeSchema, leaveQuerySchema, lossSchema } from './membership.ts';
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

export const getLoss = call({
  id: 'membership.loss',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/loss',
  summary: 'Returns what a user loses with their last role in the club, in numbers, and which debts remain.',
  params: member,
  result: lossSchema,
  shows: ofLoss,
  access: inClub('params.id', managers),
});
export const getOwnLoss = call({
  id: 'membership.ownLoss',
  method: 'GET',
  path: '/users/{id}/clubs/{clubId}/loss',
  summary: 'Returns what the user loses by leaving a club, in numbers, and which debts remain.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  result: lossSchema,
  shows: ofLoss,
  access: theUser('params.id'),
});
export const sendLeaveCode = call({
  id: 'membership.leaveCode',
  method: 'POST',
  path: '/users/{id}/clubs/{clubId}/leaveCode',
  summary:
    'Mails the user a code of six digits. With it they remove their own role of staff, front desk or accountant. It is valid for ten minutes and five tries. 404 without such a role.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  result: leaveCodeSchema,
  status: 200,
  changes: [],
  access: theUser('params.id'),
});
export const giveRole = call({
  id: 'membership.give',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/roles',
  summary:
    'Gives a user of the club a role in it if they do not have it. 404 for a user without a role there, except an owner who takes a role in a club of their own brand.',
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
  summary: 'Removes a role of a user; with the last role deletes all that the club stores about the user (`membership.loss`).',
  params: member.extend({ role: clubRoleSchema }),
  query: leaveQuerySchema,
  changes: ofMember,
  access: inClub('params.id', managers),
  errors: ['LastManager', 'LeaveCodeNeeded'],
});
export const removeFromClub = call({
  id: 'membership.remove',
  method: 'DELETE',
  path: '/clubs/{id}/users/{userId}',
  summary: 'Removes all roles of a user, and deletes all that the club stores about the user (`membership.loss`).',
  params: member,
  query: leaveQuerySchema,
  changes: ofMember,
  access: inClub('params.id', managers),
  errors: ['LastManager', 'LeaveCodeNeeded'],
});
export const leaveClub = call({
  id: 'membership.leave',
  method: 'DELETE',
  path: '/users/{id}/clubs/{clubId}',
  summary: 'Leaves a club: the caller removes all of their own roles there.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  query: leaveQuerySchema,
  changes: ofMember,
  access: theUser('params.id'),
  errors: ['LastManager', 'LeaveCodeNeeded'],
});
