import type { screens as en } from '../../en/billing/subscriptions.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'billing.mine': 'Mes abonnements et crédits',
};
