import type { home as en } from '../../en/accounts/home.ts';
import type { Translated } from '../../phrases.ts';

export const home: Translated<typeof en> = {
  'accounts.welcome': 'Qué bueno verte',
  'accounts.welcomeText': 'Inicia sesión con el correo que tu club conoce.',
  'accounts.signIn': 'Iniciar sesión',
  'accounts.password': 'Contraseña',
  'accounts.showPassword': 'Mostrar contraseña',
  'accounts.staySignedIn': 'Mantener la sesión',
  'accounts.forgotPassword': 'Olvidé la contraseña',
  'accounts.newHere': '¿primera vez?',
  'accounts.createAccount': 'Crear cuenta',
  'accounts.haveCode': 'Tengo un código',
  'accounts.codeNote': 'Escribe el código de tu club y después inicia sesión o crea una cuenta.',
  'accounts.appText': '¿Entrenando en la sala? Abre Clubpulse en el móvil y añádelo a la pantalla de inicio.',
  'accounts.heroLine': 'Toda la sala ve qué cara tiene el esfuerzo.',
  'accounts.needsHttps': 'Para iniciar sesión se necesita una dirección segura (https). Pídela a tu club.',
};
