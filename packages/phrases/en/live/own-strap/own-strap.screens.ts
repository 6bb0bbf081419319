export const screens = {
  'ownStrap.title': 'Train with your strap',
} as const;
