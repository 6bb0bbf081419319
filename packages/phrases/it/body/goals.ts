import type { goals as en } from '../../en/body/goals.ts';
import type { Translated } from '../../phrases.ts';

export const goals: Translated<typeof en> = {
  'goals.set': 'Fissa un obiettivo',
  'goals.change': 'Cambia l’obiettivo',
  'goals.of': 'Obiettivo per {{name}}',
  'goals.until': 'Entro (facoltativo)',
  'goals.is': 'Obiettivo {{value}}',
  'goals.isUntil': 'Obiettivo {{value}} entro il {{date}}',
  'goals.missing': 'ancora {{value}}',
  'goals.reached': 'raggiunto',
  'goals.by': 'fissato da {{name}}',
  'goals.saved': 'L’obiettivo è stato salvato',
  'goals.removed': 'L’obiettivo è stato tolto',
};
