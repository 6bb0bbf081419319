import { listTrainerAwards } from '@clubpulse/contract/community/trainer-rankings.calls';
import { notify } from '../../platform/database/notify.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole } from '../../test/rows.ts';

export const refusals: Refusals = async ({ house, world: { ids, tokens } }) => {
  const off = await aClub(house.db, { EnableTrainerRankings: false });
  await aRole(house.db, ids.managerA, 'Manager', off);
  await notify(house.db, 'clubpulse_user', ids.managerA);
  return { TrainerRankingsOff: provoke(house, listTrainerAwards, { params: { id: off }, token: tokens.managerA }) };
};
