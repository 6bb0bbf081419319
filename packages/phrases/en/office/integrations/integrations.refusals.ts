export const refusals = {
  'error.WebhookAddressRefused':
    'Enter an address that begins with https://, of a server on the internet, without a port or an account in it.',
  'error.WebhookLimit': 'A club has at most {{max}} webhooks. Remove one that is not used any more.',
} as const;
