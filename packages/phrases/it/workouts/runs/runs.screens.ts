import type { screens as en } from '../../../en/workouts/runs/runs.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'runs.run': 'Allenati con una scheda',
  'runs.log': 'Scheda svolta',
};
