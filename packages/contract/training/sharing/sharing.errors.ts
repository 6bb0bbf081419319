export const errors = {
  /** Who sends a letter to others has proved that her own address is hers. values: email. */
  SenderNotConfirmed: 409,
  /** As many letters about trainings went to this address in an hour as one bears, whoever sent them. */
  SharedOftenWith: 429,
} as const;
