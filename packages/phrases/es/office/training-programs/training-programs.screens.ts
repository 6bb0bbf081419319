import type { screens as en } from '../../../en/office/training-programs/training-programs.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'programs.title': 'Archivos de entrenamiento',
};
