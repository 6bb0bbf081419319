import { removeFromClub } from '@clubpulse/contract/members/membership.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole } from '../../test/rows.ts';

export const refusals: Refusals = async ({ house, world }) => {
  const club = await aClub(house.db);
  await aRole(house.db, world.ids.managerB, 'Manager', club);
  const params = { id: club, userId: world.ids.managerB };
  return { LastManager: provoke(house, removeFromClub, { params, token: world.tokens.managerB }) };
};
