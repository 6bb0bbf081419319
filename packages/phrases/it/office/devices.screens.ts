import type { screens as en } from '../../en/office/devices.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'devices.title': 'Sale e dispositivi',
};
