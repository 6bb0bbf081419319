import type { screens as en } from '../../en/office/brand.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'clubs.brand': 'Marca',
  'clubs.brandLicenses': 'Licencias de todos los clubes',
};
