export const badges = {
  'badges.mine': 'My badges',
  'badges.none': 'None yet. You get the first one for your first training.',
  'badges.toEarn': 'To earn',
} as const;
