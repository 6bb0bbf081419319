import type { badges as en } from '../../en/community/badges.ts';
import type { Translated } from '../../phrases.ts';

export const badges: Translated<typeof en> = {
  'badges.mine': 'Mes badges',
  'badges.none': 'Aucun pour l’instant. Le premier vient avec votre premier entraînement.',
  'badges.toEarn': 'À gagner',
};
