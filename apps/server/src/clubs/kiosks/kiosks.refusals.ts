import { KIOSKS_MAX } from '@clubpulse/contract/clubs/kiosks';
import { createKiosk, getKioskState, openKiosk } from '@clubpulse/contract/clubs/kiosks.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

/** Where somebody guesses from. */
const GUESSER = '192.0.2.7';

export const refusals: Refusals = async ({ house, world }) => {
  const full = await aClub(house.db, { BrandId: world.brandA });
  await house.db
    .insertInto('kiosks')
    .values(Array.from({ length: KIOSKS_MAX }, () => ({ ClubId: full, Name: 'Door', CreatedAt: new Date() })))
    .execute();
  const Key = `kiosk-code:${GUESSER}`;
  const ExpiresAt = new Date(Date.now() + 1_800_000);
  await house.db
    .insertInto('identity_attempts')
    .values({ Key, Count: 10, ExpiresAt })
    .onConflict((conflict) => conflict.column('Key').doUpdateSet({ Count: 10, ExpiresAt }))
    .execute();
  return {
    KioskLimit: provoke(house, createKiosk, { body: { ClubId: full, Name: 'One more' }, token: world.tokens.ownerA }),
    KioskUnpaired: provoke(house, getKioskState, { body: { Token: 'nobody has this one' } }),
    KioskCodeUnknown: provoke(house, openKiosk, { body: { Code: 'NOSUCH22' } }, ['Code']),
    KioskCodeAttempts: {
      call: openKiosk,
      fields: ['Code'],
      ask: async (language) => {
        const { statusCode, headers, body } = await house.app.inject({
          method: 'POST',
          url: '/api/kiosks:open',
          remoteAddress: GUESSER,
          headers: { 'accept-language': language },
          payload: { Code: 'NOSUCH22' },
        });
        return { status: statusCode, type: String(headers['content-type']), text: body };
      },
    },
  };
};
