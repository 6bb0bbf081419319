import type { screens as en } from '../../../en/body/measures/measures.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'measures.title': 'Medidas corporales',
  'measures.athletes': 'Medidas de los atletas',
  'measures.composition': 'Composición corporal',
  'measures.report': 'Informe',
};
