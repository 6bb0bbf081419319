import type { screens as en } from '../../en/clubs/policies.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'clubs.policies': 'Regolamenti',
};
