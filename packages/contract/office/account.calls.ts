import { z } from 'zod';
import { call, theUser } from '../call.ts';
import { idParams, requiredLineSchema } from '../scalars.ts';
import { ownDataSchema } from './account.ts';

export const exportAccount = call({
  id: 'account.export',
  method: 'GET',
  path: '/users/{id}/export',
  summary: 'All that is kept of oneself, by table, to whoever has just proved who she is.',
  params: idParams,
  result: ownDataSchema,
  shows: [
    'accounts/users',
    'accounts/watches',
    'accounts/consents',
    'accounts/consents/reads',
    'members/people',
    'members/documents/documents',
    'members/tasks/tasks',
    'members/notes/notes',
    'members/families/families',
    'members/files/files',
    'members/joining/joining',
    'training/comments/comments',
    'training/sharing/sharing',
    'live/live-trainings',
    'office/planned-messages/planned-messages',
    'office/messages',
    'office/messages/read',
    'clubs/kiosks',
    'devices/sensors',
    'billing/subscriptions',
    'billing/subscription-requests/subscription-requests',
    'billing/credits',
    'billing/debts/debts',
    'billing/transactions',
    'training/trainings',
    'calendar/seats/bookings',
    'calendar/seats/participants',
    'calendar/classes/classes',
    'calendar/booking-rules/strikes',
    'clubs/policies/answers',
    'clubs/tags/tags',
    'calendar/seats/participants/attendance',
    'clubs/policies',
    'office/notifications',
  ],
  access: theUser('params.id'),
  errors: ['SignInAgain'],
});

export const deleteAccount = call({
  id: 'account.delete',
  method: 'POST',
  path: '/users/{id}/account:delete',
  summary:
    'Deletes one’s account and all that is kept of one; `Email` must be its address. What was paid stays in the clubs’ books, without the person.',
  params: idParams,
  body: z.object({ Email: requiredLineSchema(254) }),
  changes: [],
  access: theUser('params.id'),
  errors: ['LastManager', 'LastOwner', 'SignInAgain'],
});
