import type { Consents } from '../../accounts/consents/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { type Trainings, trainingPorts } from '../trainings/public.ts';
import { seriesRoutes } from './series.routes.ts';
import { createSeries } from './series.service.ts';
import { forgetSeries, inheritSeries } from './series.store.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly consents: Consents;
  readonly trainings: Trainings;
}

export const series = feature({
  name: 'training/series',
  persons: {
    training_series: {
      taken: { not: 'a value a second, which her trainings show' },
      leaving: { stay: 'her journal is hers' },
    },
  },
  build: ({ db, consents, trainings }: Needs) => ({ series: createSeries({ db, consents, trainings }) }),
  plugs: () => [plug(trainingPorts, { inherits: [inheritSeries], forgets: [forgetSeries] })],
  routes: (route, parts) => seriesRoutes(route, parts.series),
});
