import type { clubs as en } from '../../en/clubs/clubs.ts';
import type { Translated } from '../../phrases.ts';

export const clubs: Translated<typeof en> = {
  'clubs.joinText': 'Votre club vous donne un code : sur une carte, dans un message ou à l’accueil.',
  'clubs.joinAction': 'Rejoindre',
  'clubs.joined': 'Bienvenue chez {{club}}',
  'clubs.joinedText': 'Vos entraînements dans ce club arrivent désormais dans votre journal.',
  'clubs.later': 'Pas maintenant',
};
