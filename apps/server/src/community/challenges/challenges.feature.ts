import { picturePorts } from '../../accounts/images/public.ts';
import { clubPorts } from '../../clubs/clubs/public.ts';
import { dayPorts } from '../../clubs/daily/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { createChallengePeople } from './challenge-people.service.ts';
import { leaveChallenges, leaveWithClub } from './challenge-people.store.ts';
import { challengeDays } from './challenges.jobs.ts';
import { challengeRoutes } from './challenges.routes.ts';
import { createChallenges } from './challenges.service.ts';
import { shownByChallenges } from './challenges.store.ts';

export const challenges = feature({
  name: 'community/challenges',
  persons: {
    challenge_participants: { taken: ['UserId'], leaving: 'go' },
    challenge_invitations: { taken: ['UserId'], leaving: 'go' },
    challenge_awards: { taken: ['UserId'], leaving: { stay: 'the athlete keeps an award, and its place is not given again' } },
  },
  leaving: { lastRole: { challenge_participants: leaveChallenges } },
  build: ({ db }: Pick<ServerParts, 'db'>) => ({
    challenges: createChallenges({ db }),
    challengePeople: createChallengePeople({ db }),
  }),
  plugs: () => [
    plug(clubPorts, { leaving: [leaveWithClub] }),
    plug(dayPorts, { dailyJobs: [challengeDays()] }),
    plug(picturePorts, { shown: [shownByChallenges] }),
  ],
  routes: (route, parts) => challengeRoutes(route, parts),
});
