import type { screens as en } from '../../../en/office/progress/progress.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'progress.title': 'Progreso',
};
