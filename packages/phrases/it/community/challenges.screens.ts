import type { screens as en } from '../../en/community/challenges.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'challenges.title': 'Sfide',
  'challenges.mine': 'Le mie sfide',
  'challenges.one': 'Sfida',
  'challenges.editor': 'Modifica sfida',
  'challenges.ofBrand': 'Sfide del brand',
  'challenges.objective': 'Modifica sfida a obiettivi',
};
