import type { screens as en } from '../../en/members/membership.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'members.roles': 'Ruoli',
};
