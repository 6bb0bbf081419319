import type { screens as en } from '../../en/office/club-overview.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'clubs.overview': 'Panoramica del club',
};
