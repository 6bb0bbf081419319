export const errors = {
  /** A note is changed and deleted by whoever wrote it. */
  NoteOfAnother: 403,
} as const;
