import { feature, type Ground } from '../../platform/feature/feature.ts';
import type { Consents } from '../consents/public.ts';
import { userPorts } from './users.ports.ts';
import { userRoutes } from './users.routes.ts';
import { createUsers } from './users.service.ts';

interface Needs extends Pick<Ground, 'db' | 'identity'> {
  readonly consents: Consents;
}

export const users = feature({
  name: 'accounts/users',
  persons: {
    users: { taken: ['UserId'], leaving: { stay: 'she is no club’s' } },
    club_people: {
      taken: { not: 'the roles say it' },
      leaving: { stay: 'kept as the roles are: the others go with a row of these' },
    },
    user_roles: { taken: ['UserId'], leaving: { stay: 'what goes is a row of these' } },
    user_identities: { taken: { not: 'a secret: who had the file could sign in' }, leaving: { stay: 'she is no club’s' } },
    body_history: { taken: ['UserId'], leaving: { stay: 'hers in every club' } },
    zone_settings: { taken: ['UserId'], leaving: { stay: 'hers in every club' } },
    idempotency_keys: { taken: { not: 'a mark of the house’s own work' }, leaving: { stay: 'forgotten after a day' } },
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
