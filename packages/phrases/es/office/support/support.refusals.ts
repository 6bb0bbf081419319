import type { refusals as en } from '../../../en/office/support/support.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.SupportVideoNotFound': 'Este vídeo de ayuda ya no está. Mira otra vez la lista.',
  'error.TooManySupportVideos': 'Ya hay {{max}} vídeos de ayuda. Elimina uno que nadie necesite.',
};
