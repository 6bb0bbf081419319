import { feature, type Ground } from '../../platform/feature/feature.ts';
import { createModel } from '../../platform/model/model.ts';
import type { ExercisesService } from '../exercises/public.ts';
import { generatorRoutes } from './generator.routes.ts';
import { createGenerator } from './generator.service.ts';

interface Needs extends Pick<Ground, 'config' | 'db'> {
  readonly exercises: ExercisesService;
}

export const generator = feature({
  name: 'workouts/generator',
  build: ({ config, db, exercises }: Needs) => {
    const model = createModel({
      kind: config.AI_KIND,
      url: config.AI_URL,
      key: config.AI_KEY,
      model: config.AI_MODEL,
      timeoutSeconds: config.AI_TIMEOUT_SECONDS,
    });
    return { generator: createGenerator({ db, exercises, model }) };
  },
  routes: (route, parts) => generatorRoutes(route, parts.generator),
});
