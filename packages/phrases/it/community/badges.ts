import type { badges as en } from '../../en/community/badges.ts';
import type { Translated } from '../../phrases.ts';

export const badges: Translated<typeof en> = {
  'badges.mine': 'I miei badge',
  'badges.none': 'Ancora nessun badge. Li danno le sfide del tuo club.',
};
