import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { familyRoutes } from './families.routes.ts';
import { createFamilies } from './families.service.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'mail'> {
  readonly users: Users;
  readonly clubs: Clubs;
}

export const families = feature({
  name: 'members/families',
  persons: {
    family_members: { taken: ['UserId', 'PayerId'], leaving: 'go' },
    family_invitations: { taken: ['PayerId'], leaving: 'go' },
  },
  build: ({ config, db, mail, users, clubs }: Needs) => ({
    families: createFamilies({ db, mail, publicUrl: config.PUBLIC_URL, club: clubs.facts, profiles: users.profiles }),
  }),
  routes: (route, parts) => familyRoutes(route, parts.families),
  purge: (parts) => parts.families.purge(),
});
