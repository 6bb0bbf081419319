import type { screens as en } from '../../en/community/rankings.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'rankings.title': 'Classifiche',
  'rankings.brandTitle': 'Classifiche del marchio',
  'rankings.mineTitle': 'La mia classifica',
};
