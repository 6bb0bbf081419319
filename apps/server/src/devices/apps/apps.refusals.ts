import { findAppPlace, registerApp, requestAppCode } from '@clubpulse/contract/devices/apps.calls';
import { attempted, provoke, provokeFrom, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

const MAX = 100;
const GUESSER = '192.0.2.9';

export const refusals: Refusals = async ({ server, world }) => {
  const full = await aClub(server.db, { BrandId: world.brandA });
  const now = new Date();
  await server.db
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
  await attempted(server.db, `app-code:${GUESSER}`, 10);
  return {
    AppCodeAttempts: provokeFrom(server, GUESSER, registerApp, { Code: 'NOSUCH22', Model: '' }, ['Code']),
    AppUnknown: provoke(server, findAppPlace, { body: { Secret: 'nobody has this one' } }),
    AppLimit: provoke(server, requestAppCode, { body: { ClubId: full, Name: 'Tablet' }, token: world.tokens.ownerA }),
  };
};
