import type { support as en } from '../../../en/office/support/support.ts';
import type { Translated } from '../../../phrases.ts';

export const support: Translated<typeof en> = {
  'support.guide': 'Le guide',
  'support.search': 'Que voulez-vous faire ?',
  'support.noneMatch': 'Le guide n’en parle pas',
  'support.noneMatchText': 'Essayez un autre mot, ou écrivez-nous.',
  'support.pdf': 'Guide en PDF',
  'support.contact': 'Toujours bloqué ?',
  'support.contactText': 'Écrivez à {{email}}. Dites ce que vous avez fait et ce que vous avez vu.',
  'support.contactClub': 'Demandez à l’accueil de votre club.',
  'support.videosNone': 'Pas encore de vidéos d’aide',
  'support.videosNoneText': 'Qui gère cette installation les ajoute. Le guide dit la même chose en mots.',
  'support.for': 'Pour qui',
  'support.for-Athlete': 'Les membres',
  'support.for-Trainer': 'Les entraîneurs',
  'support.for-Manager': 'Les responsables',
  'support.add': 'Ajouter une vidéo',
  'support.linkHint': 'L’adresse de la vidéo sur YouTube ou Vimeo.',
  'support.deleteText': 'Elle n’est plus montrée ici ; elle reste sur son site.',
};
