export const errors = {
  SlideshowNotFound: 404,
  TooManySlideshows: 409,
} as const;
