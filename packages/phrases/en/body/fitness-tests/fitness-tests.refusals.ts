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
} as const;
