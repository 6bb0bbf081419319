import { getDeskProfile } from '@clubpulse/contract/members/adding/adding.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world }) => ({
  ProfileIsHers: provoke(house, getDeskProfile, {
    params: { id: world.clubA, userId: world.ids.athleteA },
    token: world.tokens.managerA,
  }),
});
