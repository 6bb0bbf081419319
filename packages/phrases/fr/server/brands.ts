import type { brands as en } from '../../en/server/brands.ts';
import type { Translated } from '../../phrases.ts';

export const brands: Translated<typeof en> = {
  'brands.added-subject': '{{brand}} a un nouveau propriétaire',
  'brands.added-text':
    '{{by}} a rendu {{owner}} propriétaire de {{brand}} : de tous ses clubs, avec tout ce qu’ils contiennent, et du choix des autres propriétaires.',
  'brands.removed-subject': '{{brand}} a été retirée à un propriétaire',
  'brands.removed-text': '{{by}} a retiré {{brand}} à {{owner}}, qui ne décide plus de l’enseigne ni de ses clubs.',
  'brands.by-admin': 'Un administrateur du serveur',
  'brands.look': 'Si personne n’était d’accord, parlez-en tout de suite aux autres propriétaires ou à qui gère ce serveur.',
  'brands.why': 'Vous recevez ce message parce que {{brand}} vous appartient, ou vous appartenait jusqu’à présent.',
};
