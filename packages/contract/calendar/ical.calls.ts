import { z } from 'zod';
import { call, theUser } from '../call.ts';
import { idParams, instantSchema } from '../scalars.ts';

/**
 * `GET /ical/{secret}.ics` (text/calendar) needs no sign-in; the secret protects the feed. It covers 30 days ago to a year ahead.
 */
export const getIcalFeed = call({
  id: 'ical.get',
  method: 'GET',
  path: '/users/{id}/icalFeed',
  summary:
    'Returns whether a feed link exists, and when a calendar fetched it last. The link itself is shown only when it is created.',
  params: idParams,
  result: z.object({ CreatedAt: instantSchema.nullable(), LastFetchedAt: instantSchema.nullable() }),
  shows: ['calendar/ical'],
  access: theUser('params.id'),
});
export const createIcalFeed = call({
  id: 'ical.create',
  method: 'POST',
  path: '/users/{id}/icalFeed',
  summary: 'Creates a secret link; an older one becomes invalid.',
  params: idParams,
  result: z.object({ Url: z.string(), CreatedAt: instantSchema }),
  changes: ['calendar/ical'],
  access: theUser('params.id'),
});
export const revokeIcalFeed = call({
  id: 'ical.revoke',
  method: 'DELETE',
  path: '/users/{id}/icalFeed',
  summary: 'Deletes the secret link.',
  params: idParams,
  changes: ['calendar/ical'],
  access: theUser('params.id'),
});
