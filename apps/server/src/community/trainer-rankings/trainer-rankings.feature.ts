import { getTrainerRanking } from '@clubpulse/contract/community/trainer-rankings.calls';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { createTrainerRankings } from './trainer-rankings.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly clubs: Clubs;
}

export const trainerRankings = feature({
  name: 'community/trainer-rankings',
  build: ({ db, clubs }: Needs) => ({ trainerRankings: createTrainerRankings({ db, club: clubs.facts }) }),
  routes: (route, parts) => route(getTrainerRanking, ({ params, query }) => parts.trainerRankings.ofClub(params.id, query)),
});
