import type { screens as en } from '../../en/body/body.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'fitnessTests.title': 'Test di forma',
  'health.title': 'Salute',
  'health.mine': 'La mia salute',
  'measureMany.title': 'Misura più atleti',
  'measures.title': 'Misure del corpo',
  'measures.athletes': 'Misure degli atleti',
  'measures.composition': 'Composizione corporea',
  'measures.report': 'Resoconto',
};
