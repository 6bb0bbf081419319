import type { parts as en } from '../../en/training/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'training.time': 'Durée',
  'training.noTraining': 'aucun entraînement',
  'training.noSignal': 'Pas de signal',
  'training.since': 'depuis {{time}}',
  'training.countedTo': 'compté jusqu’à {{time}}, pendant la séance',
  'training.byStaffRow': 'Noté par le club, non confirmé',
  'training.notConfirmed': 'non confirmé',
  'training.withoutUnconfirmed_one': 'Sans {{count}} noté par le club et non confirmé',
  'training.withoutUnconfirmed_many': 'Sans {{count}} notés par le club et non confirmés',
  'training.withoutUnconfirmed_other': 'Sans {{count}} notés par le club et non confirmés',
  'training.heartRateNotShared': 'Fréquence cardiaque non partagée',
  'training.together': 'Entraînés ensemble',
  'training.togetherIn': 'Ce que chacun a fait dans {{name}}',
};
