import type { screens as en } from '../../en/clubs/clubs.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'clubs.join': 'Iscriviti a un club',
  'clubs.equipment': 'Attrezzatura',
  'clubs.licenses': 'Licenze',
  'clubs.policies': 'Regolamenti',
};
