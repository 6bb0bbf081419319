import type { refusals as en } from '../../../en/training/sharing/sharing.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.SenderNotConfirmed':
    'Les lettres partent une fois votre adresse {{email}} confirmée. Ouvrez le lien que nous vous avons envoyé, ou demandez-en un autre dans votre profil.',
  'error.SharedOftenWith':
    'Plusieurs lettres sur des entraînements sont parties à cette adresse dans l’heure. Envoyez le lien vous-même, ou réessayez dans une heure.',
};
