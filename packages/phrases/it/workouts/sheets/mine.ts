import type { mine as en } from '../../../en/workouts/sheets/mine.ts';
import type { Translated } from '../../../phrases.ts';

export const mine: Translated<typeof en> = {
  'sheets.newOwn': 'Nuova scheda personale',
  'sheets.own': 'Personale',
  'runs.new': 'Nuova',
  'runs.start': 'Inizia',
  'runs.startDay': 'Inizia {{day}}',
  'runs.goOn': 'Continua',
};
