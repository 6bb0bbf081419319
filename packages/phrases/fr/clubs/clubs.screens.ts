import type { screens as en } from '../../en/clubs/clubs.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'clubs.join': 'Rejoindre un club',
  'clubs.equipment': 'Équipement',
  'clubs.licenses': 'Licences',
  'clubs.policies': 'Règlements',
};
