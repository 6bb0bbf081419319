import type { refusals as en } from '../../en/billing/refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'price-required': 'Introduce un precio.',
  'credits-required': 'Introduce el número de créditos.',
  'suspension-min-days': 'Una suspensión dura al menos 7 días.',
  'installments-not-recurring': 'Un plan recurrente no se paga a plazos.',
  'refund-exceeds-purchase': 'Es más de lo que queda de la compra.',
  'error.SubscriptionTypeAssigned': 'Está asignado a {{assigned}} y suspendido para {{suspended}}, así que no se puede eliminar.',
  'error.SubscriptionAssignmentError': 'Error al asignar el abono: un pago necesita un precio.',
  'error.RecurringPlanNeedsCardPayments': 'Un plan recurrente necesita pagos con tarjeta. Actívalos en el perfil del club.',
  'error.SubscriptionNotActive': 'No se puede suspender un abono inactivo.',
  'error.SubscriptionNotSuspended': 'Este abono no está suspendido.',
  'error.SubscriptionHasBookings': 'Este abono paga reservas futuras ({{bookings}}). Cancélalas antes.',
  'error.SubscriptionAlreadyEnded': 'Este abono ya ha terminado.',
  'error.SubscriptionNotCanceled': 'No hay ninguna cancelación que retirar.',
  'error.SubscriptionNothingToPay': 'No queda nada por pagar.',
  'error.OnlinePaymentsNotConfigured': 'Los pagos en línea no están configurados.',
  'error.TransactionIsLinked':
    'Esta transacción pagó algo, retiró créditos o tiene un reembolso: sigue en las cuentas con su importe. Para devolver dinero, registra un reembolso; un reembolso equivocado se puede eliminar.',
  'error.CreditsAlreadySpent':
    'Parte de estos créditos ya se gastó: habría que retirar {{needed}} y quedan {{balance}}. Reembolsa menos o deja los créditos al socio.',
};
