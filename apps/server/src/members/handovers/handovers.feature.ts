import { mailArrives } from '../../platform/config/config.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { handoverRoutes } from './handovers.routes.ts';
import { createHandovers } from './handovers.service.ts';

export const handovers = feature({
  name: 'members/handovers',
  build: ({ config, db, identity }: Pick<ServerParts, 'config' | 'db' | 'identity'>) => ({
    handovers: createHandovers({
      db,
      publicUrl: config.PUBLIC_URL,
      sendsMail: mailArrives(config),
      provider: identity.provider,
    }),
  }),
  routes: (route, parts) => handoverRoutes(route, parts.handovers),
});
