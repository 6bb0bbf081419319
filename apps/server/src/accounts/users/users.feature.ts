import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Consents } from '../consents/public.ts';
import { userPorts } from './users.ports.ts';
import { userRoutes } from './users.routes.ts';
import { createUsers } from './users.service.ts';

interface Needs extends Pick<ServerParts, 'db' | 'identity'> {
  readonly consents: Consents;
}

export const users = feature({
  name: 'accounts/users',
  persons: {
    users: { taken: ['UserId'], leaving: { stay: 'belongs to no club' } },
    club_people: {
      taken: { not: 'the roles say it' },
      leaving: { stay: 'stored like the roles: the rows of other tables go with a row of this one' },
    },
    user_roles: { taken: ['UserId'], leaving: { stay: 'the row that goes is one of these' } },
    user_identities: { taken: { not: 'a secret: who had the file could sign in' }, leaving: { stay: 'belongs to no club' } },
    body_history: { taken: ['UserId'], leaving: { stay: 'belongs to the user in every club' } },
    zone_settings: { taken: ['UserId'], leaving: { stay: 'belongs to the user in every club' } },
    idempotency_keys: { taken: { not: 'a mark of the server’s own work' }, leaving: { stay: 'forgotten after a day' } },
  },
  asks: userPorts,
  build: ({ db, identity }: Needs, { proved }) => ({
    users: createUsers({
      db,
      today: () => new Date().toISOString().slice(0, 10),
      proved,
      isVerified: identity.provider?.isVerified,
      isHandedTo: identity.provider?.handed.isHandedTo,
    }),
  }),
  routes: (route, parts) => userRoutes(route, parts.users, parts.consents, parts.identity.provider?.askVerify),
});
