export const refusals = {
  'error.MeasuresNotOverdue': 'There is nothing to remind of: none of these measures is overdue.',
  'error.MeasuresRemindedAlready': 'The club reminded of it today. It can do so again tomorrow.',
  'measure-too-early': 'That is before the person was born. Enter a later date.',
  'measure-limits': 'Between {{min}} and {{max}} {{unit}}.',
  'measure-not-typed': 'This measure is worked out of others, or stands here twice.',
  'measured-already': 'This is stored already.',
  'pressure-order': 'The first value of a blood pressure is the higher one.',
  'part-of-weight': 'A part of the body weighs less than all of it: check this value and the weight.',
  'part-of-water': 'A part of the body water is less than all of it: check both values.',
  'part-of-cholesterol': 'A part of the cholesterol is less than the total: check both values.',
} as const;
