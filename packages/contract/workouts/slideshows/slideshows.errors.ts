export const errors = {
  SlideshowNotFound: 404,
  /** A club has as many as it may. */
  TooManySlideshows: 409,
} as const;
