import type { mine as en } from '../../../en/workouts/sheets/mine.ts';
import type { Translated } from '../../../phrases.ts';

export const mine: Translated<typeof en> = {
  'sheets.newOwn': 'Nueva ficha personal',
  'sheets.noneRead': 'Aún no tienes fichas compartidas. Escribe una tuya.',
  'sheets.own': 'Personal',
};
