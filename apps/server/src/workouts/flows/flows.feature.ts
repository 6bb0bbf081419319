import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { flowRoutes } from './flows.routes.ts';
import { createFlows } from './flows.service.ts';

export const flows = feature({
  name: 'workouts/flows',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ flows: createFlows({ db }) }),
  routes: (route, { flows: service }) => flowRoutes(route, service),
});
