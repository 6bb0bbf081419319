import type { badges as en } from '../../en/community/badges.ts';
import type { Translated } from '../../phrases.ts';

export const badges: Translated<typeof en> = {
  'badges.mine': 'Mis insignias',
  'badges.none': 'Aún no tienes insignias. Las dan los retos de tu club.',
};
