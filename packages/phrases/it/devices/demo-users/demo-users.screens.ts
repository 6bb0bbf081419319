import type { screens as en } from '../../../en/devices/demo-users/demo-users.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'demo.users': 'Utenti demo',
  'demo.user': 'Utente demo',
};
