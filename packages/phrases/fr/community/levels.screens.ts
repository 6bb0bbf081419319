import type { screens as en } from '../../en/community/levels.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'levels.title': 'Mon niveau',
};
