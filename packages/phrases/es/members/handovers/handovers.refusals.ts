import type { refusals as en } from '../../../en/members/handovers/handovers.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.HandoverByMail':
    'Este servidor envía correo: se entra con el enlace del correo. Envía otra vez la invitación, o que pida una contraseña nueva.',
  'error.HandoverOfOthers':
    'Esta persona pertenece también a un club que no gestionas, o aquí está por encima de ti: el enlace lo crea un administrador.',
};
