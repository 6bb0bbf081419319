import type { screens as en } from '../../../en/body/health/health.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'health.title': 'Salud',
  'health.mine': 'Mi salud',
};
