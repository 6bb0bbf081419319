import { z } from 'zod';
import { call, theUser } from '../call.ts';
import { idParams, instantSchema } from '../scalars.ts';

/**
 * Address of the feed, `GET /ical/{secret}.ics` (text/calendar, public by its secret): bookings and taught classes from 30 days
 * ago to a year ahead.
 */
export const getIcalFeed = call({
  id: 'ical.get',
  method: 'GET',
  path: '/users/{id}/icalFeed',
  summary: 'Whether a feed link exists, and when a calendar fetched it last. The link itself is shown once, when it is made.',
  params: idParams,
  result: z.object({ CreatedAt: instantSchema.nullable(), LastFetchedAt: instantSchema.nullable() }),
  shows: ['calendar/ical'],
  access: theUser('params.id'),
});
export const createIcalFeed = call({
  id: 'ical.create',
  method: 'POST',
  path: '/users/{id}/icalFeed',
  summary: 'Makes a new secret link; an older one stops working.',
  params: idParams,
  result: z.object({ Url: z.string(), CreatedAt: instantSchema }),
  changes: ['calendar/ical'],
  access: theUser('params.id'),
});
export const revokeIcalFeed = call({
  id: 'ical.revoke',
  method: 'DELETE',
  path: '/users/{id}/icalFeed',
  summary: 'The link stops working.',
  params: idParams,
  changes: ['calendar/ical'],
  access: theUser('params.id'),
});
