import type { screens as en } from '../../../en/workouts/sheets/sheets.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'sheets.title': 'Fichas de entrenamiento',
  'sheets.sheet': 'Ficha de entrenamiento',
  'sheets.usersTitle': 'Fichas de los socios',
  'sheets.export': 'Ficha en papel',
};
