import type { screens as en } from '../../../en/workouts/runs/runs.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'runs.run': 'S’entraîner avec une fiche',
  'runs.log': 'Fiche réalisée',
};
