import type { screens as en } from '../../en/devices/devices.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'devices.apps': 'Apps coach',
  'demo.users': 'Utilisateurs démo',
  'demo.user': 'Utilisateur démo',
  'devices.straps': 'Ceintures',
};
