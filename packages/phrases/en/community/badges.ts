export const badges = {
  'badges.mine': 'My badges',
  'badges.none': 'None yet. Your first training gives you the first.',
  'badges.toEarn': 'To earn',
} as const;
