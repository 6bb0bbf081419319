import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { flagQuerySchema, idParamOf, idParams, pageQuerySchema } from '../../scalars.ts';
import { timerInputSchema, timerPageSchema, timerSchema, timerUpdateSchema } from './timers.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const one = z.object({ id: idParamOf<'Club'>(), timerId: idParamOf<'Timer'>() });

export const listTimers = call({
  id: 'timers.list',
  method: 'GET',
  path: '/clubs/{id}/timers',
  summary: 'Returns the timers of a club by name; a search filters by name.',
  params: idParams,
  query: pageQuerySchema.extend({ Published: flagQuerySchema.optional() }),
  result: timerPageSchema,
  shows: ['workouts/timers'],
  access: inClub('params.id', staff),
});
export const getTimer = call({
  id: 'timers.get',
  method: 'GET',
  path: '/clubs/{id}/timers/{timerId}',
  summary: 'Returns a timer with its exercises, named in the caller’s language.',
  params: one,
  result: timerSchema,
  shows: ['workouts/timers', 'workouts/exercises'],
  access: inClub('params.id', staff),
  errors: ['TimerNotFound'],
});
export const createTimer = call({
  id: 'timers.create',
  method: 'POST',
  path: '/clubs/{id}/timers',
  summary: 'Adds a timer. Times are `mm:ss`; an exercise has a time or a range of repetitions, never both.',
  params: idParams,
  body: timerInputSchema,
  result: timerSchema,
  changes: ['workouts/timers'],
  access: inClub('params.id', staff),
  licensed: true,
  errors: ['TooManyTimers'],
});
export const updateTimer = call({
  id: 'timers.update',
  method: 'PUT',
  path: '/clubs/{id}/timers/{timerId}',
  summary: 'Saves a timer. RowVersion guards against stale writes.',
  params: one,
  body: timerUpdateSchema,
  result: timerSchema,
  changes: ['workouts/timers'],
  access: inClub('params.id', staff),
  errors: ['TimerNotFound', 'StaleRowVersion'],
});
export const deleteTimer = call({
  id: 'timers.delete',
  method: 'DELETE',
  path: '/clubs/{id}/timers/{timerId}',
  summary: 'Deletes a timer.',
  params: one,
  changes: ['workouts/timers'],
  access: inClub('params.id', staff),
  errors: ['TimerNotFound'],
});
