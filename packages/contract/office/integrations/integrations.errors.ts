export const errors = {
  /** No https, another port, an account in it, or inside a network. */
  WebhookAddressRefused: 400,
  /** values: max. */
  WebhookLimit: 409,
} as const;
