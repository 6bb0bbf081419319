export const refusals = {
  'measure-limits': 'Between {{min}} and {{max}} {{unit}}.',
  'measure-not-typed': 'This measure is worked out of others, or stands here twice.',
} as const;
