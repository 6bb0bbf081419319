import { KIOSKS_MAX } from '@clubpulse/contract/clubs/kiosks';
import { createKiosk, getKioskState, openKiosk } from '@clubpulse/contract/clubs/kiosks.calls';
import { attempted, provoke, provokeFrom, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

const GUESSER = '192.0.2.7';

export const refusals: Refusals = async ({ house, world }) => {
  const full = await aClub(house.db, { BrandId: world.brandA });
  await house.db
    .insertInto('kiosks')
    .values(Array.from({ length: KIOSKS_MAX }, () => ({ ClubId: full, Name: 'Door', CreatedAt: new Date() })))
    .execute();
  await attempted(house.db, `kiosk-code:${GUESSER}`, 10);
  return {
    KioskLimit: provoke(house, createKiosk, { body: { ClubId: full, Name: 'One more' }, token: world.tokens.ownerA }),
    KioskUnpaired: provoke(house, getKioskState, { body: { Token: 'nobody has this one' } }),
    KioskCodeUnknown: provoke(house, openKiosk, { body: { Code: 'NOSUCH22' } }, ['Code']),
    KioskCodeAttempts: provokeFrom(house, GUESSER, openKiosk, { Code: 'NOSUCH22' }, ['Code']),
  };
};
