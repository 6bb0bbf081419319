import type { mine as en } from '../../../en/workouts/sheets/mine.ts';
import type { Translated } from '../../../phrases.ts';

export const mine: Translated<typeof en> = {
  'sheets.newOwn': 'Nueva ficha personal',
  'sheets.own': 'Personal',
  'runs.new': 'Nueva',
  'runs.start': 'Empezar',
  'runs.startDay': 'Empezar {{day}}',
  'runs.goOn': 'Continuar',
};
