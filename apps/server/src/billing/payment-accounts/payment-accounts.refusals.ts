import { putPaymentSettings } from '@clubpulse/contract/billing/payment-accounts.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world: { clubA, tokens } }) => {
  const token = tokens.managerA;
  const params = { id: clubA };
  const body = { EnableOnlinePayments: true, EnableStore: true };
  return {
    PaymentAccountNotActive: provoke(house, putPaymentSettings, { params, body, token }),
  };
};
