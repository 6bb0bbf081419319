export const errors = {
  /** The sender's own mail address is not confirmed. values: email. */
  SenderNotConfirmed: 409,
  /** Too many mails to this address within an hour, from all senders. */
  SharedOftenWith: 429,
} as const;
