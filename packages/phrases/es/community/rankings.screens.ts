import type { screens as en } from '../../en/community/rankings.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'rankings.title': 'Clasificaciones',
  'rankings.brandTitle': 'Clasificaciones de la marca',
  'rankings.mineTitle': 'Mi clasificación',
};
