export const errors = {
  /** No kiosk waits with this code: mistyped, used, or over. */
  KioskCodeUnknown: 404,
  KioskCodeAttempts: 429,
  /** values: max. */
  KioskLimit: 409,
  /** The token is of no kiosk: it was deleted, or another tablet is it by now. */
  KioskUnpaired: 409,
} as const;
