import type { screens as en } from '../../en/devices/devices.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'devices.apps': 'Apps de entrenador',
  'demo.users': 'Usuarios de demostración',
  'demo.user': 'Usuario de demostración',
  'devices.straps': 'Bandas',
};
