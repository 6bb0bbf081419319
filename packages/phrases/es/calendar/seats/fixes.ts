import type { fixes as en } from '../../../en/calendar/seats/fixes.ts';
import type { Translated } from '../../../phrases.ts';

export const fixes: Translated<typeof en> = {
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
  'fix.JoinQueue': 'Entrar en la lista de espera',
  'fix.ShowMyBooking': 'Ver mi reserva',
  'fix.ShowOpening': 'Ver cuándo se abre',
  'fix.AskClub': 'Preguntar al club',
  'fix.AcceptPolicies': 'Leer y aceptar',
  'fix.OpenStore': 'Ver abonos y créditos',
};
