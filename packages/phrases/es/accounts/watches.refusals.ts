import type { refusals as en } from '../../en/accounts/watches.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.ImpossibleToFollowYourself': 'Es imposible seguirte a ti mismo.',
};
