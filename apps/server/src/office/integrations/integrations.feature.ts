import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createDeliveries } from './integrations.jobs.ts';
import { integrationRoutes } from './integrations.routes.ts';
import { createIntegrations } from './integrations.service.ts';

export const integrations = feature({
  name: 'office/integrations',
  build: ({ db, config }: Pick<ServerParts, 'db' | 'config'>) => ({
    integrations: createIntegrations({ db, services: config }),
    deliveries: createDeliveries({ db }),
  }),
  routes: (route, parts) => integrationRoutes(route, parts.integrations),
  jobs: (parts) => parts.deliveries.jobs,
  purge: (parts) => parts.deliveries.purge(),
});
