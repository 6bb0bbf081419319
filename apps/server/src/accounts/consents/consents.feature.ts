import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { consentRoutes } from './consents.routes.ts';
import { createConsents } from './consents.service.ts';
import { endConsents } from './consents.store.ts';

export const consents = feature({
  name: 'accounts/consents',
  persons: {
    consents: { taken: ['UserId'], leaving: 'changed' },
    health_reads: { taken: ['UserId'], leaving: { stay: 'the user may ask for years who read it' } },
  },
  leaving: { athleteRole: { consents: endConsents } },
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ consents: createConsents({ db }) }),
  routes: (route, parts) => consentRoutes(route, parts.consents),
  purge: (parts) => parts.consents.purge(),
});
