import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { storeJoin } from './joins.store.ts';
import { membershipRoutes } from './membership.routes.ts';
import { createMembership } from './membership.service.ts';

interface Needs extends Pick<ServerParts, 'db' | 'leaving'> {
  readonly users: Users;
  readonly security: AccountSecurity;
  readonly clubs: Clubs;
}

export const membership = feature({
  name: 'members/membership',
  persons: { leave_codes: { taken: { not: 'a secret for some minutes' }, leaving: 'go' } },
  leaving: { athleteRole: { nameless_joins: storeJoin } },
  build: ({ db, leaving, users, security, clubs }: Needs) => ({
    membership: createMembership({ db, leaving, clubs, profiles: users.profiles, isHandedTo: security.isHandedTo }),
  }),
  routes: (route, parts) => membershipRoutes(route, parts.membership),
});
