import type { goals as en } from '../../en/body/goals.ts';
import type { Translated } from '../../phrases.ts';

export const goals: Translated<typeof en> = {
  'goals.set': 'Fijar un objetivo',
  'goals.change': 'Cambiar el objetivo',
  'goals.of': 'Objetivo de {{name}}',
  'goals.until': 'Hasta (opcional)',
  'goals.is': 'Objetivo {{value}}',
  'goals.isUntil': 'Objetivo {{value}} para el {{date}}',
  'goals.missing': 'faltan {{value}}',
  'goals.reached': 'alcanzado',
  'goals.by': 'fijado por {{name}}',
  'goals.saved': 'El objetivo se ha guardado',
  'goals.removed': 'El objetivo se ha quitado',
};
