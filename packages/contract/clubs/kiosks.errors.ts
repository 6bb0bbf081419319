export const errors = {
  KioskCodeUnknown: 404,
  KioskCodeAttempts: 429,
  /** values: max. */
  KioskLimit: 409,
  /** The token is not valid: the kiosk was deleted or another tablet was paired. */
  KioskUnpaired: 409,
} as const;
