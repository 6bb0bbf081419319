import type { screens as en } from '../../en/office/messages.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'messages.title': 'Messaggi',
  'messages.ofClub': 'Scrivi ai soci',
};
