import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { demoUserRoutes } from './demo-users.routes.ts';
import { createDemoUsers } from './demo-users.service.ts';

export const demoUsers = feature({
  name: 'devices/demo-users',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ demoUsers: createDemoUsers({ db }) }),
  routes: (route, parts) => demoUserRoutes(route, parts.demoUsers),
});
