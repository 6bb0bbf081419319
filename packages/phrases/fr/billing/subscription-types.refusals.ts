import type { refusals as en } from '../../en/billing/subscription-types.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'price-required': 'Saisissez un prix.',
  'installments-not-recurring': 'Une formule récurrente ne se paie pas en plusieurs fois.',
  'error.SubscriptionTypeAssigned':
    'Il est attribué à {{assigned}} et suspendu pour {{suspended}}, il ne peut donc pas être supprimé.',
  'error.RecurringPlanNeedsCardPayments':
    'Une formule récurrente demande les paiements par carte. Activez-les dans le profil du club.',
  'installments-outlast': 'Certaines de ces mensualités seraient dues après sa fin : moins d’échéances ou une durée plus longue.',
};
