import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { AccountSecurity } from '../security/public.ts';
import { tokenRoutes } from './tokens.routes.ts';
import { createTokens } from './tokens.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly security: AccountSecurity;
}

export const tokens = feature({
  name: 'accounts/tokens',
  persons: {
    api_tokens: {
      taken: { not: 'a secret: who had the file could search for the token' },
      leaving: { stay: 'a token of a club is valid only while its maker is owner or manager, and is purged' },
    },
  },
  build: ({ db, security }: Needs) => ({ tokens: createTokens({ db, security }) }),
  routes: (route, parts) => tokenRoutes(route, parts.tokens),
  purge: (parts) => parts.tokens.purge(),
});
