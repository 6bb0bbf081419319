import type { familyDebts as en } from '../../en/billing/family-debts.ts';
import type { Translated } from '../../phrases.ts';

export const familyDebts: Translated<typeof en> = {
  'billing.familyOwes': 'La tua famiglia deve',
  'billing.familyOwesText': 'Paga alla reception: viene registrato per ognuno.',
  'billing.familyOwedFor': '{{name}}: {{subscription}}',
  'billing.familyOwedIn': '{{club}}, {{name}}: {{subscription}}',
  'billing.owedByFamily': 'Dovuto da chi {{name}} paga',
};
