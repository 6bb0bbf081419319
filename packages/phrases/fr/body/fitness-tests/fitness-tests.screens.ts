import type { screens as en } from '../../../en/body/fitness-tests/fitness-tests.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'fitnessTests.title': 'Test de forme',
};
