import type { refusals as en } from '../../en/members/membership.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.StaffUnproved':
    'Son e-mail n’est pas encore confirmé : personne ne sait s’il est bien le sien. Une fois confirmé, elle ou il pourra travailler ici. Si ce serveur n’envoie pas d’e-mails, donnez d’abord un lien de connexion.',
  'error.LeavesNoManager':
    'Personne d’autre n’est responsable de ce club. Ensuite seul le propriétaire de la marque le gère. Appuyez encore une fois pour continuer.',
  'error.LastManager': 'Personne d’autre ne gère ce club. Nommez d’abord un autre gérant.',
};
