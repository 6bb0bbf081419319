export const screens = {
  'billing.transactions': 'Transactions',
} as const;
