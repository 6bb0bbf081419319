import type { refusals as en } from '../../en/accounts/security.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.AccountElsewhere': 'Tu cuenta la gestiona otro proveedor de acceso. Cámbialo allí.',
  'error.SignInAgain': 'Para esto, vuelve a entrar: tu último acceso fue hace más de {{minutes}} minutos.',
  'error.SecondFactorFirst': 'Configura primero un segundo paso en tu propia cuenta. Luego pídelo a tu equipo.',
  'error.SecondFactorDemanded': 'Un club en el que trabajas pide un segundo paso. Añade otro antes de quitar este.',
  'email-same': 'Esta ya es tu dirección. Escribe otra.',
  'email-not-repeated': 'Las dos direcciones son distintas. Escribe la misma dos veces.',
  'password-wrong': 'Esta no es tu contraseña actual.',
  'password-required': 'Escribe una contraseña.',
  'password-short': 'Esta contraseña es demasiado corta. Usa al menos {{min}} caracteres.',
  'password-long': 'Esta contraseña es demasiado larga. Usa como máximo {{max}} caracteres.',
  'password-is-email': 'Tu correo no puede ser tu contraseña. Elige algo que solo sepas tú.',
  'password-common': 'Esta contraseña es de las primeras que se adivinan. Elige unas palabras que solo tú juntes.',
  'code-wrong': 'Este código es incorrecto o ya se usó. Espera al siguiente e inténtalo de nuevo.',
  'passkey-refused': 'No se pudo comprobar la llave de acceso. Prueba a añadirla de nuevo.',
};
