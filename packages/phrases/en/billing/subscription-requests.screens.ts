export const screens = {
  'billing.requests': 'Requests',
} as const;
