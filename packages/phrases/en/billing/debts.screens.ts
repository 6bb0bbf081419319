export const screens = {
  'billing.debts': 'Debts of people who left',
} as const;
