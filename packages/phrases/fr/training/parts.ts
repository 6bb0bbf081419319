import type { parts as en } from '../../en/training/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'training.time': 'Durée',
  'training.noTraining': 'aucun entraînement',
  'training.noSignal': 'Pas de signal',
  'training.since': 'depuis {{time}}',
  'training.countedTo': 'compté jusqu’à {{time}}, pendant la séance',
  'training.heartRateNotShared': 'Fréquence cardiaque non partagée',
  'training.together': 'Entraînés ensemble',
  'training.togetherIn': 'Ce que chacun a fait dans {{name}}',
  'training.noteRow': '{{name}} a noté une visite',
  'training.noteRowOfClub': 'Le club a noté une visite',
  'training.sourceCounts_one': 'Compte : {{source}}, et {{count}} autre',
  'training.sourceCounts_many': 'Compte : {{source}}, et {{count}} autres',
  'training.sourceCounts_other': 'Compte : {{source}}, et {{count}} autres',
  'training.sourceWithNote': '{{source}}, et une note',
  'training.clubStrap': 'Ceinture du club',
  'training.ownStrap': 'Ceinture personnelle',
  'training.handSource': 'Noté à la main',
  'training.fileSource': 'Fichier',
  'training.wearableSource': 'Appareil',
};
