import type { screens as en } from '../../en/live/group-trainings.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'group.title': 'Allenamento di gruppo',
};
