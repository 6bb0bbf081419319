import type { refusals as en } from '../../en/members/invitations.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.UserIsMember': 'El usuario con correo {{email}} ya es socio de tu club.',
  'error.UserIsInvited': 'Una invitación a {{email}} espera respuesta. Vuelve a enviarla.',
  'error.InvitationUsed': 'Esta invitación ya fue aceptada.',
  'error.InvitationOver': 'Esta invitación ha caducado. Pide una nueva al club.',
  'error.InvitationInactive': 'El club ha desactivado esta invitación. Pregunta en recepción.',
  'error.InvitationOldFormat': 'Los enlaces de este tipo dejaron de funcionar el 31 de julio. Pide una invitación nueva al club.',
  'error.InvitationOfOther': 'Esta invitación es para otra dirección de correo. Entra con la dirección a la que se envió.',
  'error.InvitationToConfirm':
    'Confirma primero {{email}}: abre el enlace del correo que te enviamos (desde Perfil se reenvía) y luego acepta. Si este servidor no envía correo, pide al club tu enlace de invitación.',
  'error.InvitationSentOften':
    'Ya se ha escrito bastante a esta dirección. Invita de nuevo dentro de dos semanas o entrega un enlace.',
  'too-many-invitees': 'Como máximo 200 personas a la vez.',
};
