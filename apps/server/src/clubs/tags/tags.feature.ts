import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { tagRoutes } from './tags.routes.ts';
import { createTags } from './tags.service.ts';

export const tags = feature({
  name: 'clubs/tags',
  persons: {
    user_club_tags: { taken: ['UserId'], leaving: { stay: 'whoever comes back is found by them again' } },
  },
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ tags: createTags({ db }) }),
  routes: (route, parts) => tagRoutes(route, parts.tags),
});
