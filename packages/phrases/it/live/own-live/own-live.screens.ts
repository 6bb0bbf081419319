import type { screens as en } from '../../../en/live/own-live/own-live.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'ownLive.title': 'Live sul tuo telefono',
};
