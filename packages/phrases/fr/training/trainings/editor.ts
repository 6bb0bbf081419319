import type { editor as en } from '../../../en/training/trainings/editor.ts';
import type { Translated } from '../../../phrases.ts';

export const editor: Translated<typeof en> = {
  'training.addTitle': 'Nouvel entraînement',
  'training.editTitle': 'Modifier l’entraînement',
  'training.whatFor': 'Pour {{name}}',
  'training.beginField': 'Commencé à',
  'training.lengthField': 'Durée',
  'training.elsewhere': 'Pas dans un club',
  'training.chooseHerClub':
    'L’équipe note ce qui a été fait dans un de ses clubs. Choisissez dans le menu un club de cet athlète, puis ajoutez l’entraînement.',
  'training.distanceField': 'Distance',
  'training.averageField': 'Fréquence cardiaque moyenne',
  'training.caloriesField': 'Calories',
  'training.nameHint': 'Sans nom, il porte celui de son cours ou de sa salle.',
  'training.noPoints':
    'Les points viennent de la fréquence cardiaque seule : ce qui est noté n’en donne aucun. Les battements enregistrés à cette heure comptent.',
  'training.caloriesHint': 'Si le champ reste vide, elles sont calculées d’après le type et le poids.',
  'training.timesRecorded': 'Ses heures sont celles de l’enregistrement.',
  'training.saved': 'Entraînement enregistré',
  'training.edit': 'Modifier',
  'training.delete': 'Supprimer l’entraînement',
  'training.deleteTitle': 'Supprimer cet entraînement ?',
  'training.deleteText':
    '{{time}} avec {{points}} quittent le journal et tous les totaux. Ce qui a été écrit part aussi. Les battements restent enregistrés, mais ne font plus d’entraînement.',
  'training.deleteHeardStays':
    'Ce qui a été noté disparaît. Ce qui a été mesuré reste dans le journal tel quel : supprimez-le aussi s’il est faux.',
  'training.deleteDeclared': 'Il quitte le journal et tous les totaux, avec ce qui a été écrit.',
  'training.keep': 'Garder l’entraînement',
  'training.deleted': 'Entraînement supprimé',
  'training.distance': 'distance',
  'training.fromSource': 'de {{name}}',
  'training.byStaff': 'noté par le club, non confirmé',
  'training.byHand': 'noté à la main',
  'training.fromFile': 'd’un fichier',
  'training.fromWearable': 'd’un appareil',
  'training.notHeard': 'Aucun battement n’est enregistré pour cet entraînement.',
};
