import type { screens as en } from '../../en/body/body.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'fitnessTests.title': 'Prueba de forma',
  'health.title': 'Salud',
  'health.mine': 'Mi salud',
  'measureMany.title': 'Medir a varios',
  'measures.title': 'Medidas corporales',
  'measures.athletes': 'Medidas de los atletas',
  'measures.composition': 'Composición corporal',
  'measures.report': 'Informe',
};
