import type { mine as en } from '../../../en/workouts/sheets/mine.ts';
import type { Translated } from '../../../phrases.ts';

export const mine: Translated<typeof en> = {
  'sheets.newOwn': 'Nouvelle fiche personnelle',
  'sheets.noneRead': 'Rien n’est encore partagé avec vous. Écrivez votre propre fiche.',
  'sheets.own': 'Personnelle',
};
