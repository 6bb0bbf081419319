export const screens = {
  'billing.accounts': 'Payment accounts',
} as const;
