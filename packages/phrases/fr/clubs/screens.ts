import type { screens as en } from '../../en/clubs/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'clubs.brand': 'Enseigne',
  'clubs.policies': 'Règlements',
  'clubs.join': 'Rejoindre un club',
  'clubs.overview': 'Aperçu du club',
};
