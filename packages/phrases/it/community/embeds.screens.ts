import type { screens as en } from '../../en/community/embeds.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'embeds.title': 'Classifiche su un sito',
};
