export const badges = {
  'badges.mine': 'My badges',
  'badges.none': 'No badge yet. Challenges of your club give them.',
} as const;
