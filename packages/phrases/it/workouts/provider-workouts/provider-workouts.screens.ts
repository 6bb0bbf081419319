import type { screens as en } from '../../../en/workouts/provider-workouts/provider-workouts.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'provider.title': 'Dalla piattaforma',
  'provider.one': 'Allenamento della piattaforma',
};
