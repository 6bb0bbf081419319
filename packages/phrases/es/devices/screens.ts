import type { screens as en } from '../../en/devices/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'devices.title': 'Salas y dispositivos',
  'devices.straps': 'Bandas',
  'devices.screens': 'Pantallas',
};
