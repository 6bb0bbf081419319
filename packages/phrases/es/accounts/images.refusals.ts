import type { refusals as en } from '../../en/accounts/images.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
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
};
