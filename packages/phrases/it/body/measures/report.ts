import type { report as en } from '../../../en/body/measures/report.ts';
import type { Translated } from '../../../phrases.ts';

export const report: Translated<typeof en> = {
  'measures.openReport': 'Apre questo report',
  'measures.weightFell': 'Il peso è sceso di {{by}}.',
  'measures.weightFellFat': 'Il peso è sceso di {{by}}, soprattutto grasso.',
  'measures.weightRose': 'Il peso è salito di {{by}}.',
  'measures.weightRoseFat': 'Il peso è salito di {{by}}, soprattutto grasso.',
  'measures.entered': 'Ora nella fascia di riferimento: {{names}}.',
  'measures.left': 'Non più nella fascia di riferimento: {{names}}.',
  'measures.kept': 'Cambiato restando nella fascia di riferimento: {{names}}.',
  'measures.bandOf': '{{name}} ({{source}})',
  'measures.unrated': 'Né meglio né peggio: {{names}}.',
  'measures.pressureWatch': 'La pressione è salita ({{band}}): falla ricontrollare entro un mese.',
  'measures.course': '{{name}} in {{months}}, da {{first}} a {{last}}',
  'measures.sources': 'Fonti: {{names}}.',
  'measures.foundBy': '{{name}}: {{method}}.',
  'measures.openAll': 'Tutte le misure',
};
