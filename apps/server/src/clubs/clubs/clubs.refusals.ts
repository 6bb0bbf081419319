import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world }) => {
  const token = world.tokens.athleteA;
  return {
    ClubCodeUnknown: provoke(house, joinClub, { body: { Code: 'NOSUCHCODE' }, token }, ['Code']),
    AlreadyMember: provoke(house, joinClub, { body: { Code: world.codeA }, token }),
  };
};
