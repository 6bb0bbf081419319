import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams, instantInputSchema } from '../../scalars.ts';
import { roomResultSchema } from './room-results.ts';

const staff = ['Trainer', 'Manager', 'Owner'] as const;
const shows = ['live/room-results', 'training/trainings', 'accounts/consents'] as const;

export const listTrainingResults = call({
  id: 'roomResults.ofTraining',
  method: 'GET',
  path: '/trainings/{id}/roomResults',
  summary:
    'Returns how the athlete followed what the screens of their room ran during the training, in its order. To staff only for rooms of their clubs.',
  params: idParams,
  result: z.array(roomResultSchema),
  shows,
  access: theUser('resolved', staff),
  errors: ['NotShared'],
});
export const listCalendarResults = call({
  id: 'roomResults.calendar',
  method: 'GET',
  path: '/users/{id}/calendar/roomResults',
  summary: 'Returns how the athlete followed what the screens of their rooms ran in the interval, newest first.',
  params: idParams,
  query: z
    .object({ from: instantInputSchema, to: instantInputSchema })
    .refine((query) => Date.parse(query.from) < Date.parse(query.to), { path: ['to'], message: 'interval-order' }),
  result: z.array(roomResultSchema),
  shows,
  access: theUser('params.id', staff),
  errors: ['DateIntervalTooLong'],
});
