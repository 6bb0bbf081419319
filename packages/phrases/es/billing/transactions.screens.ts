import type { screens as en } from '../../en/billing/transactions.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'billing.transactions': 'Transacciones',
};
