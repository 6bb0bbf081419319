import type { screens as en } from '../../../en/workouts/sheets/sheets.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'sheets.title': 'Schede di allenamento',
  'sheets.sheet': 'Scheda di allenamento',
  'sheets.usersTitle': 'Schede dei soci',
  'sheets.export': 'Scheda su carta',
};
