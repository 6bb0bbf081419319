import type { familyDebts as en } from '../../en/billing/family-debts.ts';
import type { Translated } from '../../phrases.ts';

export const familyDebts: Translated<typeof en> = {
  'billing.familyOwes': 'Tu familia debe',
  'billing.familyOwesText': 'Págalo en recepción: se anota a nombre de cada cual.',
  'billing.familyOwedFor': '{{name}}: {{subscription}}',
  'billing.familyOwedIn': '{{club}}, {{name}}: {{subscription}}',
  'billing.owedByFamily': 'Deben aquellos por quienes paga {{name}}',
};
