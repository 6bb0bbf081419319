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
  'members.correctTitle': 'Corregir lo escrito en recepción',
  'members.correctText':
    'Hasta que {{name}} entre por primera vez, recepción puede corregir lo que escribió. Desde entonces el perfil es suyo y nadie más lo cambia.',
  'members.broughtYet':
    'Lo que tu club escribió de {{name}} (teléfono, fecha de nacimiento, dirección) pasa a ser suyo cuando entra por primera vez. Desde entonces el club solo lo ve si comparte «{{purpose}}».',
  'members.broughtHers':
    'Lo que tu club trajo de {{name}} (teléfono, fecha de nacimiento, dirección) está en su propio perfil desde que entró. El club vuelve a verlo si comparte «{{purpose}}».',
  'members.broughtWaits':
    'Lo que tu club trajo de {{name}} (teléfono, fecha de nacimiento, dirección) espera a que confirme su correo y entonces pasa a su propio perfil. El club lo ve si comparte «{{purpose}}». Los grupos ya están.',
  'members.corrected': 'Datos de {{name}} corregidos',
};
