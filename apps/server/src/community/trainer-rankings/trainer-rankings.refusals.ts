import { listTrainerAwards } from '@clubpulse/contract/community/trainer-rankings.calls';
import { notify } from '../../platform/database/notify.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world: { ids, tokens } }) => {
  const off = await aClub(server.db, { EnableTrainerRankings: false });
  await aRole(server.db, ids.managerA, 'Manager', off);
  await notify(server.db, 'clubpulse_user', ids.managerA);
  return { TrainerRankingsOff: provoke(server, listTrainerAwards, { params: { id: off }, token: tokens.managerA }) };
};
