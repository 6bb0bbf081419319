import type { screens as en } from '../../../en/live/live-trainings/live-trainings.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'liveTr.title': 'Entrenamientos en vivo',
  'liveTr.one': 'Entrenamiento en vivo',
};
