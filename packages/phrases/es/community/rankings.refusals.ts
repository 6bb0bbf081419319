import type { refusals as en } from '../../en/community/rankings.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RankingsOff': 'Este club no clasifica a sus atletas. Las clasificaciones se activan en sus ajustes.',
};
