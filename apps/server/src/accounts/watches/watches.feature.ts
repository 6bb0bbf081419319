import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { watchRoutes } from './watches.routes.ts';
import { createWatches } from './watches.service.ts';

export const watches = feature({
  name: 'accounts/watches',
  persons: {
    watches: { taken: ['WatcherId'], leaving: { stay: 'between two people, not in a club' } },
  },
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ watches: createWatches({ db }) }),
  routes: (route, parts) => watchRoutes(route, parts.watches),
});
