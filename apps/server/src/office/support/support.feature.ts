import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { serveGuide } from './support.pages.ts';
import { supportRoutes } from './support.routes.ts';
import { createSupport } from './support.service.ts';

export const support = feature({
  name: 'office/support',
  build: ({ db, config }: Pick<ServerParts, 'db' | 'config'>) => ({
    support: createSupport({ db, contact: config.SUPPORT_EMAIL }),
  }),
  routes: (route, parts) => supportRoutes(route, parts.support),
  serves: (app) => serveGuide(app),
});
