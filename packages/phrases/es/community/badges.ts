import type { badges as en } from '../../en/community/badges.ts';
import type { Translated } from '../../phrases.ts';

export const badges: Translated<typeof en> = {
  'badges.mine': 'Mis insignias',
  'badges.none': 'Todavía ninguna. La primera llega con tu primer entrenamiento.',
  'badges.toEarn': 'Por conseguir',
};
