import type { refusals as en } from '../../../en/workouts/sheets/sheets.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.WorkoutSheetNotFound': 'Ficha no encontrada. Se ha eliminado o ya no se comparte contigo.',
  'error.TooManyWorkoutSheets': 'Puede haber como máximo {{max}} fichas. Elimina las que ya nadie usa.',
  'error.ExerciseNotFoundInDestinationClub':
    'Ejercicio no encontrado en el club de destino: {{names}}. Añádelo o publícalo allí, o sustitúyelo aquí.',
  'error.WorkoutSheetNotClonable': 'El club no permite a los miembros hacer una ficha propia de esta. Pregunta a un entrenador.',
  'error.WorkoutSheetNotPublishable': 'No previstas para publicarse: {{names}}. Permítelo antes en la ficha.',
  'error.WorkoutSheetNotShareable': 'Esta ficha no está prevista para compartirse. Permítelo antes en la ficha.',
  'error.ExerciseRemoved': 'Definición del ejercicio no encontrada (eliminada). Sustitúyelo en la ficha y después cópiala.',
};
