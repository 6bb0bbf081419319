import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Trainings } from '../trainings/public.ts';
import { seriesRoutes } from './series.routes.ts';
import { createSeries } from './series.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly consents: Consents;
  readonly trainings: Trainings;
  readonly users: Users;
}

export const series = feature({
  name: 'training/series',
  persons: {
    training_series: {
      taken: { not: 'a value a second, which the trainings show' },
      leaving: { stay: 'the journal belongs to the athlete' },
    },
    route_anchors: {
      taken: { not: 'a secret: who had the file could find the hidden parts of the routes, which the export leaves out' },
      leaving: { stay: 'belongs to the user in every club' },
    },
  },
  build: ({ db, consents, trainings, users }: Needs) => ({
    series: createSeries({ db, consents, trainings, profiles: users.profiles }),
  }),
  routes: (route, parts) => seriesRoutes(route, parts.series),
});
