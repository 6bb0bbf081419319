import type { Consents } from '../../accounts/consents/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Pipeline } from '../pipeline/public.ts';
import { taskRoutes } from './tasks.routes.ts';
import { createTasks } from './tasks.service.ts';
import { leaveTasks } from './tasks.store.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly consents: Consents;
  readonly pipeline: Pipeline;
}

export const tasks = feature({
  name: 'members/tasks',
  persons: {
    tasks: { taken: ['ReceiverId'], leaving: 'go' },
  },
  leaving: { lastRole: { tasks: leaveTasks } },
  build: ({ db, clubs, consents, pipeline }: Needs) => ({
    tasks: createTasks({ db, club: clubs.facts, consents, pipeline }),
  }),
  routes: (route, parts) => taskRoutes(route, parts.tasks),
});
