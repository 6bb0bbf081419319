import type { refusals as en } from '../../../en/workouts/definitions/definitions.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.WorkoutDefinitionNotFound': 'Este entrenamiento no existe o ya no está publicado.',
  'error.TooManyWorkoutDefinitions':
    'Un club tiene como máximo {{max}} entrenamientos guiados. Elimina alguno que ya nadie necesite.',
};
