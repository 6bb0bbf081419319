import type { report as en } from '../../../en/body/measures/report.ts';
import type { Translated } from '../../../phrases.ts';

export const report: Translated<typeof en> = {
  'measures.openReport': 'Abre este informe',
  'measures.weightFell': 'El peso bajó {{by}}.',
  'measures.weightFellFat': 'El peso bajó {{by}}, sobre todo grasa.',
  'measures.weightRose': 'El peso subió {{by}}.',
  'measures.weightRoseFat': 'El peso subió {{by}}, sobre todo grasa.',
  'measures.entered': 'Ahora en la franja de referencia: {{names}}.',
  'measures.left': 'Ya no en la franja de referencia: {{names}}.',
  'measures.kept': 'Ha cambiado dentro de la franja de referencia: {{names}}.',
  'measures.bandOf': '{{name}} ({{source}})',
  'measures.unrated': 'Ni mejor ni peor: {{names}}.',
  'measures.pressureWatch': 'La presión ha subido ({{band}}): vuelve a controlarla antes de un mes.',
  'measures.course': '{{name}} en {{months}}, de {{first}} a {{last}}',
  'measures.sources': 'Fuentes: {{names}}.',
  'measures.foundBy': '{{name}}: {{method}}.',
  'measures.openAll': 'Todas las medidas',
};
