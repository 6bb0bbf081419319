import { getTrainerDetails, getTrainerRanking, listTrainerAwards } from '@clubpulse/contract/community/trainer-rankings.calls';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { dayPorts } from '../../clubs/daily/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { trainerAwardDays } from './trainer-rankings.jobs.ts';
import { createTrainerRankings } from './trainer-rankings.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly clubs: Clubs;
}

export const trainerRankings = feature({
  name: 'community/trainer-rankings',
  persons: {
    trainer_awards: { taken: ['UserId'], leaving: { stay: 'the trainer keeps an award; it is shown while they work there' } },
  },
  build: ({ db, clubs }: Needs) => ({ trainerRankings: createTrainerRankings({ db, club: clubs.facts }) }),
  plugs: () => [plug(dayPorts, { dailyJobs: [trainerAwardDays()] })],
  routes: (route, { trainerRankings: rankings }) => {
    route(getTrainerRanking, ({ params, query }) => rankings.ofClub(params.id, query));
    route(listTrainerAwards, ({ params }) => rankings.awards(params.id));
    route(getTrainerDetails, ({ params, query }) => rankings.ofTrainer(params.id, params.userId, query));
  },
});
