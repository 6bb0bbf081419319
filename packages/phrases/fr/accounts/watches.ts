import type { watches as en } from '../../en/accounts/watches.ts';
import type { Translated } from '../../phrases.ts';

export const watches: Translated<typeof en> = {
  'accounts.follows': 'Personnes que je suis',
  'accounts.followsNote': 'Membres et personnel de vos clubs. Ils n’en sont pas informés.',
  'accounts.followsNobody': 'Vous ne suivez personne',
  'accounts.followsNobodyText': 'Les entraîneurs suivent une personne depuis sa fiche.',
  'accounts.follow': 'Suivre',
  'accounts.unfollow': 'Ne plus suivre',
};
