import type { refusals as en } from '../../../en/workouts/definitions/definitions.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.WorkoutDefinitionNotFound': 'Cette séance n’existe pas ou n’est plus publiée.',
  'error.TooManyWorkoutDefinitions': 'Un club a au plus {{max}} séances guidées. Supprimez-en qui ne servent plus.',
};
