import type { refusals as en } from '../../en/accounts/accounts.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.NotShared': 'No lo comparte con tu club.',
  'error.ImageTypeRefused': 'Esta no es una imagen de un tipo admitido: {{types}}.',
  'error.ImageTooSmall':
    'La imagen tiene {{width}} × {{height}} píxeles y necesita al menos {{minWidth}} × {{minHeight}}. Elige una más grande.',
  'error.ImageTooLarge': 'La imagen tiene más de {{max}} millones de píxeles. Redúcela e inténtalo de nuevo.',
  'error.ImageUnreadable':
    'La imagen no se puede leer: el archivo está dañado o incompleto. Guárdala de nuevo e inténtalo otra vez.',
  'error.ImagesFull':
    'Ya hay {{max}} imágenes. Quita las que ya no hagan falta o inténtalo más tarde: las que nadie muestra dejan sitio solas.',
  'error.ImageAddressRefused':
    'No se puede consultar esta dirección. Escribe una que empiece por https:// y que todos puedan abrir.',
  'error.ImageNotFetched':
    'No se pudo obtener ninguna imagen de esta dirección. Ábrela en el navegador y comprueba que muestra una.',
  'error.AccountElsewhere': 'Tu cuenta la gestiona otro proveedor de acceso. Cámbialo allí.',
  'error.SignInAgain': 'Para esto, vuelve a entrar: tu último acceso fue hace más de {{minutes}} minutos.',
  'error.SecondFactorFirst': 'Configura primero un segundo paso en tu propia cuenta. Luego pídelo a tu equipo.',
  'error.SecondFactorDemanded': 'Un club en el que trabajas pide un segundo paso. Añade otro antes de quitar este.',
  'error.TokenLimit': 'Ya hay {{max}} tokens. Revoca uno que ya no se use.',
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
  'invalid-country': 'Elige un país de la lista.',
  'age-limits': 'La edad debe estar entre 5 y 110 años.',
  'height-limits': 'La altura debe estar entre 60 y 250 cm (2′ – 8′2″).',
  'weight-limits': 'El peso debe estar entre 20 y 400 kg (45 – 881 lb).',
  'ftp-limits': 'La potencia debe estar entre 30 y 700 vatios.',
  'target-zone-limits': 'La zona objetivo debe estar entre 0 y 100 %.',
  'target-zone-order': 'El límite inferior debe estar por debajo del superior.',
  'email-not-yours': 'Escribe el correo con el que entras.',
  'max-heart-rate-limits': 'La frecuencia cardíaca máxima debe estar entre 100 y 220 lpm.',
  'resting-heart-rate-limits': 'La frecuencia en reposo debe estar entre 30 y 120 lpm y por debajo del 60 % de la máxima.',
  'zone-order': 'Cada zona debe empezar por encima de la anterior y por debajo del máximo.',
  'error.EmailExists': 'El correo {{email}} ya existe.',
  'error.EmailNotConfirmed': 'Tu proveedor de acceso no ha confirmado {{email}}. Confirma allí la dirección y vuelve a entrar.',
  'error.EmailToConfirm':
    'Tu club ya ha apuntado {{email}} para ti. Abre el enlace del correo que se te envió y vuelve aquí. ¿No te ha llegado? Pide una contraseña nueva donde accedes: ese enlace también confirma la dirección. Si este servidor no envía correo, pide al club un enlace de acceso.',
  'error.NicknameExists': 'Este apodo ya está en uso. Elige otro.',
  'error.ImpossibleToFollowYourself': 'Es imposible seguirte a ti mismo.',
};
