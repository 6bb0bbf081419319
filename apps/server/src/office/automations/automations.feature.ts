import type { Consents } from '../../accounts/consents/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Tags } from '../../clubs/tags/public.ts';
import type { TasksService } from '../../members/tasks/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { MessagesService, Previews } from '../messages/public.ts';
import { automationRoutes } from './automations.routes.ts';
import { createAutomations } from './automations.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
  readonly consents: Consents;
  readonly messages: MessagesService;
  readonly previews: Previews;
  readonly tags: Tags;
  readonly tasks: TasksService;
}

export const automations = feature({
  name: 'office/automations',
  persons: {
    automation_runs: { taken: ['UserId'], leaving: 'go' },
  },
  build: ({ db, clubs, consents, messages, previews, tags, tasks }: Needs) => ({
    automations: createAutomations({ db, club: clubs.facts, consents, messages, previews, tags, tasks }),
  }),
  routes: (route, parts) => automationRoutes(route, parts.automations),
  jobs: (parts) => parts.automations.jobs,
});
