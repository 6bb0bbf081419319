import { pairDisplay } from '@clubpulse/contract/live/displays.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world, rows }) => {
  const Key = `pair-account:${world.ids.trainerA}`;
  const Until = new Date(Date.now() + 1_800_000);
  await server.db.insertInto('identity_attempts').values({ Key, Count: 10, ExpiresAt: Until }).execute();
  const ExpiresAt = new Date(Date.now() - 3_600_000);
  await server.db
    .insertInto('display_pairings')
    .values({ PairingId: 'old', Code: 'OLDTV2', SecretHash: 'x', ExpiresAt })
    .execute();
  const paired = (Code: string) => ({
    params: { id: world.clubA },
    body: { Code, DisplayGroupId: rows.room, Name: 'TV' },
    token: world.tokens.managerA,
  });
  return {
    PairingCodeUnknown: provoke(server, pairDisplay, paired('NOSUCH'), ['Code']),
    PairingCodeAttempts: provoke(server, pairDisplay, { ...paired('NOSUCH'), token: world.tokens.trainerA }, ['Code']),
    PairingCodeExpired: provoke(server, pairDisplay, paired('OLDTV2'), ['Code']),
  };
};
