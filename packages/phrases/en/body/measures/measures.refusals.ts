export const refusals = {
  'measure-limits': 'Between {{min}} and {{max}} {{unit}}.',
  'measure-not-typed': 'This measure is worked out of others, or stands here twice.',
  'pressure-order': 'The first value of a blood pressure is the higher one.',
} as const;
