import { giveRole, removeFromClub } from '@clubpulse/contract/members/membership.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world }) => {
  const club = await aClub(server.db);
  await aRole(server.db, world.ids.managerB, 'Manager', club);
  const params = { id: club, userId: world.ids.managerB };
  const unproved = await aUser(server.db, { EmailConfirmed: false });
  await aRole(server.db, unproved, 'Athlete', world.clubA);
  return {
    LastManager: provoke(server, removeFromClub, { params, token: world.tokens.managerB }),
    StaffUnproved: provoke(server, giveRole, {
      params: { id: world.clubA, userId: unproved },
      body: { Role: 'Trainer' },
      token: world.tokens.managerA,
    }),
  };
};
