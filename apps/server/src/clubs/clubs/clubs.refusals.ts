import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world }) => {
  const token = world.tokens.athleteA;
  const [stranger, ExpiresAt] = [world.ids.stranger, new Date(Date.now() + 1_800_000)];
  await house.db
    .insertInto('identity_attempts')
    .values({ Key: `join-account:${stranger}`, Count: 10, ExpiresAt })
    .execute();
  return {
    ClubCodeAttempts: provoke(house, joinClub, { body: { Code: 'NOSUCHCODE' }, token: world.tokens.stranger }),
    ClubCodeUnknown: provoke(house, joinClub, { body: { Code: 'NOSUCHCODE' }, token }, ['Code']),
    AlreadyMember: provoke(house, joinClub, { body: { Code: world.codeA }, token }),
  };
};
