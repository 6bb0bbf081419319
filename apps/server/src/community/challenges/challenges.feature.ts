import type { Clubs } from '../../clubs/clubs/public.ts';
import { dayPorts } from '../../clubs/daily/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { challengeDays } from './challenges.jobs.ts';
import { challengeRoutes } from './challenges.routes.ts';
import { createChallenges } from './challenges.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly clubs: Clubs;
}

export const challenges = feature({
  name: 'community/challenges',
  persons: {
    challenge_participants: { taken: ['UserId'], leaving: 'go' },
    challenge_awards: { taken: ['UserId'], leaving: { stay: 'what she won she won' } },
  },
  build: ({ db, clubs }: Needs) => ({ challenges: createChallenges({ db, club: clubs.facts }) }),
  plugs: () => [plug(dayPorts, { dailyJobs: [challengeDays()] })],
  routes: (route, parts) => challengeRoutes(route, parts.challenges),
});
