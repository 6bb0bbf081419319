import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createReporting, type Measured } from './reporting.live.ts';
import { serverHealthRoutes } from './server-health.routes.ts';
import { createServerHealth } from './server-health.service.ts';

type Needs = Measured & Pick<ServerParts, 'identity'>;

export const serverHealth = feature({
  name: 'office/server-health',
  build: (parts: Needs) => ({ reporting: createReporting(parts), serverHealth: createServerHealth(parts) }),
  routes: (route, parts) => serverHealthRoutes(route, parts.serverHealth),
  close: ({ reporting }) => reporting.end(),
});
