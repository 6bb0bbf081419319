import { KIOSKS_MAX } from '@clubpulse/contract/clubs/kiosks';
import { createKiosk, getKioskState, openKiosk } from '@clubpulse/contract/clubs/kiosks.calls';
import { attempted, provoke, provokeFrom, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

const GUESSER = '192.0.2.7';

export const refusals: Refusals = async ({ server, world }) => {
  const full = await aClub(server.db, { BrandId: world.brandA });
  await server.db
    .insertInto('kiosks')
    .values(Array.from({ length: KIOSKS_MAX }, () => ({ ClubId: full, Name: 'Door', CreatedAt: new Date() })))
    .execute();
  await attempted(server.db, `kiosk-code:${GUESSER}`, 10);
  return {
    KioskLimit: provoke(server, createKiosk, { body: { ClubId: full, Name: 'One more' }, token: world.tokens.ownerA }),
    KioskUnpaired: provoke(server, getKioskState, { body: { Token: 'nobody has this one' } }),
    KioskCodeUnknown: provoke(server, openKiosk, { body: { Code: 'NOSUCH22' } }, ['Code']),
    KioskCodeAttempts: provokeFrom(server, GUESSER, openKiosk, { Code: 'NOSUCH22' }, ['Code']),
  };
};
