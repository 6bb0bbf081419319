import { getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world: { tokens, brandA: BrandId } }) => {
  const id = await aClub(server.db, { BrandId, EnableUserRankings: false });
  const ofClub = { params: { id }, token: tokens.ownerA };
  return {
    RankingsOff: provoke(server, getClubRanking, ofClub),
  };
};
