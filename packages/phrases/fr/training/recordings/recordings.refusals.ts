import type { refusals as en } from '../../../en/training/recordings/recordings.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
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
};
