import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { modelOf } from '../../platform/model/model.ts';
import type { ExercisesService } from '../exercises/public.ts';
import { createFreeTextReader } from './free-text.service.ts';
import { generatorRoutes } from './generator.routes.ts';
import { createGenerator } from './generator.service.ts';
import { createSheetPersons } from './person.service.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db'> {
  readonly consents: Consents;
  readonly users: Users;
  readonly exercises: ExercisesService;
}

export const generator = feature({
  name: 'workouts/generator',
  persons: { generated_drafts: { taken: ['UserId'], leaving: 'go' } },
  build: ({ config, db, consents, users, exercises }: Needs) => {
    const sheetPersons = createSheetPersons({ db, consents, users, exercises });
    const model = modelOf(config);
    return {
      sheetPersons,
      sheetWords: createFreeTextReader({ exercises, model }),
      generator: createGenerator({ db, exercises, model, persons: sheetPersons }),
    };
  },
  routes: (route, parts) => generatorRoutes(route, parts),
  purge: (parts) => parts.generator.purge(new Date()),
});
