import type { screens as en } from '../../en/billing/debts.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'billing.debts': 'Impagado por antiguos socios',
};
