import type { refusals as en } from '../../en/body/goals.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'goal-day-over': 'Elige hoy o un día futuro.',
};
