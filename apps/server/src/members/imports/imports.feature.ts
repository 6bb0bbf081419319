import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Tags } from '../../clubs/tags/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Invitations } from '../invitations/public.ts';
import { importRoutes } from './imports.routes.ts';
import { createImports } from './imports.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly tags: Tags;
  readonly invitations: Invitations;
}

export const imports = feature({
  name: 'members/imports',
  persons: {
    member_imports: { taken: { not: 'of a user as staff, about others' }, leaving: { stay: 'the club’s own work' } },
  },
  build: (needs: Needs) => ({ imports: createImports(needs) }),
  routes: (route, parts) => importRoutes(route, parts.imports),
  jobs: (parts) => parts.imports.jobs,
  purge: (parts) => parts.imports.purge(),
});
