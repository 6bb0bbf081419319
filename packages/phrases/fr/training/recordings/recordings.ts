import type { recordings as en } from '../../../en/training/recordings/recordings.ts';
import type { Translated } from '../../../phrases.ts';

export const recordings: Translated<typeof en> = {
  'recordings.title': 'Entraînements de fichiers',
  'recordings.choose': 'Choisir des fichiers',
  'recordings.lead': 'FIT, TCX ou GPX de votre montre ou compteur, plusieurs à la fois, chacun de {{max}} Mo au plus',
  'recordings.folder': 'Choisir un dossier',
  'recordings.noneFound': 'Il ne contient aucun fichier FIT, TCX ou GPX.',
  'recordings.waits': 'En attente',
  'recordings.reads': 'En lecture',
  'recordings.added': 'Maintenant dans votre journal',
  'recordings.joined': 'Ajouté à l’entraînement qui y était',
  'recordings.known': 'Était déjà dans votre journal',
  'recordings.overlaps': 'D’autres entraînements sont notés à cette heure',
  'recordings.tooShort': 'Une partie de moins d’une minute',
  'recordings.progress': '{{done}} sur {{count}} lus',
  'recordings.ready_one': '{{count}} fichier lu : {{added}} nouveaux, {{failed}} non lus.',
  'recordings.ready_many': '{{count}} de fichiers lus : {{added}} nouveaux, {{failed}} non lus.',
  'recordings.ready_other': '{{count}} fichiers lus : {{added}} nouveaux, {{failed}} non lus.',
  'recordings.again': 'Lire encore une fois',
  'recordings.hint':
    'Le voit qui vous avez choisi pour les entraînements hors de vos clubs. Le début et la fin d’un parcours, vous seul.',
  'recordings.saveTitle': 'Enregistrer l’entraînement dans un fichier',
  'recordings.format': 'Format',
  'recordings.formatFIT': 'Tout, pour montres et programmes d’entraînement',
  'recordings.formatTCX': 'Tout, pour des programmes plus anciens',
  'recordings.formatGPX': 'Le parcours, pour des cartes',
  'recordings.formatCSV': 'Un tableau, une ligne par seconde',
  'recordings.saveAct': 'Enregistrer le fichier',
  'recordings.placesIn': 'Le fichier dit où le parcours commence et finit.',
};
