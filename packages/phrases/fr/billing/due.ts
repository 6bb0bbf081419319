import type { due as en } from '../../en/billing/due.ts';
import type { Translated } from '../../phrases.ts';

export const due: Translated<typeof en> = {
  'billing.toPay': 'À payer',
  'billing.unpaid': 'Impayé',
  'billing.takeDue': 'Encaisser',
  'billing.takeOf': 'Encaisser de {{name}}',
};
