import type { refusals as en } from '../../../en/office/support/support.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.SupportVideoNotFound': 'Cette vidéo d’aide n’est plus là. Regardez à nouveau la liste.',
  'error.TooManySupportVideos': 'Il y a déjà {{max}} vidéos d’aide. Supprimez-en une inutile.',
};
