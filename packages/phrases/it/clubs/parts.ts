import type { parts as en } from '../../en/clubs/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'clubs.code': 'Codice del club',
  'clubs.trainingNow': 'Si allenano ora',
  'clubs.trainingsToday': 'Allenamenti oggi',
  'clubs.pointsToday': 'Punti oggi',
  'clubs.needsNothing': 'Tutto bene',
  'clubs.bridgesToCheck_one': '{{count}} bridge da controllare',
  'clubs.bridgesToCheck_many': '{{count}} bridge da controllare',
  'clubs.bridgesToCheck_other': '{{count}} bridge da controllare',
};
