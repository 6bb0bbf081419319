export const errors = {
  NoteOfAnother: 403,
} as const;
