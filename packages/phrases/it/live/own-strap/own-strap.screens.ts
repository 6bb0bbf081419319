import type { screens as en } from '../../../en/live/own-strap/own-strap.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'ownStrap.title': 'Allenati con la tua fascia',
};
