import type { screens as en } from '../../en/devices/apps.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'devices.apps': 'Apps de entrenador',
};
