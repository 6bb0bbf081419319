import type { screens as en } from '../../en/billing/catalogue.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'billing.catalogue': 'Abonos y créditos',
};
