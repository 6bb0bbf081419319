import type { screens as en } from '../../en/clubs/screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'clubs.brand': 'Marca',
  'clubs.policies': 'Políticas',
  'clubs.join': 'Unirse a un club',
  'clubs.overview': 'Resumen del club',
};
