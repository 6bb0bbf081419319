import type { refusals as en } from '../../en/billing/subscription-types.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'price-required': 'Introduce un precio.',
  'installments-not-recurring': 'Un plan recurrente no se paga a plazos.',
  'error.SubscriptionTypeAssigned': 'Está asignado a {{assigned}} y suspendido para {{suspended}}, así que no se puede eliminar.',
  'error.RecurringPlanNeedsCardPayments': 'Un plan recurrente necesita pagos con tarjeta. Actívalos en el perfil del club.',
  'installments-outlast': 'Algunas de estas cuotas mensuales vencerían después de su fin: menos cuotas o una duración más larga.',
};
