import type { screens as en } from '../../../en/workouts/circuits/circuits.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'circuits.circuits': 'Circuitos',
  'circuits.circuit': 'Circuito',
};
