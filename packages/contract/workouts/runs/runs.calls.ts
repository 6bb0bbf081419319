import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams, instantInputSchema } from '../../scalars.ts';
import { newRunSchema, runDetailSchema, runPlanParamsSchema, runPlanSchema, runSchema, storeRunParamsSchema } from './runs.ts';

const staff = ['Trainer', 'Manager', 'Owner'] as const;

export const listCalendarRuns = call({
  id: 'runs.calendar',
  method: 'GET',
  path: '/users/{id}/calendar/workoutsheetsruns',
  summary:
    'Returns the runs of workout sheets of a user in the interval, newest first. To staff those of their clubs, and others if the user shares them.',
  params: idParams,
  query: z
    .object({ from: instantInputSchema, to: instantInputSchema })
    .refine((query) => Date.parse(query.from) < Date.parse(query.to), { path: ['to'], message: 'interval-order' }),
  result: z.array(runSchema),
  shows: ['workouts/runs', 'accounts/consents'],
  access: theUser('params.id', staff),
  errors: ['DateIntervalTooLong'],
});
export const getRunPlan = call({
  id: 'runs.plan',
  method: 'GET',
  path: '/users/{id}/workoutSheets/{sheetId}/run',
  summary:
    'Returns all that a phone needs to run a sheet without a network: its days, its exercises and the results of the last run.',
  params: runPlanParamsSchema,
  result: runPlanSchema,
  shows: ['workouts/runs', 'workouts/sheets', 'workouts/exercises', 'videos/videos'],
  access: theUser('params.id'),
  errors: ['WorkoutSheetNotFound'],
});
export const storeRun = call({
  id: 'runs.store',
  method: 'PUT',
  path: '/users/{id}/workoutsheetsruns/{key}',
  summary:
    'Stores a run of a workout sheet under a key that the phone created; a repeated request replaces it. Also stores a run of a sheet that was changed or deleted meanwhile.',
  params: storeRunParamsSchema,
  body: newRunSchema,
  result: runSchema,
  changes: ['workouts/runs'],
  access: theUser('params.id'),
  errors: ['RunInFuture', 'RunTooEarly', 'RunExerciseUnknown'],
});
export const getRun = call({
  id: 'runs.get',
  method: 'GET',
  path: '/workoutsheetsruns/{id}',
  summary: 'Returns a run of a workout sheet: what was planned, what was done, records, and the training of that time.',
  params: idParams,
  result: runDetailSchema,
  shows: ['workouts/runs', 'workouts/exercises', 'training/trainings', 'accounts/users', 'accounts/consents'],
  access: theUser('resolved', staff),
});
export const deleteRun = call({
  id: 'runs.delete',
  method: 'DELETE',
  path: '/workoutsheetsruns/{id}',
  summary: 'Deletes a run of a workout sheet of the caller.',
  params: idParams,
  changes: ['workouts/runs'],
  access: theUser('resolved'),
});
