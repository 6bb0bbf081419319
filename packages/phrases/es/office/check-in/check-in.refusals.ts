import type { refusals as en } from '../../../en/office/check-in/check-in.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.CheckInCodeUnknown': 'Código caducado. Pide uno nuevo o elige el nombre.',
  'error.CheckInCodeAttempts':
    'Muchos códigos incorrectos aquí. Espera {{seconds}} s y crea un código nuevo en la app: con uno correcto entras enseguida.',
};
