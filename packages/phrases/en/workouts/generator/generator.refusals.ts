export const refusals = {
  'error.NoExercisesAvailable':
    'No exercises available for the selected equipment. Choose another place, or have more equipment and exercises in the club. Conditions may leave none too.',
  'error.NoModelSet': 'This server has no model that reads words. Choose the chips by hand.',
  'no-sheet': 'A heart condition out of control gets no sheet: the person has to see a physician first.',
  'not-cleared': 'A physician has to clear it first: tick that you have seen it.',
} as const;
