import type { refusals as en } from '../../../en/training/wearables/wearables.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.WearablesOff': 'Les montres Garmin ne peuvent pas être connectées ici.',
  'error.WearableQuestionOver': 'Trop tard, ou déjà répondu. Connectez à nouveau.',
  'error.WearableNotAgreed': 'Garmin n’accepte pas la réponse. Connectez à nouveau et autorisez-le là-bas.',
  'error.WearableOfAnother': 'Ce compte Garmin est connecté avec une autre personne ici. Déconnectez-le d’abord là-bas.',
  'error.WearableAway': 'Garmin ne répond pas. Connectez à nouveau dans quelques minutes.',
};
