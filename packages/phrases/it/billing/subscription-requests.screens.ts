import type { screens as en } from '../../en/billing/subscription-requests.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'billing.requests': 'Richieste',
};
