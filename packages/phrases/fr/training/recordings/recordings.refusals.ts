import type { refusals as en } from '../../../en/training/recordings/recordings.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.RecordingTypeRefused':
    'Ce n’est pas un fichier FIT, TCX ou GPX. Exportez de nouveau l’entraînement dans un de ces formats.',
  'error.RecordingPacked':
    'C’est un fichier compressé. Décompressez-le, puis choisissez les fichiers qu’il contient ou leur dossier.',
  'error.RecordingDocumentType':
    'Il commence par ses propres définitions (DOCTYPE), qu’aucune montre n’écrit et qui ne se lisent pas. Exportez-le de nouveau depuis la montre ou son application.',
  'error.RecordingBroken': 'Le fichier est abîmé ou incomplet. Chargez-le de nouveau depuis la montre ou son application.',
  'error.RecordingEmpty':
    'Il ne contient aucun entraînement : pas une minute datée avec une valeur possible. Un parcours prévu ou des réglages ne se lisent pas.',
  'error.RecordingTooLarge': 'Il contient plus de valeurs qu’une journée d’entraînement. Divisez-le en parties plus courtes.',
  'error.RecordingTimes':
    'D’après ses heures, il dure plus d’un jour, finit dans le futur ou date d’avant 2000. Réglez l’heure de la montre.',
  'error.RecordingNoRoute':
    'Il n’a pas de parcours, et un fichier GPX ne contient rien d’autre. Enregistrez-le en FIT, TCX ou CSV.',
  'recording-nothing': 'Le fichier est vide. Rechargez-le depuis la montre ou son application.',
  'recording-too-large': 'Au plus 25 Mo. Divisez-le en parties plus courtes.',
};
