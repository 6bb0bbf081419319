import * as calls from '@clubpulse/contract/community/rankings.calls';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { scenePorts } from '../../live/scenes/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import type { Levels } from '../levels/public.ts';
import { createRankings } from './rankings.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly consents: Consents;
  readonly clubs: Clubs;
  readonly levels: Levels;
}

export const rankings = feature({
  name: 'community/rankings',
  persons: {
    unlisted_people: { taken: ['UserId'], leaving: { stay: 'the choice of the user for every club' } },
  },
  build: ({ db, consents, clubs, levels }: Needs) => ({ rankings: createRankings({ db, consents, levels, club: clubs.facts }) }),
  plugs: (parts) => [plug(scenePorts, { rankingOf: parts.rankings.inRooms })],
  routes: (route, parts) => {
    route(calls.getClubRanking, ({ params, query, caller }) => parts.rankings.ofClub(params.id, query, caller));
    route(calls.getBrandRanking, ({ params, query, caller }) => parts.rankings.ofBrand(params.id, query, caller));
    route(calls.getClubRanksBefore, ({ params, query, caller }) => parts.rankings.beforeInClub(params.id, query, caller));
    route(calls.getBrandRanksBefore, ({ params, query, caller }) => parts.rankings.beforeInBrand(params.id, query, caller));
    route(calls.getClubRankedDetails, ({ params, query, caller }) => parts.rankings.detailsInClub(params.id, query, caller));
    route(calls.getBrandRankedDetails, ({ params, query, caller }) => parts.rankings.detailsInBrand(params.id, query, caller));
    route(calls.getOwnPlace, ({ query, caller }) => parts.rankings.own(caller, query));
    route(calls.setListed, ({ params, body }) => parts.rankings.setListed(params.id, body.Listed));
  },
});
