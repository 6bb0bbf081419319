import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams, instantInputSchema, instantSchema } from '../../scalars.ts';

/** Most seconds one call carries: an hour without a network goes out at once. */
export const OWN_BEATS_MAX = 3600;

export const sendOwnBeats = call({
  id: 'ownStrap.send',
  method: 'POST',
  path: '/users/{id}/ownBeats',
  summary:
    'Heart rates that one’s own phone or computer heard from a strap, a value a second; answered once they are stored. A second that is sent twice, or that a club heard too, counts once. Without any it tells the time.',
  params: idParams,
  body: z.object({
    /** The second of the first value. */
    Begin: instantInputSchema,
    /** Beats per minute of each second from `Begin` on; 0 where none was heard. */
    Beats: z.array(z.number().int().min(0).max(255)).max(OWN_BEATS_MAX),
  }),
  /** By the server’s clock, by which the seconds are to be called. */
  result: z.object({ Now: instantSchema }),
  status: 200,
  changes: ['training/trainings'],
  access: theUser('params.id'),
  errors: ['OwnBeatsTimes'],
});
