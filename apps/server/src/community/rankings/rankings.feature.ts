import { getBrandRanking, getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { createRankings } from './rankings.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly clubs: Clubs;
}

export const rankings = feature({
  name: 'community/rankings',
  build: ({ db, clubs }: Needs) => ({ rankings: createRankings({ db, club: clubs.facts }) }),
  routes: (route, parts) => {
    route(getClubRanking, ({ params, query }) => parts.rankings.ofClub(params.id, query));
    route(getBrandRanking, ({ params, query }) => parts.rankings.ofBrand(params.id, query));
  },
});
