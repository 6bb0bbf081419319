import type { refusals as en } from '../../en/clubs/brands.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OwnerUnknown': "Personne n'a encore confirmé l'adresse {{email}} ici. Demandez d'abord de se connecter.",
  'error.AlreadyOwner': 'L’enseigne appartient déjà à {{email}}.',
  'error.LastOwner': "Une enseigne garde au moins un propriétaire. Ajoutez-en d'abord un autre.",
};
