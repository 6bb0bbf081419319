import type { Users } from '../../accounts/users/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { firstStartRoutes } from './first-start.routes.ts';
import { createFirstStart } from './first-start.service.ts';

export const firstStart = feature({
  name: 'office/first-start',
  build: ({ config, db, identity, users }: Pick<ServerParts, 'config' | 'db' | 'identity'> & { readonly users: Users }) => ({
    firstStart: createFirstStart({ db, users, provider: identity.provider, publicUrl: config.PUBLIC_URL }),
  }),
  serves: (app, parts) =>
    firstStartRoutes(app, {
      firstStart: parts.firstStart,
      publicUrl: parts.config.PUBLIC_URL,
      embeddedIdentity: parts.identity.provider !== undefined,
      admit: parts.identity.provider?.admit,
      formsPerMinute: parts.config.RATE_LIMIT,
    }),
});
