import { z } from 'zod';
import { call, editor, inClub } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import {
  providerCopySchema,
  providerInputSchema,
  providerPageSchema,
  providerPublishingSchema,
  providerQuerySchema,
  providersPublishedSchema,
  providerUpdateSchema,
  providerWorkoutSchema,
} from './provider-workouts.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const one = z.object({ id: idParamOf<'Club'>(), providerWorkoutId: idParamOf<'ProviderWorkout'>() });
const ofPlatform = one.pick({ providerWorkoutId: true });
const shows = ['workouts/provider-workouts', 'workouts/exercises'] as const;
const changes = ['workouts/provider-workouts'] as const;

export const listProviderWorkouts = call({
  id: 'providerWorkouts.list',
  method: 'GET',
  path: '/clubs/{id}/providerWorkouts',
  summary:
    'Returns the sheets and circuits that the platform offers, by name in the caller’s language, each with those of its exercises that the club does not offer. Editors also get those that are not offered.',
  params: idParams,
  query: providerQuerySchema,
  result: providerPageSchema,
  shows,
  access: inClub('params.id', staff),
});
export const getProviderWorkout = call({
  id: 'providerWorkouts.get',
  method: 'GET',
  path: '/clubs/{id}/providerWorkouts/{providerWorkoutId}',
  summary: 'Returns a sheet or circuit of the platform with its content.',
  params: one,
  result: providerWorkoutSchema,
  shows,
  access: inClub('params.id', staff),
  errors: ['ProviderWorkoutNotFound'],
});
export const copyProviderWorkout = call({
  id: 'providerWorkouts.copy',
  method: 'POST',
  path: '/clubs/{id}/providerWorkouts/{providerWorkoutId}/copy',
  summary: 'Adds an unpublished copy of a sheet or circuit of the platform to a club that offers all of its exercises.',
  params: one,
  result: providerCopySchema,
  changes: ['workouts/sheets', 'workouts/circuits'],
  access: inClub('params.id', staff),
  errors: ['ProviderWorkoutNotFound', 'ExerciseNotFoundInDestinationClub', 'TooManyWorkoutSheets', 'TooManyCircuits'],
  licensed: true,
});
export const createProviderWorkout = call({
  id: 'providerWorkouts.create',
  method: 'POST',
  path: '/providerWorkouts',
  summary:
    'Adds a sheet or a circuit to the platform that is not offered to clubs yet; it consists of exercises of the platform’s library.',
  body: providerInputSchema,
  result: providerWorkoutSchema,
  changes,
  access: editor,
  errors: ['TooManyProviderWorkouts'],
});
export const updateProviderWorkout = call({
  id: 'providerWorkouts.update',
  method: 'PUT',
  path: '/providerWorkouts/{providerWorkoutId}',
  summary: 'Sets name and target group of a workout of the platform. RowVersion guards against stale writes.',
  params: ofPlatform,
  body: providerUpdateSchema,
  result: providerWorkoutSchema,
  changes,
  access: editor,
  errors: ['ProviderWorkoutNotFound', 'StaleRowVersion'],
});
export const publishProviderWorkouts = call({
  id: 'providerWorkouts.publish',
  method: 'POST',
  path: '/providerWorkouts:publish',
  summary: 'Offers workouts of the platform to all clubs, or withdraws them; copies are unchanged.',
  body: providerPublishingSchema,
  result: providersPublishedSchema,
  changes,
  access: editor,
});
export const deleteProviderWorkout = call({
  id: 'providerWorkouts.delete',
  method: 'DELETE',
  path: '/providerWorkouts/{providerWorkoutId}',
  summary: 'Deletes a workout of the platform; copies are unchanged.',
  params: ofPlatform,
  changes,
  access: editor,
  errors: ['ProviderWorkoutNotFound'],
});
