import type { screens as en } from '../../../en/workouts/generator/generator.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'generator.title': 'Genera una scheda',
};
