import type { refusals as en } from '../../en/billing/payment-accounts.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OnlinePaymentsNotConfigured': 'Los pagos en línea no están configurados.',
};
