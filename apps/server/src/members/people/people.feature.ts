import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { peopleRoutes } from './people.routes.ts';
import { createPeople } from './people.service.ts';

export const people = feature({
  name: 'members/people',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ people: createPeople({ db }) }),
  routes: (route, parts) => peopleRoutes(route, parts.people),
});
