import type { screens as en } from '../../en/clubs/equipments.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'clubs.equipment': 'Equipamiento',
};
