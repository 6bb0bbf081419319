import type { refusals as en } from '../../../en/live/own-strap/own-strap.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OwnBeatsTimes':
    'Queste frequenze cardiache sono di un altro momento: regola l’orologio del dispositivo, o lascia ciò che ha più di una settimana.',
};
