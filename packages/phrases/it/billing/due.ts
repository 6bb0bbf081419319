import type { due as en } from '../../en/billing/due.ts';
import type { Translated } from '../../phrases.ts';

export const due: Translated<typeof en> = {
  'billing.toPay': 'Da pagare',
  'billing.unpaid': 'Non pagato',
  'billing.takeDue': 'Incassa',
  'billing.takeOf': 'Incassa da {{name}}',
};
