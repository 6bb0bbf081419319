import type { handovers as en } from '../../../en/members/handovers/handovers.ts';
import type { Translated } from '../../../phrases.ts';

export const handovers: Translated<typeof en> = {
  'members.invitationLink': 'Enlace de invitación para {{name}}',
  'members.signInLink': 'Enlace de acceso para {{name}}',
  'members.invitationLinkText':
    'Este servidor no envía correo. Crea un enlace y dáselo tú a {{name}}: pone la contraseña, inicia la sesión y muestra la invitación, que se acepta con un toque. Sirve una sola vez, durante una hora; uno más reciente lo sustituye. El registro del club guarda quién lo creó.',
  'members.signInLinkText':
    'Este servidor no envía correo. Crea un enlace y dáselo en persona a {{name}}: quien lo abre entra como {{name}}. Sirve una sola vez, durante una hora; uno más reciente lo sustituye. El registro del club guarda quién lo creó.',
  'members.handOverMake': 'Crear el enlace',
  'members.handedAccount':
    'Lo abre en su propio teléfono, elige una contraseña y entra directamente. Si ya hay una cuenta con {{email}}, escribe la contraseña de esa cuenta.',
  'members.handedNotTheirs':
    'Si no abrió esa cuenta, el enlace lo crea un administrador de este servidor, desde esta invitación.',
  'members.handedHeld':
    'Otro club también ha apuntado {{email}}: {{name}} puede abrir la cuenta, y entra cuando un administrador de este servidor cree el enlace, desde esta invitación.',
  'members.handedPassword':
    'Lo abre en su propio teléfono y elige una contraseña nueva. Se cierran todas sus sesiones; el segundo paso se queda como está.',
  'members.handedProof':
    'Esta cuenta la abrió la propia persona, así que aquí nadie puede cambiar su contraseña. Abre el enlace y escribe la suya: desde entonces el club sabe quién es y puede darle un rol. Quien la olvidó acude a un administrador.',
  'members.handedUntil': 'Sirve una sola vez, hasta las {{time}}.',
  'members.handedCopy': 'Copiar el enlace',
};
