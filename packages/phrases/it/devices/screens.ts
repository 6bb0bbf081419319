import type { screens as en } from '../../en/devices/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'devices.title': 'Sale e dispositivi',
  'devices.straps': 'Fasce',
  'devices.screens': 'Schermi',
};
