import type { refusals as en } from '../../en/training/training.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'effort-is-hers': 'C’est à l’athlète de dire si un entraînement était dur.',
  'model-is-hers': 'Seul l’athlète peut laisser un modèle lire les chiffres de son entraînement.',
  'error.RecordingTypeRefused':
    'Ce n’est pas un fichier FIT, TCX ou GPX. Exportez de nouveau l’entraînement dans un de ces formats.',
  'error.RecordingPacked':
    'C’est un fichier compressé. Décompressez-le, puis choisissez les fichiers qu’il contient ou leur dossier.',
  'error.RecordingDocumentType':
    'Il commence par ses propres définitions (DOCTYPE), qu’aucune montre n’écrit et qui ne se lisent pas. Exportez-le de nouveau depuis la montre ou son application.',
  'error.RecordingBroken':
    'Le fichier est abîmé : rien ne peut en être lu. Chargez-le de nouveau depuis la montre ou son application.',
  'error.RecordingEmpty':
    'Rien n’y est daté : c’est un parcours prévu, ou des réglages. Choisissez le fichier d’un entraînement.',
  'error.RecordingTooLarge': 'Il contient plus de valeurs qu’une journée d’entraînement. Divisez-le en parties plus courtes.',
  'error.RecordingTooShort': 'Il dure moins d’une minute. Un entraînement dure une minute ou plus.',
  'error.RecordingTooLong': 'Il dure plus d’un jour. Divisez-le en parties plus courtes.',
  'error.RecordingWithoutValues':
    'Ses points sont datés, mais n’ont aucune valeur possible. Exportez-le de nouveau depuis la montre ou son application.',
  'error.RecordingAhead':
    'D’après ses heures, il finit dans le futur. Réglez l’heure de la montre et corrigez les heures dans son application.',
  'error.RecordingUndated':
    'D’après ses heures, il date d’avant 2000 : l’heure de la montre n’était pas réglée. Corrigez les heures dans son application.',
  'error.RecordingNoRoute':
    'Il n’a pas de parcours, et un fichier GPX ne contient rien d’autre. Enregistrez-le en FIT, TCX ou CSV.',
  'recording-nothing': 'Le fichier est vide. Rechargez-le depuis la montre ou son application.',
  'recording-too-large': 'Au plus 25 Mo. Divisez-le en parties plus courtes.',
  'error.SenderNotConfirmed':
    'Les lettres partent une fois votre adresse {{email}} confirmée. Ouvrez le lien que nous vous avons envoyé, ou demandez-en un autre dans votre profil.',
  'error.SharedOftenWith':
    'Plusieurs lettres sur des entraînements sont parties à cette adresse dans l’heure. Envoyez le lien vous-même, ou réessayez dans une heure.',
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
  'error.WearablesOff': 'Les montres Garmin ne peuvent pas être connectées ici.',
  'error.WearableQuestionOver': 'Trop tard, ou déjà répondu. Connectez à nouveau.',
  'error.WearableNotAgreed': 'Garmin n’accepte pas la réponse. Connectez à nouveau et autorisez-le là-bas.',
  'error.WearableOfAnother': 'Ce compte Garmin est connecté avec une autre personne ici. Déconnectez-le d’abord là-bas.',
  'error.WearableAway': 'Garmin ne répond pas. Connectez à nouveau dans quelques minutes.',
};
