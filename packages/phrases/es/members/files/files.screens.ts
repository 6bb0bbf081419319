import type { screens as en } from '../../../en/members/files/files.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'files.mine': 'Mis archivos',
  'files.title': 'Archivos',
};
