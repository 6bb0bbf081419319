import type { screens as en } from '../../../en/workouts/slideshows/slideshows.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'slides.title': 'Diaporamas',
};
