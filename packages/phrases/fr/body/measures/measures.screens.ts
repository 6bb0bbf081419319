import type { screens as en } from '../../../en/body/measures/measures.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'measures.title': 'Mesures corporelles',
  'measures.athletes': 'Mesures des athlètes',
  'measures.composition': 'Composition corporelle',
  'measures.report': 'Bilan',
};
