import type { refusals as en } from '../../en/billing/subscription-types.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'price-required': 'Inserisci un prezzo.',
  'installments-not-recurring': 'Un piano ricorrente non si paga a rate.',
  'error.SubscriptionTypeAssigned': 'È assegnato a {{assigned}} e sospeso per {{suspended}}, quindi non si può eliminare.',
  'error.RecurringPlanNeedsCardPayments': 'Un piano ricorrente richiede i pagamenti con carta. Attivali nel profilo del club.',
  'installments-outlast': 'Alcune di queste rate mensili scadrebbero dopo la sua fine: meno rate o una durata più lunga.',
};
