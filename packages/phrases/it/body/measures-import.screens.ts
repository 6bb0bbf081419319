import type { screens as en } from '../../en/body/measures-import.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'measureMany.title': 'Misura più atleti',
};
