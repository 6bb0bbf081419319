import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamSchema, idParams, instantInputSchema, pageOf, pageQuerySchema } from '../../scalars.ts';
import { clubLogSchema, LOG_MAX_DAYS, logKinds, logPersonSchema } from './club-logs.ts';

export const listClubLogs = call({
  id: 'clubLogs.list',
  method: 'GET',
  path: '/clubs/{id}/logs',
  summary: `Returns the events of the club in at most ${LOG_MAX_DAYS} days with their authors, newest first; and all authors of these days.`,
  params: idParams,
  query: pageQuerySchema
    .omit({ globalSearch: true })
    .extend({
      Begin: instantInputSchema,
      End: instantInputSchema,
      Kind: z.enum(logKinds).optional(),
      By: idParamSchema.optional(),
      About: idParamSchema.optional(),
    })
    .refine((query) => Date.parse(query.Begin) < Date.parse(query.End), { path: ['End'], message: 'interval-order' }),
  /** `Authors` are the users who caused entries, the first hundred by name. */
  result: pageOf(clubLogSchema).extend({ Authors: z.array(logPersonSchema).max(100) }),
  shows: [
    'accounts/users',
    'accounts/security/demands',
    'clubs/clubs',
    'clubs/kiosks',
    'clubs/licenses/licenses',
    'clubs/policies',
    'clubs/policies/answers',
    'clubs/tags/tags',
    'members/people',
    'members/invitations',
    'members/imports/imports',
    'members/joining/joining',
    'members/families/families',
    'members/handovers/handovers',
    'members/pipeline/pipeline',
    'members/documents/documents',
    'devices/rooms',
    'devices/bridges',
    'devices/apps',
    'devices/demo-users/demo-users',
    'live/displays',
    'live/live-trainings',
    'community/challenges',
    'workouts/sheets',
    'billing/transactions',
    'billing/subscriptions',
    'billing/subscription-types',
    'billing/subscription-requests/subscription-requests',
    'billing/credits',
    'billing/credits/packages',
    'billing/debts/debts',
    'billing/payment-accounts',
    'calendar/classes/classes',
    'calendar/classes/schedule',
    'calendar/booking-rules',
    'calendar/booking-rules/members',
    'calendar/booking-rules/strikes',
    'office/messages',
    'office/automations/automations',
    'office/planned-messages/planned-messages',
    'office/integrations/integrations',
  ],
  access: inClub('params.id', ['Owner', 'Manager']),
  errors: ['DateIntervalTooLong'],
});
