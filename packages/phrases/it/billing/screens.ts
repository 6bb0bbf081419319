import type { screens as en } from '../../en/billing/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'billing.catalogue': 'Abbonamenti e crediti',
  'billing.transactions': 'Transazioni',
  'billing.mine': 'I miei abbonamenti e crediti',
};
