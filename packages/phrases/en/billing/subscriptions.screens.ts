export const screens = {
  'billing.mine': 'My subscriptions and credits',
} as const;
