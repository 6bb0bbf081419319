export const errors = {
  /** By its content none of the types that are taken. */
  ImageTypeRefused: 415,
  ImageTooSmall: 400,
  /** More pixels than are decoded. */
  ImageTooLarge: 400,
  /** Broken, cut off, or no picture after all. */
  ImageUnreadable: 400,
  /** Whoever it is for keeps `max` of them already. */
  ImagesFull: 409,
  /** The address does not lead to a public server by https. */
  ImageAddressRefused: 400,
  /** Nobody answered there, or not with a picture. */
  ImageNotFetched: 502,
} as const;
