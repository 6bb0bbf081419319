import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createClubFigures } from './club-figures.service.ts';
import { createOccupancy } from './occupancy.service.ts';
import { reportRoutes } from './reports.routes.ts';
import { createReports } from './reports.service.ts';
import { storeLeaverFigures } from './reports.store.ts';

export const reports = feature({
  name: 'office/reports',
  leaving: { lastRole: { left_subscriptions: storeLeaverFigures } },
  build: ({ db, clubs }: Pick<ServerParts, 'db'> & { readonly clubs: Clubs }) => ({
    reports: createReports({ db, club: clubs.facts }),
    occupancy: createOccupancy({ db, club: clubs.facts }),
    clubFigures: createClubFigures({ db, clubs: clubs.factsOf }),
  }),
  routes: (route, parts) => reportRoutes(route, parts),
});
