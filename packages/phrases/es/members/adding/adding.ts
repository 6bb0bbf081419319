import type { adding as en } from '../../../en/members/adding/adding.ts';
import type { Translated } from '../../../phrases.ts';

export const adding: Translated<typeof en> = {
  'members.deskAdd': 'Inscribir en recepción',
  'members.deskAddAct': 'Inscribir',
  'members.deskAddText':
    'Para quien está aquí delante. Es socio al momento, con la prueba del club si la hay, y recibe un correo.',
  'members.deskAddTextNoMail': 'Para quien está aquí delante. Es socio al momento, con la prueba del club si la hay.',
  'members.deskEmailNote': 'La suya: con ella se hará cargo después de su cuenta.',
  'members.deskAgreed': 'La persona está en recepción y está de acuerdo',
  'members.deskAdded': '{{name}} ya es socio',
  'members.deskInvited': 'Invitación enviada a {{email}}',
  'members.deskInvitedText': 'Ya hay una cuenta con esta dirección: quien la tiene entra con la invitación de su buzón.',
  'members.correctTitle': 'Corregir los datos de {{name}}',
  'members.correctSignsIn':
    '{{name}} recibe una notificación de lo que cambies, y el registro del club lo anota. La dirección de correo solo la cambia su titular.',
  'members.howKnown': 'Cómo lo sabes',
  'members.howKnownNote': 'Hace falta para el nombre y la fecha de nacimiento. Queda en el registro del club.',
  'members.known-IdentityCard': 'documento visto',
  'members.known-AtDesk': 'dicho en recepción',
  'members.known-ByPhone': 'dicho por teléfono',
  'members.known-InWriting': 'mensaje por escrito',
  'members.correctNotShared':
    '{{name}} no comparte «{{purpose}}» con tu club: la fecha de nacimiento, el teléfono y la dirección no se ven ni se cambian aquí.',
  'members.broughtYet':
    'Lo que tu club escribió de {{name}} (teléfono, fecha de nacimiento, dirección) pasa a ser suyo cuando entra por primera vez. Desde entonces el club solo lo ve si comparte «{{purpose}}».',
  'members.broughtHers':
    'Lo que tu club trajo de {{name}} (teléfono, fecha de nacimiento, dirección) está en su propio perfil desde que entró. El club vuelve a verlo si comparte «{{purpose}}».',
  'members.broughtWaits':
    'Lo que tu club trajo de {{name}} (teléfono, fecha de nacimiento, dirección) espera a que confirme su correo y entonces pasa a su propio perfil. El club lo ve si comparte «{{purpose}}». Los grupos ya están.',
  'members.corrected': 'Datos de {{name}} corregidos',
  'members.myCorrection':
    '{{club}} corrigió tu perfil el {{date}}: {{changes}}. Si no es correcto, puedes deshacerlo hasta el {{until}}.',
  'members.correctedValue': '{{field}}: {{became}} en lugar de {{was}}',
  'members.correctedLately': 'Corregido en los últimos {{count}} días',
  'members.correctedBy': 'El {{date}}, {{name}}',
  'members.correctionUndone': 'La corrección se ha deshecho',
  'members.correctionStays': 'Ha cambiado de nuevo desde entonces: no se ha deshecho nada',
  'members.myProposal':
    '{{club}} propone {{email}} como dirección de correo de tu cuenta. Abre el enlace que enviamos allí y confírmala antes del {{until}}; hasta entonces no cambia nada.',
  'members.proposalDeclined': 'Tu dirección queda como está',
  'members.proposalTitle': 'Dirección de correo',
  'members.proposalLead':
    '{{name}} la confirma en 48 horas con un enlace que enviamos a la nueva dirección. Hasta entonces sigue la dirección actual, que recibe un aviso.',
  'members.proposalField': 'Nueva dirección',
  'members.propose': 'Enviar el enlace',
  'members.proposalSent': 'Ahora {{name}} debe confirmar la dirección',
  'members.proposalWaits': 'A la espera de {{name}} hasta el {{until}}. Mientras tanto sigue la dirección actual.',
  'members.proposalCanceled': 'La propuesta se ha cancelado',
};
