import type { screens as en } from '../../../en/workouts/definitions/definitions.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'definitions.title': 'Entrenamientos guiados',
  'definitions.workout': 'Entrenamiento guiado',
};
