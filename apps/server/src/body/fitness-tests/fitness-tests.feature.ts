import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Measures } from '../measures/public.ts';
import { fitnessTestRoutes } from './fitness-tests.routes.ts';
import { createFitnessTests } from './fitness-tests.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly consents: Consents;
  readonly users: Users;
  readonly measures: Measures;
}

export const fitnessTests = feature({
  name: 'body/fitness-tests',
  persons: {
    fitness_tests: { taken: ['UserId'], leaving: { stay: 'a fitness test belongs to the athlete, whichever club ran it' } },
  },
  build: ({ db, consents, users, measures }: Needs) => ({
    fitnessTests: createFitnessTests({ db, consents, profiles: users.profiles, measures }),
  }),
  routes: (route, parts) => fitnessTestRoutes(route, parts.fitnessTests),
  purge: (parts) => parts.fitnessTests.purge(),
});
