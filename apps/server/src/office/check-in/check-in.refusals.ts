import { checkIn, checkInAtKiosk } from '@clubpulse/contract/office/check-in/check-in.calls';
import { attempted, provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world, rows }) => {
  await attempted(server.db, `check-in-code:kiosk:${rows.kiosk}`, 100);
  return {
    CheckInCodeUnknown: provoke(server, checkIn, {
      params: { id: rows.club },
      body: { Code: 'AAAA AAAA' },
      token: world.tokens.managerA,
    }),
    CheckInCodeAttempts: provoke(server, checkInAtKiosk, { body: { Token: rows.kioskToken, Code: 'AAAA AAAA' } }),
  };
};
