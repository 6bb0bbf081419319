import type { watches as en } from '../../en/accounts/watches.ts';
import type { Translated } from '../../phrases.ts';

export const watches: Translated<typeof en> = {
  'accounts.follows': 'Personnes que je suis',
  'accounts.followsNote':
    'Membres et personnel de vos clubs. Ils n’en sont pas informés. « M’avertir » vous notifie de ce qui est écrit sur leurs entraînements dans votre club.',
  'accounts.followsNobody': 'Vous ne suivez personne',
  'accounts.followsNobodyText': 'Les entraîneurs suivent une personne depuis sa fiche.',
  'accounts.follow': 'Suivre',
  'accounts.unfollow': 'Ne plus suivre',
  'accounts.tellMe': 'M’avertir',
  'accounts.tellMeOf': 'M’avertir de ce qui est écrit sur les entraînements de {{name}}',
  'accounts.notifyMe': 'M’avertir des commentaires',
  'accounts.notifyMeNot': 'Ne plus m’avertir',
};
