import type { refusals as en } from '../../en/members/members.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FamilyOneself': 'Cada cual ya paga lo suyo. Indica a otra persona.',
  'error.FamilyFull':
    'En un club, una persona paga por {{max}} como máximo, incluidas las que no han respondido. Antes termina o retira una.',
  'error.AlreadyInFamily': 'Alguien ya paga por este socio. Antes termina eso.',
  'error.FamilyChain': 'En un club se paga por otros o pagan por uno. Antes termina una de las dos cosas.',
  'error.FileTypeRefused': 'Solo se guardan {{types}}. Guárdalo en uno de estos formatos o hazle una foto.',
  'error.FilesFull': 'Ya hay {{max}} archivos o {{mb}} MB. Elimina uno que ya no haga falta.',
  'files-too-large': 'Como máximo 10 MB. Redúcelo o hazle una foto.',
  'error.HandoverByMail':
    'Este servidor envía correo: se entra con el enlace del correo. Envía otra vez la invitación, o que pida una contraseña nueva.',
  'error.HandoverOfOthers':
    'Esta persona pertenece también a un club que no gestionas, o aquí está por encima de ti: el enlace lo crea un administrador.',
  'error.ImportRuns': 'Todavía se está importando otro archivo. Espera a que termine.',
  'group-unknown': 'No está entre los grupos del club: {{name}}. Corrígelo, o elige en Columnas que se cree',
  'too-many-groups': 'Indica como máximo 20 grupos.',
  'too-many-rows': 'Como máximo 2.000 personas por archivo. Divídelo.',
  'error.UserIsMember': 'El usuario con correo {{email}} ya es socio de tu club.',
  'error.UserIsInvited': 'Una invitación a {{email}} espera respuesta. Vuelve a enviarla.',
  'error.InvitationUsed': 'Esta invitación ya fue aceptada.',
  'error.InvitationOver': 'Esta invitación ha caducado. Pide una nueva al club.',
  'error.InvitationInactive': 'El club ha desactivado esta invitación. Pregunta en recepción.',
  'error.InvitationOldFormat': 'Los enlaces de este tipo dejaron de funcionar el 31 de julio. Pide una invitación nueva al club.',
  'error.InvitationOfOther': 'Esta invitación es para otra dirección de correo. Entra con la dirección a la que se envió.',
  'error.InvitationToConfirm':
    'Confirma primero {{email}}: abre el enlace del correo que te enviamos (desde Perfil se reenvía) y luego acepta. Si este servidor no envía correo, pide al club tu enlace de invitación.',
  'error.InvitationProofWrong':
    'Este enlace no confirma ninguna dirección: está incompleto o no es del último correo. Abre de nuevo el último correo o sigue sin él.',
  'error.InvitationSentOften':
    'Ya se ha escrito bastante a esta dirección. Invita de nuevo dentro de dos semanas o entrega un enlace.',
  'too-many-invitees': 'Como máximo 200 personas a la vez.',
  'error.StaffUnproved':
    'Aún no ha confirmado su correo, así que nadie sabe si es suyo. Cuando lo confirme podrá trabajar aquí. Si este servidor no envía correo, dale antes un enlace de acceso.',
  'error.LastManager': 'Nadie más gestiona este club. Nombra antes a otro gestor.',
  'error.NoteOfAnother': 'Solo quien escribió una nota la cambia o la borra. Escribe una tuya o pásala al historial.',
  'error.StaysClient': 'Quien tiene algo pagado sigue siendo cliente.',
  'error.MoveTooOld': 'Un cambio se deshace en los 15 minutos siguientes. Vuelve a moverlos a mano.',
  'error.NotToBeCalled': 'Esta persona pidió que no la llamen. Quita antes el aviso o escribe una tarea sin llamada.',
  'error.TaskNotOpen': 'Esta tarea ya está hecha o no es una llamada. Abre la lista de nuevo.',
  'member-without-account':
    'Nadie podría confirmarla: este socio no tiene aquí una cuenta con una dirección que un enlace pueda cambiar.',
  'error.LeaveCodeNeeded': 'Para quitarte a ti mismo hace falta el código que enviamos por correo. Pídelo primero.',
  'leave-code-wrong': 'Este no es el código. Tiene seis cifras y está en el correo más reciente.',
  'leave-code-over': 'Este código ya no es válido. Envía uno nuevo.',
};
