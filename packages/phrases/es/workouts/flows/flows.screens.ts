import type { screens as en } from '../../../en/workouts/flows/flows.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'flows.title': 'Flujos de intensidad',
};
