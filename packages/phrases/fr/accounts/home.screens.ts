import type { screens as en } from '../../en/accounts/home.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'accounts.home': 'Connexion',
};
