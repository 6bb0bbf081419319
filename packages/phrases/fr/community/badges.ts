import type { badges as en } from '../../en/community/badges.ts';
import type { Translated } from '../../phrases.ts';

export const badges: Translated<typeof en> = {
  'badges.mine': 'Mes badges',
  'badges.none': 'Pas encore de badge. Les défis de votre club en donnent.',
};
