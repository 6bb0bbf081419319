import type { report as en } from '../../../en/body/measures/report.ts';
import type { Translated } from '../../../phrases.ts';

export const report: Translated<typeof en> = {
  'measures.openReport': 'Ouvre ce rapport',
  'measures.weightFell': 'Le poids a baissé de {{by}}.',
  'measures.weightFellFat': 'Le poids a baissé de {{by}}, surtout de la graisse.',
  'measures.weightRose': 'Le poids a augmenté de {{by}}.',
  'measures.weightRoseFat': 'Le poids a augmenté de {{by}}, surtout de la graisse.',
  'measures.entered': 'Désormais dans la plage de référence : {{names}}.',
  'measures.left': 'Hors de la plage de référence désormais : {{names}}.',
  'measures.kept': 'A changé en restant dans la plage de référence : {{names}}.',
  'measures.bandOf': '{{name}} ({{source}})',
  'measures.unrated': 'Ni mieux ni moins bien : {{names}}.',
  'measures.pressureWatch': 'La tension a augmenté ({{band}}) : faites-la recontrôler d’ici un mois.',
  'measures.course': '{{name}} sur {{months}}, de {{first}} à {{last}}',
  'measures.sources': 'Sources : {{names}}.',
  'measures.foundBy': '{{name}} : {{method}}.',
  'measures.openAll': 'Toutes les mesures',
};
