import type { Users } from '../../accounts/users/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import type { SeriesService } from '../series/public.ts';
import { type Trainings, trainingPorts } from '../trainings/public.ts';
import { sharingRoutes } from './sharing.routes.ts';
import { createSharing } from './sharing.service.ts';
import { inheritLinks } from './sharing.store.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'mail'> {
  readonly series: SeriesService;
  readonly users: Users;
  readonly trainings: Trainings;
}

export const sharing = feature({
  name: 'training/sharing',
  persons: {
    training_links: { taken: ['UserId'], leaving: { stay: 'the journal belongs to the athlete' } },
  },
  build: ({ config, db, mail, users, trainings, series }: Needs) => ({
    sharing: createSharing({
      db,
      mail,
      trainings,
      series,
      publicUrl: config.PUBLIC_URL,
      profiles: users.profiles,
      isConfirmedEmail: users.isConfirmedEmail,
    }),
  }),
  plugs: () => [plug(trainingPorts, { inherits: [inheritLinks] })],
  routes: (route, parts) => sharingRoutes(route, parts.sharing),
});
