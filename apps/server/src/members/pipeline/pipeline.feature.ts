import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { type TrialPorts, trialPorts } from './pipeline.ports.ts';
import { pipelineRoutes } from './pipeline.routes.ts';
import { createPipeline } from './pipeline.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
}

export const pipeline = feature({
  name: 'members/pipeline',
  persons: {
    memberships: { taken: ['UserId'], leaving: 'go' },
    stages_left: { taken: ['UserId'], leaving: 'go' },
  },
  asks: trialPorts,
  build: ({ db, clubs }: Needs, trials: TrialPorts) => ({ pipeline: createPipeline({ db, club: clubs.facts, trials }) }),
  routes: (route, parts) => pipelineRoutes(route, parts.pipeline),
});
