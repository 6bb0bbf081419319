import { giveRole, removeFromClub } from '@clubpulse/contract/members/membership.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';

export const refusals: Refusals = async ({ house, world }) => {
  const club = await aClub(house.db);
  await aRole(house.db, world.ids.managerB, 'Manager', club);
  const params = { id: club, userId: world.ids.managerB };
  const unproved = await aUser(house.db, { EmailConfirmed: false });
  await aRole(house.db, unproved, 'Athlete', world.clubA);
  return {
    LastManager: provoke(house, removeFromClub, { params, token: world.tokens.managerB }),
    StaffUnproved: provoke(house, giveRole, {
      params: { id: world.clubA, userId: unproved },
      body: { Role: 'Trainer' },
      token: world.tokens.managerA,
    }),
  };
};
