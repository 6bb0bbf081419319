import type { bookings as en } from '../en/bookings.ts';

export const bookings: Record<keyof typeof en, string> = {
  // The one button that fixes a refused booking (rules/calendar/seats/refusal-fixes): for staff …
  'fix.RecordCertificate': 'Registrar certificado',
  'fix.RecordMembership': 'Registrar afiliación',
  'fix.AssignSubscription': 'Asignar abono',
  'fix.AddCredits': 'Añadir créditos',
  'fix.ChoosePayment': 'Elegir el pago',
  'fix.AddToQueue': 'Poner en lista de espera',
  'fix.Publish': 'Publicar',
  'fix.AddAnyway': 'Añadir de todos modos',
  'fix.OpenProfile': 'Abrir perfil',
  'fix.SendPolicies': 'Enviar las políticas',
  'fix.ShowRow': 'Mostrar en la lista',
  'fix.AskManager': 'Preguntar a un gerente',
  // … and for the athlete herself.
  'fix.JoinQueue': 'Entrar en la lista de espera',
  'fix.ShowMyBooking': 'Ver mi reserva',
  'fix.ShowOpening': 'Ver cuándo se abre',
  'fix.AskClub': 'Preguntar al club',
  'fix.AcceptPolicies': 'Leer y aceptar',
  'fix.OpenStore': 'Ver abonos y créditos',

  // Titles in the personal calendar feed.
  'ical-waiting': 'Lista de espera: {{class}}',
  'ical-teaching': '{{class}} (doy la clase)',
};
