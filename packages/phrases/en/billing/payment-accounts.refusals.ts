export const refusals = {
  'error.OnlinePaymentsNotConfigured': 'Online payments are not configured.',
} as const;
