import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { type UsagePorts, usagePorts } from './licenses.ports.ts';
import { licenseRoutes } from './licenses.routes.ts';
import { createLicenses } from './licenses.service.ts';

export const licenses = feature({
  name: 'clubs/licenses',
  asks: usagePorts,
  build: ({ db }: Pick<ServerParts, 'db'>, ask: UsagePorts) => ({ licenses: createLicenses({ db, usage: ask.usage }) }),
  routes: (route, parts) => licenseRoutes(route, parts.licenses),
});
