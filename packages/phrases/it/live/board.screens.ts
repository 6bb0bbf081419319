import type { screens as en } from '../../en/live/board.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'live.title': 'Live',
  'live.notEnabled': 'Clubpulse LIVE non è disponibile o non è attivo per il club',
  'onScreen.title': 'Sugli schermi',
};
