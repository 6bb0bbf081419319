import { checkIn, checkInAtKiosk } from '@clubpulse/contract/office/check-in/check-in.calls';
import { attempted, provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world, rows }) => {
  await attempted(house.db, `check-in-code:kiosk:${rows.kiosk}`, 100);
  return {
    CheckInCodeUnknown: provoke(house, checkIn, {
      params: { id: rows.club },
      body: { Code: 'AAAA AAAA' },
      token: world.tokens.managerA,
    }),
    CheckInCodeAttempts: provoke(house, checkInAtKiosk, { body: { Token: rows.kioskToken, Code: 'AAAA AAAA' } }),
  };
};
