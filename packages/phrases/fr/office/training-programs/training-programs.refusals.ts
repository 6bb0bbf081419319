import type { refusals as en } from '../../../en/office/training-programs/training-programs.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.TrainingProgramNotFound': 'Ce fichier n’est plus partagé, ou il a été supprimé. Regardez à nouveau la liste.',
  'error.TrainingProgramsFull': 'Il y a déjà {{max}} fichiers ou {{gb}} Go. Supprimez-en un dont personne n’a plus besoin.',
  'error.NobodyToShareWith': 'Personne du club n’en fait partie. Choisissez d’autres personnes.',
  'program-too-large': 'Un fichier a 50 Mo au plus. Réduisez-le, ou envoyez une vidéo parmi les vidéos.',
};
