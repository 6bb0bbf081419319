import type { screens as en } from '../../../en/workouts/timers/timers.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'timers.title': 'Minuteurs',
};
