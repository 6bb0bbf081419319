import type { refusals as en } from '../../../en/live/own-strap/own-strap.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OwnBeatsTimes':
    'Queste frequenze cardiache sono di un altro momento: regola l’orologio del dispositivo, o lascia ciò che ha più di una settimana.',
  'error.OwnPlaceNothingOn': 'Lì, in quel momento, non c’era nulla a cui partecipi: ti alleni per conto tuo.',
  'error.OwnPlaceNotShared': 'Non condividi le frequenze cardiache con questo club. Condividile per comparire sul suo tabellone.',
};
