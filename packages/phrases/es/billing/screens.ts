import type { screens as en } from '../../en/billing/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'billing.catalogue': 'Abonos y créditos',
  'billing.transactions': 'Transacciones',
  'billing.mine': 'Mis abonos y créditos',
};
