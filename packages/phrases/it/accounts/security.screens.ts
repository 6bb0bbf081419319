import type { screens as en } from '../../en/accounts/security.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'accounts.security': 'Sicurezza',
  'accounts.changeEmail': 'Cambia e-mail',
};
