import type { screens as en } from '../../en/office/profile.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'accounts.profile': 'Perfil y cuenta',
};
