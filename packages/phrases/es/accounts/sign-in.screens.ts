import type { screens as en } from '../../en/accounts/sign-in.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'accounts.signInFailed': 'No se ha podido iniciar sesión',
  'accounts.signInFailedText':
    'El servicio de inicio de sesión no ha dado una respuesta utilizable. Inténtalo de nuevo; si sigue ocurriendo, avisa a tu club.',
  'accounts.signingIn': 'Iniciando sesión',
  'accounts.backToStart': 'Volver al inicio',
};
