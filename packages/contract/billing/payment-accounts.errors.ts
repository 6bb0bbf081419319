export const errors = {
  OnlinePaymentsNotConfigured: 409,
} as const;
