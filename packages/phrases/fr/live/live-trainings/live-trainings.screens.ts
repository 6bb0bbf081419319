import type { screens as en } from '../../../en/live/live-trainings/live-trainings.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'liveTr.title': 'Entraînements en direct',
  'liveTr.one': 'Entraînement en direct',
};
