import type { Clubs } from '../../clubs/clubs/public.ts';
import { dayPorts } from '../../clubs/daily/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { expirationNotices } from './documents.jobs.ts';
import { expirationRoutes } from './documents.routes.ts';
import { createExpirations } from './documents.service.ts';

export const documents = feature({
  name: 'members/documents',
  persons: {
    expirations: { taken: ['UserId'], leaving: 'go' },
  },
  build: ({ db, clubs }: Pick<ServerParts, 'db'> & { readonly clubs: Clubs }) => ({
    expirations: createExpirations({ db, club: clubs.facts }),
  }),
  plugs: () => [plug(dayPorts, { dailyJobs: [expirationNotices] })],
  routes: (route, parts) => expirationRoutes(route, parts.expirations),
});
