import type { screens as en } from '../../en/billing/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'billing.catalogue': 'Abonnements et crédits',
  'billing.transactions': 'Transactions',
  'billing.mine': 'Mes abonnements et crédits',
};
