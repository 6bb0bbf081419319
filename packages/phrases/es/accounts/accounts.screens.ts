import type { screens as en } from '../../en/accounts/accounts.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'accounts.home': 'Iniciar sesión',
  'accounts.noAccess': 'Sin acceso',
  'accounts.security': 'Seguridad',
  'accounts.changeEmail': 'Cambiar correo',
  'accounts.signInFailed': 'No se ha podido iniciar sesión',
  'accounts.signInFailedText':
    'El servicio de inicio de sesión no ha dado una respuesta utilizable. Inténtalo de nuevo; si sigue ocurriendo, avisa a tu club.',
  'accounts.signInLie':
    'El servicio de inicio de sesión ha dado una respuesta que no es válida: {{reason}}. No se ha iniciado ninguna sesión. Inténtalo de nuevo; si sigue ocurriendo, avisa a tu club.',
  'accounts.signInLie.audience': 'está destinada a otra aplicación',
  'accounts.signInLie.issuer': 'viene de otro servicio',
  'accounts.signInLie.expiry': 'ha caducado, o el reloj de este dispositivo no está en hora',
  'accounts.signInLie.signature': 'su firma no es auténtica',
  'accounts.signInLie.algorithm': 'no está firmada como debe',
  'accounts.signInLie.nonce': 'responde a otra pregunta',
  'accounts.signInLie.authorisedParty': 'se dio a otra aplicación',
  'accounts.signInLie.accessTokenHash': 'sus partes no van juntas',
  'accounts.signingIn': 'Iniciando sesión',
  'accounts.signedInElsewhere': 'Has iniciado sesión. Cierra esta ventana y continúa donde estabas.',
  'accounts.goOnHere': 'Sigue aquí',
  'accounts.backToStart': 'Volver al inicio',
};
