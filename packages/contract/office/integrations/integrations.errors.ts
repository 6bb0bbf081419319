export const errors = {
  /** Not https, another port, with credentials, or an internal network. */
  WebhookAddressRefused: 400,
  /** values: max. */
  WebhookLimit: 409,
} as const;
