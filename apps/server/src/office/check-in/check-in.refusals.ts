import { checkIn } from '@clubpulse/contract/office/check-in/check-in.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world, rows }) => ({
  CheckInCodeUnknown: provoke(house, checkIn, {
    params: { id: rows.club },
    body: { Code: 'AAAA AAAA' },
    token: world.tokens.managerA,
  }),
});
