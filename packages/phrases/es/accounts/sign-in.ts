import type { signIn as en } from '../../en/accounts/sign-in.ts';
import type { Translated } from '../../phrases.ts';

export const signIn: Translated<typeof en> = {
  'accounts.endedTitle': 'Tu sesión ha terminado',
  'accounts.endedText':
    'Inicia sesión de nuevo para continuar. Lo que has escrito sigue aquí; si lo estabas guardando, guárdalo otra vez.',
  'accounts.signInAgain': 'Iniciar sesión de nuevo',
  'accounts.windowBlocked':
    'El navegador no ha abierto la ventana. Inicia sesión en otra pestaña: lo que has escrito aquí se queda.',
  'accounts.signInTab': 'Inicia sesión en otra pestaña',
};
