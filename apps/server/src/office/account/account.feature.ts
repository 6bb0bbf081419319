import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Membership } from '../../members/membership/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccount } from './account.service.ts';

interface Needs extends Pick<ServerParts, 'db' | 'identity' | 'persons' | 'leaving'> {
  readonly users: Users;
  readonly security: AccountSecurity;
  readonly membership: Membership;
}

export const account = feature({
  name: 'office/account',
  build: ({ db, persons, leaving, users, security, membership, identity: { provider } }: Needs) => ({
    account: createAccount({
      db,
      persons,
      leaving,
      users,
      leaveClub: membership.endIn,
      provider,
      refuseStale: security.refuseStale,
    }),
  }),
  routes: (route, parts) => accountRoutes(route, parts.account),
});
