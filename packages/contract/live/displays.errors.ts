export const errors = {
  PairingCodeUnknown: 404,
  PairingCodeExpired: 409,
} as const;
