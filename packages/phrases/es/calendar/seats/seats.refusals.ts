import type { refusals as en } from '../../../en/calendar/seats/seats.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'place-not-offered': 'Esta clase no tiene plazas de este tipo.',
  'error.ClassNotPublished': 'La clase no está publicada.',
  'error.ClassNotBookable': 'Esta clase no se reserva aquí.',
  'error.ClassByInvitation': 'Esta clase es por invitación: el club añade a los participantes.',
  'error.ClassIsFinished': 'La clase ha terminado.',
  'error.Conflict': 'Ya está en esta clase, con plaza o en espera.',
  'error.ClassHasStarted': 'La clase ha empezado.',
  'error.ClassBookingIsEarly': 'Las reservas de esta clase aún no están abiertas.',
  'error.ClassBookingIsPastDue': 'Las reservas de esta clase están cerradas.',
  'error.AthleteBookingDisabled': 'Las reservas están bloqueadas por ahora.',
  'error.PoliciesNotAccepted': 'Las políticas del club aún no están aceptadas.',
  'error.RequiredMedicalCertificate': 'Esta clase requiere un certificado médico válido ese día.',
  'error.RequiredMembership': 'Esta clase requiere una afiliación válida ese día.',
  'error.ClubLimitsExceeded': 'Se ha alcanzado el límite del club de reservas sin abono para esta semana o este mes.',
  'error.InvalidPaymentOption': 'Esta clase no se puede pagar así.',
  'error.SubscriptionLimitsExceeded': 'Se ha alcanzado el límite de reservas del abono para esta semana o este mes.',
  'error.SubscriptionNotAccepted': '{{subscription}} no vale para esta clase. Cuesta {{needed}} créditos y quedan {{balance}}.',
  'error.NoValidSubscriptions': 'Ningún abono válido para esta clase.',
  'error.ClassFull': 'Límite de participantes superado: la clase está completa.',
};
