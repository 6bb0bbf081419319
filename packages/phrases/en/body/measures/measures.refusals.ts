export const refusals = {
  'error.MeasuresNotOverdue': 'There is nothing to remind of: none of these measures is overdue.',
  'error.MeasuresRemindedAlready': 'The club reminded of it today. It can do so again tomorrow.',
  'measure-too-early': 'That is before the person was born. Enter a later date.',
  'measure-limits': 'Between {{min}} and {{max}} {{unit}}.',
  'measure-not-typed': 'This measure is worked out of others, or stands here twice.',
  'measured-already': 'This is stored already.',
  'pressure-order': 'The first value of a blood pressure is the higher one.',
  'part-of-weight': 'A part of the body weighs less than all of it: check this value and the weight.',
  'part-of-water': 'Intracellular and extracellular water are parts of the total body water: check these values.',
  'part-of-cholesterol': 'HDL and LDL are parts of the total cholesterol: check these values.',
  'part-of-muscle': 'Skeletal muscle is a part of the muscle mass: check both values.',
  'part-of-fat': 'Subcutaneous fat is a part of the body fat: check both values.',
  'part-beside-fat': 'The weight without the body fat is less than this: check this value, the weight and the body fat.',
  'part-of-known-weight':
    'The last weight, {{weight}} {{unit}}, is too little for this: check this value, or enter the weight that was measured with it.',
} as const;
