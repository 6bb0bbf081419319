import type { familyDebts as en } from '../../en/billing/family-debts.ts';
import type { Translated } from '../../phrases.ts';

export const familyDebts: Translated<typeof en> = {
  'billing.familyOwes': 'Votre famille doit',
  'billing.familyOwesText': 'Payez à l’accueil : c’est noté pour chacun.',
  'billing.familyOwedFor': '{{name}} : {{subscription}}',
  'billing.familyOwedIn': '{{club}}, {{name}} : {{subscription}}',
  'billing.owedByFamily': 'Dû par ceux pour qui {{name}} paie',
};
