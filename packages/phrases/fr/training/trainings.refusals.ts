import type { refusals as en } from '../../en/training/trainings.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TrainingRuns': 'Cet entraînement est encore capté. On peut le supprimer cinq minutes après le silence de la ceinture.',
  'error.TrainingIsHers': 'Ce qui a été capté ou noté par l’athlète, seul l’athlète le déplace et le supprime. Demandez-le-lui.',
  'training-overlaps': 'Il y a déjà un entraînement à cette heure. Modifiez l’un des deux.',
  'training-not-over': 'Il ne serait pas encore terminé. Saisissez une durée plus courte ou un début plus tôt.',
  'training-too-early': 'C’est avant la naissance de l’athlète, ou avant 1900. Saisissez une date plus tard.',
  'name-is-link': 'Une adresse web n’est pas un nom. Saisissez le nom de la personne.',
  'training-too-fast': 'Personne n’est aussi rapide aussi longtemps. Vérifiez la distance et la durée.',
  'training-too-many-calories': 'Personne ne dépense autant en ce temps. Vérifiez les calories et la durée.',
  'training-heard': 'Les heures d’un entraînement capté sont celles de la ceinture. Changez son nom, son type ou la note.',
  'training-recorded':
    'Ses heures sont celles de l’enregistrement. Changez le reste, ou supprimez-le et importez un autre fichier.',
};
