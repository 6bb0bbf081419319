import type { parts as en } from '../../en/members/parts.ts';
import type { Translated } from '../../phrases.ts';

export const parts: Translated<typeof en> = {
  'members.message': 'Message',
  'members.documents': 'Documents',
  'members.generic': 'Autre',
  'members.cameBy': 'Arrivée',
  'members.way-Email': 'Une invitation par e-mail',
  'members.way-Link': 'Un lien ou une affiche',
  'members.way-Import': 'Un fichier',
  'members.way-Desk': 'L’accueil',
  'members.way-Self': 'Le code du club',
  'members.way-Website': 'Le site du club',
  'members.profile': 'Profil',
  'members.emailUnconfirmed': 'E-mail non confirmé',
};
