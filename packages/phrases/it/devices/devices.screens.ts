import type { screens as en } from '../../en/devices/devices.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'devices.apps': 'App trainer',
  'demo.users': 'Utenti demo',
  'demo.user': 'Utente demo',
  'devices.straps': 'Fasce',
};
