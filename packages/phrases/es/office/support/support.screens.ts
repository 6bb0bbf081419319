import type { screens as en } from '../../../en/office/support/support.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'support.title': 'Ayuda y soporte',
  'support.videosTitle': 'Vídeos de ayuda',
};
