import { getKioskState, openKiosk } from '@clubpulse/contract/clubs/kiosks.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

/** Where somebody guesses from. */
const GUESSER = '192.0.2.7';

export const refusals: Refusals = async ({ house }) => {
  const Key = `kiosk-code:${GUESSER}`;
  const ExpiresAt = new Date(Date.now() + 1_800_000);
  await house.db
    .insertInto('identity_attempts')
    .values({ Key, Count: 10, ExpiresAt })
    .onConflict((conflict) => conflict.column('Key').doUpdateSet({ Count: 10, ExpiresAt }))
    .execute();
  return {
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
