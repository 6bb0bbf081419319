export const screens = {
  'billing.catalogue': 'Subscriptions and credits',
  'billing.transactions': 'Transactions',
  'billing.mine': 'My subscriptions and credits',
} as const;
