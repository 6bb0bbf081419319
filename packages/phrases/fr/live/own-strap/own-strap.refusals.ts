import type { refusals as en } from '../../../en/live/own-strap/own-strap.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OwnBeatsTimes':
    'Ces fréquences cardiaques sont d’un autre moment : réglez l’horloge de l’appareil, ou laissez ce qui a plus d’une semaine.',
  'error.OwnPlaceNothingOn': 'Rien de ce à quoi vous participez n’avait lieu là à ce moment : vous vous entraînez pour vous.',
  'error.OwnPlaceNotShared':
    'Vous ne partagez pas vos fréquences cardiaques avec ce club. Partagez-les pour figurer sur son mur.',
};
