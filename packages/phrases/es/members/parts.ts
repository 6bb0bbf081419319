import type { parts as en } from '../../en/members/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'members.message': 'Mensaje',
  'members.documents': 'Documentos',
  'members.generic': 'Otro',
  'members.cameBy': 'Llegada',
  'members.way-Email': 'Una invitación por correo',
  'members.way-Link': 'Un enlace o cartel',
  'members.way-Import': 'Un archivo',
  'members.way-Desk': 'La recepción',
  'members.way-Self': 'El código del club',
  'members.way-Website': 'El sitio del club',
  'members.profile': 'Perfil',
  'members.emailUnconfirmed': 'Correo no confirmado',
};
