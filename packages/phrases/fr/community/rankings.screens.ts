import type { screens as en } from '../../en/community/rankings.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'rankings.title': 'Classements',
  'rankings.brandTitle': 'Classements de l’enseigne',
  'rankings.mineTitle': 'Mon classement',
};
