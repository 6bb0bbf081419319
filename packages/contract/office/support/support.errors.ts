export const errors = {
  SupportVideoNotFound: 404,
  /** values: max. */
  TooManySupportVideos: 409,
} as const;
