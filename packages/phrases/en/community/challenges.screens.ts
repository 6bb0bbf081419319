export const screens = {
  'challenges.title': 'Challenges',
  'challenges.mine': 'My challenges',
  'challenges.one': 'Challenge',
  'challenges.editor': 'Edit challenge',
} as const;
