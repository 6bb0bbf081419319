import type { screens as en } from '../../en/accounts/no-access.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'accounts.noAccess': 'Pas d’accès',
};
