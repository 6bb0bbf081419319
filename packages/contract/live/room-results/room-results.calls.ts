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
    'How the athlete followed what the screens of their room ran while they trained, in its order. To staff of rooms of their clubs.',
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
  summary: 'The same of all that they followed in the interval, newest first.',
  params: idParams,
  query: z
    .object({ from: instantInputSchema, to: instantInputSchema })
    .refine((query) => Date.parse(query.from) < Date.parse(query.to), { path: ['to'], message: 'interval-order' }),
  result: z.array(roomResultSchema),
  shows,
  access: theUser('params.id', staff),
  errors: ['DateIntervalTooLong'],
});
