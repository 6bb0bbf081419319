import { findAppPlace, registerApp, requestAppCode } from '@clubpulse/contract/devices/apps.calls';
import { attempted, provoke, provokeFrom, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

const MAX = 100;
const GUESSER = '192.0.2.9';

export const refusals: Refusals = async ({ house, world }) => {
  const full = await aClub(house.db, { BrandId: world.brandA });
  const now = new Date();
  await house.db
    .insertInto('trainer_apps')
    .values(
      Array.from({ length: MAX }, (_, index) => ({
        ClubId: full,
        Name: 'Tablet',
        Code: `FULL-${full}-${index}`,
        RequiredOn: now,
        ExpiresAt: new Date(now.getTime() + 3_600_000),
      })),
    )
    .execute();
  await attempted(house.db, `app-code:${GUESSER}`, 10);
  return {
    AppCodeAttempts: provokeFrom(house, GUESSER, registerApp, { Code: 'NOSUCH22', Model: '' }, ['Code']),
    AppUnknown: provoke(house, findAppPlace, { body: { Secret: 'nobody has this one' } }),
    AppLimit: provoke(house, requestAppCode, { body: { ClubId: full, Name: 'Tablet' }, token: world.tokens.ownerA }),
  };
};
