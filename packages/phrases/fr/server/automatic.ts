import type { automatic as en } from '../../en/server/automatic.ts';
import type { Translated } from '../../phrases.ts';

export const automatic: Translated<typeof en> = {
  'automatic.Birthday.name': 'Anniversaires',
  'automatic.Birthday.title': 'Joyeux anniversaire !',
  'automatic.Birthday.text':
    'Joyeux anniversaire, {Nickname} ! Toute l’équipe de {Club} vous souhaite une belle année. À bientôt.',
  'automatic.FirstVisit.name': 'Après la première visite',
  'automatic.FirstVisit.title': 'Comment était-ce ?',
  'automatic.FirstVisit.text':
    'Bonjour {Nickname}, hier était votre première visite à {Club}. Comment était-ce ? Réservez votre prochain cours, nous vous attendons.',
  'automatic.NotSeen.name': 'Absents depuis quatre semaines',
  'automatic.NotSeen.title': 'Vous nous manquez',
  'automatic.NotSeen.text':
    'Bonjour {Nickname}, votre dernière visite à {Club} : {LastSeen}. Vous gardons-nous une place cette semaine ?',
};
