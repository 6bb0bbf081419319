export const errors = {
  PairingCodeUnknown: 404,
  PairingCodeExpired: 409,
  PairingCodeAttempts: 429,
} as const;
