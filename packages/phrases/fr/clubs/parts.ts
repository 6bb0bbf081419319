import type { parts as en } from '../../en/clubs/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'clubs.code': 'Code du club',
  'clubs.trainingNow': 'À l’entraînement',
  'clubs.trainingsToday': 'Entraînements aujourd’hui',
  'clubs.pointsToday': 'Points aujourd’hui',
  'clubs.needsNothing': 'Tout va bien',
  'clubs.bridgesToCheck_one': '{{count}} bridge à vérifier',
  'clubs.bridgesToCheck_many': '{{count}} bridges à vérifier',
  'clubs.bridgesToCheck_other': '{{count}} bridges à vérifier',
};
