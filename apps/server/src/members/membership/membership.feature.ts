import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { membershipRoutes } from './membership.routes.ts';
import { createMembership } from './membership.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly users: Users;
  readonly security: AccountSecurity;
  readonly clubs: Clubs;
}

export const membership = feature({
  name: 'members/membership',
  build: ({ db, users, security, clubs }: Needs) => ({
    membership: createMembership({ db, clubs, profiles: users.profiles, isHandedTo: security.isHandedTo }),
  }),
  routes: (route, parts) => membershipRoutes(route, parts.membership),
});
