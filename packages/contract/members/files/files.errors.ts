export const errors = {
  FileTypeRefused: 415,
  /** values: max (files), mb. */
  FilesFull: 409,
} as const;
