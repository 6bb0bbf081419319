import type { screens as en } from '../../en/clubs/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'clubs.brand': 'Brand',
  'clubs.policies': 'Regolamenti',
  'clubs.join': 'Iscriviti a un club',
  'clubs.overview': 'Panoramica del club',
};
