import type { screens as en } from '../../../en/body/measures/measures.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'measures.title': 'Misure del corpo',
  'measures.athletes': 'Misure degli atleti',
  'measures.composition': 'Composizione corporea',
  'measures.report': 'Resoconto',
};
