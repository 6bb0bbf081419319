export const errors = {
  /** Her profile is written by nobody else once she signs in, or proved that her address is hers. */
  ProfileIsHers: 409,
} as const;
