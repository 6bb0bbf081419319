import type { screens as en } from '../../en/live/board.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'live.title': 'En direct',
  'live.notEnabled': 'Clubpulse LIVE n’est pas disponible ou pas activé pour le club',
  'live.whoSwitches': 'Un responsable ou le propriétaire l’active dans les réglages du club.',
  'live.toSettings': 'Aux réglages du club',
  'onScreen.title': 'Sur les écrans',
};
