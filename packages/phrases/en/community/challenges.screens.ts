export const screens = {
  'challenges.title': 'Challenges',
  'challenges.mine': 'My challenges',
  'challenges.one': 'Challenge',
  'challenges.editor': 'Edit challenge',
  'challenges.ofBrand': 'Brand challenges',
  'challenges.objective': 'Edit goal challenge',
} as const;
