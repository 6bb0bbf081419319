export const screens = {
  'billing.debts': 'Left owing',
} as const;
