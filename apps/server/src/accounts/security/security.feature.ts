import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Users } from '../users/public.ts';
import { securityRoutes } from './security.routes.ts';
import { type AccountSecurity, createAccountSecurity } from './security.service.ts';

interface Needs extends Pick<ServerParts, 'db' | 'identity'> {
  readonly users: Users;
}

export const security = feature({
  name: 'accounts/security',
  build: ({ db, users, identity: { provider, issuer } }: Needs): { security: AccountSecurity } => {
    provider?.change.keepsAddresses({
      isTaken: users.isConfirmedEmail,
      move: (trx, subject, email) => users.moveEmail(trx, { issuer, subject, email }),
    });
    provider?.onProved((trx, subject, email) => users.proveEmail(trx, { issuer, subject, email }));
    return { security: createAccountSecurity({ db, provider }) };
  },
  routes: (route, parts) => securityRoutes(route, parts.security, parts.users),
});
