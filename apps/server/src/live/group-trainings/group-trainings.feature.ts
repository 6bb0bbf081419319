import type { Consents } from '../../accounts/consents/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { type Summaries, type Trainings, trainingPorts } from '../../training/trainings/public.ts';
import { ranAt } from './group-trainings.facts.ts';
import { groupTrainingRoutes } from './group-trainings.routes.ts';
import { createGroupTrainings } from './group-trainings.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly consents: Consents;
  readonly trainings: Trainings;
  readonly summaries: Summaries;
}

export const groupTrainings = feature({
  name: 'live/group-trainings',
  persons: {
    group_trainings: {
      taken: { not: 'of a user as staff, about others' },
      leaving: { stay: 'it says who led it' },
    },
  },
  build: ({ db, consents, trainings, summaries }: Needs) => ({
    groupTrainings: createGroupTrainings({ db, consents, trainings, summaries }),
  }),
  plugs: () => [plug(trainingPorts, { ranAt })],
  routes: (route, parts) => groupTrainingRoutes(route, parts.groupTrainings),
  jobs: (parts) => parts.groupTrainings.jobs,
  listeners: (parts) => parts.groupTrainings.listeners,
});
