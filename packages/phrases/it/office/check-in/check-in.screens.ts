import type { screens as en } from '../../../en/office/check-in/check-in.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'checkIn.title': 'Check-in',
  'checkIn.kiosk': 'Chiosco',
  'checkIn.mine': 'Il mio codice',
};
