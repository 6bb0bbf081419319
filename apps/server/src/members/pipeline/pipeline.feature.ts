import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { pipelineRoutes } from './pipeline.routes.ts';
import { createPipeline } from './pipeline.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly clubs: Clubs;
}

export const pipeline = feature({
  name: 'members/pipeline',
  persons: {
    memberships: { taken: ['UserId'], leaving: 'go' },
  },
  build: ({ db, clubs }: Needs) => ({ pipeline: createPipeline({ db, club: clubs.facts }) }),
  routes: (route, parts) => pipelineRoutes(route, parts.pipeline),
});
