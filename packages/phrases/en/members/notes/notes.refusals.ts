export const refusals = {
  'error.NoteOfAnother': 'Only whoever wrote a note changes or deletes it. Write one of your own, or move it to history.',
} as const;
