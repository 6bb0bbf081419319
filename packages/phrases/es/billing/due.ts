import type { due as en } from '../../en/billing/due.ts';
import type { Translated } from '../../phrases.ts';

export const due: Translated<typeof en> = {
  'billing.toPay': 'Por pagar',
  'billing.unpaid': 'Impagado',
  'billing.takeDue': 'Cobrar',
  'billing.takeOf': 'Cobrar a {{name}}',
};
