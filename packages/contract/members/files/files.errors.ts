export const errors = {
  /** By its content none of the types that are taken. */
  FileTypeRefused: 415,
  /** values: max (files), mb. */
  FilesFull: 409,
} as const;
