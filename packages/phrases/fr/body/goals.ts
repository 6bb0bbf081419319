import type { goals as en } from '../../en/body/goals.ts';
import type { Translated } from '../../phrases.ts';

export const goals: Translated<typeof en> = {
  'goals.set': 'Fixer un objectif',
  'goals.change': 'Modifier l’objectif',
  'goals.of': 'Objectif pour {{name}}',
  'goals.until': 'Avant le (facultatif)',
  'goals.is': 'Objectif {{value}}',
  'goals.isUntil': 'Objectif {{value}} avant le {{date}}',
  'goals.missing': 'encore {{value}}',
  'goals.reached': 'atteint',
  'goals.by': 'fixé par {{name}}',
  'goals.saved': 'L’objectif a été enregistré',
  'goals.removed': 'L’objectif a été retiré',
};
