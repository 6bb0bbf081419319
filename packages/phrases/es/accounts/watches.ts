import type { watches as en } from '../../en/accounts/watches.ts';
import type { Translated } from '../../phrases.ts';

export const watches: Translated<typeof en> = {
  'accounts.follows': 'Personas que sigo',
  'accounts.followsNote':
    'Socios y personal de tus clubes. No reciben aviso. Con «Avísame» recibes una notificación de lo que se escribe sobre sus entrenamientos en tu club.',
  'accounts.followsNobody': 'No sigues a nadie',
  'accounts.followsNobodyText': 'Los entrenadores siguen a alguien desde su ficha.',
  'accounts.follow': 'Seguir',
  'accounts.unfollow': 'Dejar de seguir',
  'accounts.tellMe': 'Avísame',
  'accounts.tellMeOf': 'Avísame de lo que se escribe sobre los entrenamientos de {{name}}',
  'accounts.notifyMe': 'Avisarme de los comentarios',
  'accounts.notifyMeNot': 'No avisarme más',
};
