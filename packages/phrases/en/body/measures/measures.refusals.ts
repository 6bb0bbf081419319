export const refusals = {
  'error.MeasuresNotOverdue': 'There is nothing to remind of: none of these measures is overdue.',
  'error.MeasuresRemindedAlready': 'The club reminded of it today. It can do so again tomorrow.',
  'measure-too-early': 'That is before the person was born. Enter a later date.',
  'measure-limits': 'Between {{min}} and {{max}} {{unit}}.',
  'measure-not-typed': 'This measure is worked out of others, or stands here twice.',
  'measured-already': 'This is stored already.',
  'pressure-order': 'The first value of a blood pressure is the higher one.',
} as const;
