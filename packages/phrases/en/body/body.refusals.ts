export const refusals = {
  'error.FitnessTestNotCleared':
    'Not today: with fever or an infection nobody is tested, and what you ticked, or a test to exhaustion, needs a doctor’s word first.',
  'error.FitnessTestNeedsProfile': 'This test goes by age and gender: fill them in in the profile, or choose the step test.',
  'error.FitnessTestTooSoon': 'This test was stopped above 85% less than a day ago: try again in {{hours}} h, or walk a mile.',
  'error.FitnessTestEnded': 'This test has ended already: prepare a new one.',
  'error.FitnessTestSamples':
    'The heart rates do not bear out how the test is said to have ended. Stop it by hand, and try again.',
  'test-load': 'Between 25 and 300 W.',
  'test-weight': 'Between 20 and 350 kg.',
  'test-distance': 'Between 500 and 5000 m.',
  'goal-day-over': 'Choose today or a day to come.',
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
