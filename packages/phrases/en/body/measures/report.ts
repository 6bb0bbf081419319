export const report = {
  'measures.openReport': 'Opens this report',
  'measures.weightFell': 'Weight fell by {{by}}.',
  'measures.weightFellFat': 'Weight fell by {{by}}, most of it fat.',
  'measures.weightRose': 'Weight rose by {{by}}.',
  'measures.weightRoseFat': 'Weight rose by {{by}}, most of it fat.',
  'measures.entered': 'Now on target: {{names}}.',
  'measures.left': 'No longer on target: {{names}}.',
  'measures.pressureWatch': 'Blood pressure went up ({{band}}): have it checked again within a month.',
  'measures.course': '{{name}} over {{months}}, from {{first}} to {{last}}',
  'measures.sources': 'Sources: {{names}}.',
  'measures.foundBy': '{{name}} {{method}}.',
  'measures.openAll': 'All measures',
} as const;
