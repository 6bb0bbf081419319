import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { CircuitsService } from '../circuits/public.ts';
import type { ExercisesService } from '../exercises/public.ts';
import type { SheetsService } from '../sheets/public.ts';
import { providerWorkoutRoutes } from './provider-workouts.routes.ts';
import { createProviderWorkouts } from './provider-workouts.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly exercises: ExercisesService;
  readonly sheets: SheetsService;
  readonly circuits: CircuitsService;
}

export const providerWorkouts = feature({
  name: 'workouts/provider-workouts',
  build: (parts: Needs) => ({ providerWorkouts: createProviderWorkouts(parts) }),
  routes: (route, { providerWorkouts: service }) => providerWorkoutRoutes(route, service),
});
