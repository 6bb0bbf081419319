import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { clubOverviewRoutes } from './club-overview.routes.ts';
import { createClubOverview } from './club-overview.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
}

export const clubOverview = feature({
  name: 'office/club-overview',
  build: ({ db, clubs }: Needs) => ({ clubOverview: createClubOverview({ db, club: clubs.facts }) }),
  routes: (route, parts) => clubOverviewRoutes(route, parts.clubOverview),
});
