import type { refusals as en } from '../../en/live/displays.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.PairingCodeUnknown': 'Ninguna pantalla muestra este código. Compruébalo en el televisor.',
  'error.PairingCodeExpired': 'Este código ha caducado. El televisor muestra uno nuevo.',
  'error.PairingCodeAttempts':
    'Demasiados códigos incorrectos. Inténtalo de nuevo en {{minutes}} min y vuelve a leer el código en el televisor.',
};
