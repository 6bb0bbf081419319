import type { screens as en } from '../../en/billing/payment-accounts.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'billing.accounts': 'Conti di pagamento',
};
