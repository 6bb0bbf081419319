import type { screens as en } from '../../../en/workouts/sheets/sheets.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'sheets.title': 'Fiches d’entraînement',
  'sheets.sheet': 'Fiche d’entraînement',
  'sheets.usersTitle': 'Fiches des membres',
  'sheets.export': 'Fiche sur papier',
};
