import type { screens as en } from '../../en/body/body.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'fitnessTests.title': 'Test de forme',
  'health.title': 'Santé',
  'health.mine': 'Ma santé',
  'measureMany.title': 'Mesurer plusieurs',
  'measures.title': 'Mesures corporelles',
  'measures.athletes': 'Mesures des athlètes',
  'measures.composition': 'Composition corporelle',
  'measures.report': 'Bilan',
};
