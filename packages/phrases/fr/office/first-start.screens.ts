import type { screens as en } from '../../en/office/first-start.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'firstClub.title': 'Premier club',
};
