import type { Users } from '../../accounts/users/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import type { Trainings } from '../trainings/public.ts';
import { sharingRoutes } from './sharing.routes.ts';
import { createSharing } from './sharing.service.ts';

interface Needs extends Pick<Ground, 'config' | 'db' | 'mail'> {
  readonly users: Users;
  readonly trainings: Trainings;
}

export const sharing = feature({
  name: 'training/sharing',
  persons: {
    training_links: { taken: ['UserId'], leaving: { stay: 'her journal is hers' } },
  },
  build: ({ config, db, mail, users, trainings }: Needs) => ({
    sharing: createSharing({ db, mail, trainings, publicUrl: config.PUBLIC_URL, profiles: users.profiles }),
  }),
  routes: (route, parts) => sharingRoutes(route, parts.sharing),
});
