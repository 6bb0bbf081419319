import type { screens as en } from '../../en/devices/sensors.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'devices.straps': 'Fasce',
};
