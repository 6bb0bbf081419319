import type { Samples } from '../../test/sample.ts';

const wanted = {
  Level: 'beginner',
  Goal: 'generalWellness',
  Location: 'club',
  WeeklyFrequency: 2,
  PreferredDuration: 30,
  WarmUpCooldown: true,
  OtherInstructions: 'Left knee',
  Seed: 7,
};

export const samples: Samples = {
  calls: ({ club }) => ({
    'generator.generate': {
      params: { id: club },
      body: wanted,
      answer: { Type: 'regular', Seed: 7, Plan: [{ Kind: 'full', WarmUp: 5 }, { Kind: 'full' }] },
    },
  }),
};
