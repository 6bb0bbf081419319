import type { refusals as en } from '../../../en/workouts/sheets/sheets.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.WorkoutSheetNotFound': 'Fiche introuvable. Elle a été supprimée ou n’est plus partagée avec vous.',
  'error.TooManyWorkoutSheets': 'Il peut y avoir {{max}} fiches au maximum. Supprimez celles que plus personne n’utilise.',
  'error.ExerciseNotFoundInDestinationClub':
    'Exercice introuvable dans le club de destination : {{names}}. Ajoutez-le ou publiez-le là-bas, ou remplacez-le ici.',
  'error.WorkoutSheetNotClonable': 'Le club ne permet pas aux membres d’en faire leur propre fiche. Demandez à un entraîneur.',
  'error.WorkoutSheetNotPublishable': 'Non destinées à la publication : {{names}}. Autorisez-la d’abord dans la fiche.',
  'error.WorkoutSheetNotShareable': 'Cette fiche n’est pas destinée au partage. Autorisez-le d’abord dans la fiche.',
  'error.ExerciseRemoved': 'Définition de l’exercice introuvable (supprimée). Remplacez-le dans la fiche, puis copiez-la.',
};
