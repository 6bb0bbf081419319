import type { Users } from '../../accounts/users/public.ts';
import type { Membership } from '../../members/membership/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccount } from './account.service.ts';

interface Needs extends Pick<Ground, 'db' | 'identity' | 'persons'> {
  readonly users: Users;
  readonly membership: Membership;
}

export const account = feature({
  name: 'office/account',
  build: ({ db, persons, users, membership, identity }: Needs) => ({
    account: createAccount({ db, persons, users, leave: membership.remove, provider: identity.provider }),
  }),
  routes: (route, parts) => accountRoutes(route, parts.account),
});
