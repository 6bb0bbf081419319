import type { parts as en } from '../../en/clubs/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'clubs.code': 'Código del club',
  'clubs.trainingNow': 'Entrenando ahora',
  'clubs.trainingsToday': 'Entrenamientos hoy',
  'clubs.pointsToday': 'Puntos hoy',
  'clubs.needsNothing': 'Todo bien',
  'clubs.bridgesToCheck_one': '{{count}} bridge por revisar',
  'clubs.bridgesToCheck_many': '{{count}} bridges por revisar',
  'clubs.bridgesToCheck_other': '{{count}} bridges por revisar',
};
