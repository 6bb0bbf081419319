import type { refusals as en } from '../../../en/live/own-strap/own-strap.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OwnBeatsTimes':
    'Estas frecuencias cardíacas son de otro momento: ajusta el reloj del dispositivo, o deja lo que tiene más de una semana.',
  'error.OwnPlaceNothingOn': 'A esa hora no había allí nada en lo que participes: entrenas por tu cuenta.',
  'error.OwnPlaceNotShared': 'No compartes tus frecuencias cardíacas con este club. Compártelas para aparecer en su panel.',
};
