import type { screens as en } from '../../en/live/live.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'live.title': 'En direct',
  'live.notEnabled': 'Clubpulse LIVE n’est pas disponible ou pas activé pour le club',
  'live.whoSwitches': 'Un responsable ou le propriétaire l’active dans les réglages du club.',
  'live.toSettings': 'Aux réglages du club',
  'onScreen.title': 'Sur les écrans',
  'group.title': 'Entraînement de groupe',
  'liveTr.title': 'Entraînements en direct',
  'liveTr.one': 'Entraînement en direct',
  'ownLive.title': 'En direct sur votre téléphone',
  'ownStrap.title': 'S’entraîner avec sa ceinture',
};
