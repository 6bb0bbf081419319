export const errors = {
  /** The content is none of the accepted types. */
  ImageTypeRefused: 415,
  ImageTooSmall: 400,
  /** More pixels than the server decodes. */
  ImageTooLarge: 400,
  /** Damaged, truncated, or no picture. */
  ImageUnreadable: 400,
  /** The owner of the pictures has `max` of them already. */
  ImagesFull: 409,
  /** The address is not https or not of a public server. */
  ImageAddressRefused: 400,
  /** No response from there, or no picture. */
  ImageNotFetched: 502,
} as const;
