import type { badges as en } from '../../en/community/badges.ts';
import type { Translated } from '../../phrases.ts';

export const badges: Translated<typeof en> = {
  'badges.mine': 'I miei badge',
  'badges.none': 'Ancora nessuno. Il primo arriva con il tuo primo allenamento.',
  'badges.toEarn': 'Da conquistare',
};
