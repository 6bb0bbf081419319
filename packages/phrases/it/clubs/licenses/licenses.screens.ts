import type { screens as en } from '../../../en/clubs/licenses/licenses.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'clubs.licenses': 'Licenze',
};
