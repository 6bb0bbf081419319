export const refusals = {
  'measure-too-early': 'That is before the person was born. Enter a later date.',
  'measure-limits': 'Between {{min}} and {{max}} {{unit}}.',
  'measure-not-typed': 'This measure is worked out of others, or stands here twice.',
  'measured-already': 'This is stored already.',
  'pressure-order': 'The first value of a blood pressure is the higher one.',
} as const;
