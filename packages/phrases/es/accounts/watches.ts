import type { watches as en } from '../../en/accounts/watches.ts';
import type { Translated } from '../../phrases.ts';

export const watches: Translated<typeof en> = {
  'accounts.follows': 'Personas que sigo',
  'accounts.followsNote': 'Socios y personal de tus clubes. No reciben aviso.',
  'accounts.followsNobody': 'No sigues a nadie',
  'accounts.followsNobodyText': 'Los entrenadores siguen a alguien desde su ficha.',
  'accounts.follow': 'Seguir',
  'accounts.unfollow': 'Dejar de seguir',
};
