import type { refusals as en } from '../../en/billing/subscriptions.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'suspension-min-days': 'Una suspensión dura al menos 7 días.',
  'error.SubscriptionAssignmentError': 'Error al asignar el abono: un pago necesita un precio.',
  'error.SubscriptionAlreadyHeld': 'El socio ya tiene {{name}}, desde el {{since}}. Di que quieres otro más.',
  'error.SubscriptionNotActive': 'No se puede suspender un abono inactivo.',
  'error.SubscriptionNotSuspended': 'Este abono no está suspendido.',
  'error.SubscriptionHasBookings': 'Este abono paga reservas futuras ({{bookings}}). Cancélalas antes.',
  'error.SubscriptionAlreadyEnded': 'Este abono ya ha terminado.',
  'error.SubscriptionNotCanceled': 'No hay ninguna cancelación que retirar.',
  'error.SubscriptionNothingToPay': 'No queda nada por pagar.',
  'error.SubscriptionDueChanged': 'Entretanto ha cambiado lo que se debe: {{amount}}. Compruébalo antes de cobrar.',
  'more-than-due': 'Quedan por pagar como máximo {{amount}}.',
  'error.SubscriptionHasDebt': 'Este abono todavía debe {{amount}}. Registra antes el pago o da la deuda por perdida.',
};
