import { feature, type Ground } from '../../platform/feature/feature.ts';
import { modelOf } from '../../platform/model/model.ts';
import type { ExercisesService } from '../exercises/public.ts';
import { generatorRoutes } from './generator.routes.ts';
import { createGenerator } from './generator.service.ts';

interface Needs extends Pick<Ground, 'config' | 'db'> {
  readonly exercises: ExercisesService;
}

export const generator = feature({
  name: 'workouts/generator',
  persons: { generated_drafts: { taken: ['UserId'], leaving: { stay: 'work of hers alone, gone within 30 days' } } },
  build: ({ config, db, exercises }: Needs) => ({ generator: createGenerator({ db, exercises, model: modelOf(config) }) }),
  routes: (route, parts) => generatorRoutes(route, parts.generator),
  purge: (parts) => parts.generator.purge(new Date()),
});
