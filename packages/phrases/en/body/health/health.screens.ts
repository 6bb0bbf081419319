export const screens = {
  'health.title': 'Health',
  'health.mine': 'My health',
} as const;
