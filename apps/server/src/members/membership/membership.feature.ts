import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { mailArrives } from '../../platform/config/config.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { storeJoin } from './joins.store.ts';
import { createLeaveCodes } from './leave-codes.service.ts';
import { membershipRoutes } from './membership.routes.ts';
import { createMembership } from './membership.service.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'leaving' | 'mail'> {
  readonly users: Users;
  readonly security: AccountSecurity;
  readonly clubs: Clubs;
}

export const membership = feature({
  name: 'members/membership',
  persons: { leave_codes: { taken: { not: 'a secret for some minutes' }, leaving: 'go' } },
  leaving: { athleteRole: { nameless_joins: storeJoin } },
  build: ({ config, db, mail, leaving, users: { profiles }, security: { isHandedTo }, clubs }: Needs) => {
    const sendsMail = mailArrives(config);
    const leaveCodes = createLeaveCodes({ db, mail, publicUrl: config.PUBLIC_URL, sendsMail, clubs, profiles });
    return { leaveCodes, membership: createMembership({ db, leaving, clubs, profiles, isHandedTo, codes: leaveCodes }) };
  },
  routes: (route, parts) => membershipRoutes(route, parts.membership, parts.leaveCodes),
  purge: (parts) => parts.leaveCodes.purge(),
});
