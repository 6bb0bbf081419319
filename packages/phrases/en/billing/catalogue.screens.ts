export const screens = {
  'billing.catalogue': 'Subscriptions and credits',
} as const;
