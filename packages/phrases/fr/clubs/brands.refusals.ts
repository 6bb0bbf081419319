import type { refusals as en } from '../../en/clubs/brands.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OwnerUnknown':
    'Personne n’a encore confirmé l’adresse {{email}} ici. Elle se confirme par l’e-mail envoyé à l’inscription, ou en se connectant avec un service qui l’a confirmée.',
  'error.AlreadyOwner': 'L’enseigne appartient déjà à {{email}}.',
  'error.LastOwner': 'Une enseigne garde au moins un propriétaire. Ajoutez-en d’abord un autre.',
};
