import type { screens as en } from '../../en/clubs/clubs.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'clubs.join': 'Unirse a un club',
  'clubs.equipment': 'Equipamiento',
  'clubs.licenses': 'Licencias',
  'clubs.policies': 'Políticas',
};
