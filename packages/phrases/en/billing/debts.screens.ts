export const screens = {
  'billing.debts': 'Unpaid by former members',
} as const;
