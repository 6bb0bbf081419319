import type { screens as en } from '../../../en/workouts/runs/runs.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'runs.run': 'Entrenar con una hoja',
  'runs.log': 'Hoja realizada',
};
