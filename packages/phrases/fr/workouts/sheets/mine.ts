import type { mine as en } from '../../../en/workouts/sheets/mine.ts';
import type { Translated } from '../../../phrases.ts';

export const mine: Translated<typeof en> = {
  'sheets.newOwn': 'Nouvelle fiche personnelle',
  'sheets.own': 'Personnelle',
  'runs.new': 'Nouvelle',
  'runs.start': 'Commencer',
  'runs.startDay': 'Commencer {{day}}',
  'runs.goOn': 'Reprendre',
};
