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
  'training.caloriesHint': 'Si le champ reste vide, elles sont calculées d’après le type et le poids.',
  'training.timesRecorded': 'Ses heures sont celles de l’enregistrement.',
  'training.saved': 'Entraînement enregistré',
  'training.edit': 'Modifier',
  'training.delete': 'Supprimer l’entraînement',
  'training.deleteTitle': 'Supprimer cet entraînement ?',
  'training.deleteText': '{{time}} avec {{points}} quittent le journal et tous les totaux. Ce qui a été écrit part aussi.',
  'training.deleteBeatsStay': 'Les battements restent enregistrés, mais ne font plus d’entraînement.',
  'training.deleteBeatsGo': 'Ses battements sont supprimés avec elle.',
  'training.deleteOther':
    'Cette source quitte le journal, avec ce qui a été écrit. Le journal en compte une autre : ses totaux ne changent pas.',
  'training.deleteNext':
    'Cette source quitte le journal, avec ce qui a été écrit. Une autre source de cette heure compte alors, avec son temps et ses points.',
  'training.deleteInClub':
    'Les totaux, les classements et les résultats des cours de {{club}} perdent ce que cette source y compte.',
  'training.deleteDeclared': 'Il quitte le journal et tous les totaux, avec ce qui a été écrit.',
  'training.keep': 'Garder l’entraînement',
  'training.deleted': 'Entraînement supprimé',
  'training.distance': 'distance',
  'training.fromSource': 'de {{name}}',
  'training.byHand': 'noté à la main',
  'training.fromFile': 'd’un fichier',
  'training.fromWearable': 'd’un appareil',
  'training.notHeard': 'Aucun battement n’est enregistré pour cet entraînement.',
  'training.noPoints': 'Les points viennent de la fréquence cardiaque seule : ce qui est noté à la main n’en donne aucun.',
  'training.deleteNote': 'La visite quitte la liste du club et le journal.',
  'training.noteTitle': 'Noter une visite',
  'training.noteSaved': 'Visite notée',
  'training.noteHint': 'Une note est une visite dans la liste du club et dans le journal, sans points.',
  'training.noteDeleted': 'Note de la visite supprimée',
};
