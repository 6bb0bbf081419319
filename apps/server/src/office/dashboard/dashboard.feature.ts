import type { Consents } from '../../accounts/consents/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { createDashboards } from './dashboard.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly consents: Consents;
}

export const dashboard = feature({
  name: 'office/dashboard',
  persons: {
    dashboard_settings: { taken: ['UserId'], leaving: { stay: 'settings of the user for all clubs' } },
  },
  build: ({ db, clubs, consents }: Needs) => ({ dashboards: createDashboards({ db, club: clubs.facts, consents }) }),
  routes: (route, parts) => dashboardRoutes(route, parts.dashboards),
});
