import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams, instantInputSchema, instantSchema } from '../../scalars.ts';
import { openPlaceSchema, ownPlaceSchema } from './own-places.ts';

/** Most seconds in one call: those of an hour without network. */
export const OWN_BEATS_MAX = 3600;

export const sendOwnBeats = call({
  id: 'ownStrap.send',
  method: 'POST',
  path: '/users/{id}/ownBeats',
  summary:
    'Stores the heart rates that the user’s own phone or computer received from a strap, one value per second. A second that is sent twice, or that a club also received, counts once. With a place the user is shown on the walls there, and the training counts there. Without heart rates returns the server’s time.',
  params: idParams,
  body: z.object({
    Begin: instantInputSchema,
    Beats: z.array(z.number().int().min(0).max(255)).max(OWN_BEATS_MAX),
    Place: ownPlaceSchema.optional(),
  }),
  result: z.object({
    /** Time of the server, by which the device must date the seconds. */
    Now: instantSchema,
    /** False when the session has ended, or another club's bridge receives the athlete. */
    IsThere: z.boolean(),
  }),
  status: 200,
  changes: ['training/trainings'],
  access: theUser('params.id'),
  errors: ['OwnBeatsTimes', 'OwnPlaceNothingOn', 'OwnPlaceNotShared'],
});

export const listOwnPlaces = call({
  id: 'ownStrap.places',
  method: 'GET',
  path: '/users/{id}/ownPlaces',
  summary:
    'Returns the places that an athlete may state for their own strap: live trainings and classes in which they take part or that they booked, and current ones, the first begun first.',
  params: idParams,
  result: z.array(openPlaceSchema),
  shows: [
    'live/live-trainings',
    'calendar/classes/classes',
    'calendar/seats/participants',
    'devices/rooms',
    'clubs/clubs',
    'accounts/consents',
    'members/people',
  ],
  access: theUser('params.id'),
});
