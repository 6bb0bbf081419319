import type { screens as en } from '../../en/members/birthdays.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'members.birthdays': 'Compleanni',
};
